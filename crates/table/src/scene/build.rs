//! Builders of scenes: chained methods, generated so that every element is built in the same way.

/// Chained methods for the fields of a type. `set` takes a value, `some` fills an optional field, `each` appends one item to a list and
/// `all` appends many.
macro_rules! setters {
    ($type:ty { $($how:ident $name:ident: $kind:ty $(=> $field:ident)?),* $(,)? }) => {
        impl $type { $(setters!(@$how $name, $kind $(, $field)?);)* }
    };
    (@set $name:ident, $kind:ty, $field:ident) => {
        #[doc = concat!("Sets `", stringify!($field), "`.")]
        #[must_use]
        pub fn $name(mut self, $name: impl Into<$kind>) -> Self {
            self.$field = $name.into();
            self
        }
    };
    (@some $name:ident, $kind:ty) => {
        #[doc = concat!("Sets `", stringify!($name), "`.")]
        #[must_use]
        pub fn $name(mut self, $name: impl Into<$kind>) -> Self {
            self.$name = Some($name.into());
            self
        }
    };
    (@each $name:ident, $kind:ty, $field:ident) => {
        #[doc = concat!("Adds one to `", stringify!($field), "`.")]
        #[must_use]
        pub fn $name(mut self, $name: impl Into<$kind>) -> Self {
            self.$field.push($name.into());
            self
        }
    };
    (@all $name:ident, $kind:ty, $field:ident) => {
        #[doc = concat!("Adds all of these to `", stringify!($field), "`.")]
        #[must_use]
        pub fn $name<I: Into<$kind>>(mut self, $name: impl IntoIterator<Item = I>) -> Self {
            self.$field.extend($name.into_iter().map(Into::into));
            self
        }
    };
}
pub(super) use setters;
