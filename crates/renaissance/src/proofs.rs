//! Single rules, proved on drawn positions.
