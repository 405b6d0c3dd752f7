//! Serves the table without the rest of the program: `cargo run -p web --example serve -- 127.0.0.1:7878`.

#[tokio::main]
async fn main() -> Result<(), web::NotServed> {
    let listen = std::env::args().nth(1).and_then(|address| address.parse().ok());
    let mut config = web::Config::default();
    config.listen = listen.unwrap_or(config.listen);
    let opened = |address| {
        eprintln!("http://{address}");
        Ok(())
    };
    web::serve(config, opened).await
}
