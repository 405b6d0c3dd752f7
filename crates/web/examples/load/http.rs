//! Just enough of HTTP to be a visitor: a connection that is kept, and an event stream.

use std::io::{Error, Result};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection on which one request follows another.
pub struct Connection {
    stream: TcpStream,
    /// What has been read and not used yet, from `used` on.
    read: Vec<u8>,
    used: usize,
}

pub struct Reply {
    pub status: u16,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, read: Vec::new(), used: 0 })
    }

    /// Gets a page, with these lines of header besides the usual ones.
    pub async fn get(&mut self, path: &str, header: &str) -> Result<Reply> {
        self.send(format!("GET {path} HTTP/1.1\r\nHost: load\r\n{header}\r\n")).await
    }

    /// Posts a form, or JSON if the body looks like it.
    pub async fn post(&mut self, path: &str, header: &str, body: &str) -> Result<Reply> {
        let kind = match body.starts_with('{') {
            true => "application/json",
            false => "application/x-www-form-urlencoded",
        };
        let length = body.len();
        self.send(format!(
            "POST {path} HTTP/1.1\r\nHost: load\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{header}\r\n{body}"
        ))
        .await
    }

    async fn send(&mut self, request: String) -> Result<Reply> {
        self.stream.write_all(request.as_bytes()).await?;
        let (status, length) = self.head().await?;
        let body = match length {
            Length::Known(length) => self.take(length).await?.to_vec(),
            Length::Chunked => self.chunks().await?,
        };
        Ok(Reply { status, body })
    }

    async fn chunks(&mut self) -> Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let chunk = self.chunk().await?;
            if chunk.is_empty() {
                return Ok(body);
            }
            body.extend_from_slice(chunk);
        }
    }

    /// The next chunk; an empty one is the last.
    async fn chunk(&mut self) -> Result<&[u8]> {
        let line = self.line().await?;
        let size = usize::from_str_radix(line.trim(), 16).map_err(Error::other)?;
        let chunk = self.take(size + 2).await?;
        Ok(&chunk[..size])
    }

    async fn head(&mut self) -> Result<(u16, Length)> {
        let first = self.line().await?;
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| Error::other(format!("no status in {first:?}")))?;
        let mut length = Length::Known(0);
        loop {
            let line = self.line().await?.to_ascii_lowercase();
            if line.is_empty() {
                return Ok((status, length));
            }
            if let Some(figures) = line.strip_prefix("content-length:") {
                length = Length::Known(figures.trim().parse().map_err(Error::other)?);
            }
            if line.starts_with("transfer-encoding:") && line.contains("chunked") {
                length = Length::Chunked;
            }
        }
    }

    async fn line(&mut self) -> Result<String> {
        loop {
            let unused = &self.read[self.used..];
            if let Some(end) = unused.windows(2).position(|two| two == b"\r\n") {
                let line = String::from_utf8_lossy(&unused[..end]).into_owned();
                self.used += end + 2;
                return Ok(line);
            }
            self.more().await?;
        }
    }

    async fn take(&mut self, length: usize) -> Result<&[u8]> {
        while self.read.len() - self.used < length {
            self.more().await?;
        }
        self.used += length;
        Ok(&self.read[self.used - length..self.used])
    }

    async fn more(&mut self) -> Result<()> {
        self.read.drain(..self.used);
        self.used = 0;
        match self.stream.read_buf(&mut self.read).await? {
            0 => Err(Error::other("the server has hung up")),
            _ => Ok(()),
        }
    }
}

enum Length {
    Known(usize),
    Chunked,
}

/// The event stream of one viewer.
pub struct Events {
    connection: Connection,
    /// What belongs to an event that is not complete yet.
    begun: Vec<u8>,
}

impl Events {
    pub async fn open(address: SocketAddr, path: &str, header: &str) -> Result<Events> {
        let mut connection = Connection::open(address).await?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: load\r\nAccept: text/event-stream\r\n{header}\r\n");
        connection.stream.write_all(request.as_bytes()).await?;
        match connection.head().await? {
            (200, Length::Chunked) => Ok(Events { connection, begun: Vec::new() }),
            (status, _) => Err(Error::other(format!("no stream but {status}"))),
        }
    }

    /// The next event, whole. The server writes each event as a chunk of its own, or several chunks.
    pub async fn next(&mut self) -> Result<Vec<u8>> {
        loop {
            let chunk = self.connection.chunk().await?;
            if chunk.is_empty() {
                return Err(Error::other("the stream has ended"));
            }
            self.begun.extend_from_slice(chunk);
            if self.begun.ends_with(b"\n\n") {
                let event = std::mem::take(&mut self.begun);
                if !event.starts_with(b":") {
                    return Ok(event);
                }
            }
        }
    }
}
