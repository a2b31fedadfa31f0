//! A client as anybody could write one: a guest, a socket, and views kept by folding what is heard.

use futures_util::{SinkExt as _, StreamExt as _};
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes, client::IntoClientRequest as _, protocol::WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use trilynx_protocol::wire::{TableView, ToClient, ToServer};
use trilynx_protocol::{Command, PersonId, TableId};

/// What went wrong, in words.
#[derive(Debug)]
pub struct Trouble(pub String);

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

impl From<reqwest::Error> for Trouble {
    fn from(error: reqwest::Error) -> Trouble {
        Trouble(format!("{error:?}"))
    }
}

impl From<tungstenite::Error> for Trouble {
    fn from(error: tungstenite::Error) -> Trouble {
        Trouble(error.to_string())
    }
}

/// Where a client claims to come from, and how much it has sent.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// What a proxy would say of it in `X-Forwarded-For`. Only a server that trusts this machine as a proxy believes it.
    pub address: Option<IpAddr>,
    /// Requests and frames sent, counted together for all clones.
    pub sent: Arc<AtomicU64>,
}

/// The header in which a proxy names the address of a client.
const FORWARDED: &str = "x-forwarded-for";

impl Origin {
    /// Counts a request and names its address.
    fn sign(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        self.sent.fetch_add(1, Ordering::Relaxed);
        match self.address {
            Some(address) => request.header(FORWARDED, address.to_string()),
            None => request,
        }
    }
}

/// Somebody with a session.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Where the server is: `127.0.0.1:8770`.
    pub server: String,
    /// The session, as the cookie has it.
    pub cookie: String,
    /// Who they are.
    pub id: PersonId,
    http: reqwest::Client,
    origin: Origin,
}

impl Guest {
    /// A new guest.
    pub async fn arrive(http: &reqwest::Client, server: &str) -> Result<Guest, Trouble> {
        Guest::arrive_from(http, server, Origin::default()).await
    }

    /// A new guest who comes from somewhere else.
    pub async fn arrive_from(http: &reqwest::Client, server: &str, origin: Origin) -> Result<Guest, Trouble> {
        let response = origin.sign(http.post(format!("http://{server}/api/guest"))).send().await?.error_for_status()?;
        let cookie = response
            .headers()
            .get("set-cookie")
            .and_then(|cookie| cookie.to_str().ok()?.split(';').next().map(str::to_owned))
            .ok_or_else(|| Trouble("a guest got no cookie".to_owned()))?;
        let me: serde_json::Value = response.json().await?;
        let id = me["person"]["id"].as_str().and_then(|id| id.parse().ok()).ok_or_else(|| Trouble(format!("no id in {me}")))?;
        Ok(Guest { server: server.to_owned(), cookie, id, http: http.clone(), origin })
    }

    /// The same guest at another address.
    pub fn at(&self, server: &str) -> Guest {
        Guest { server: server.to_owned(), ..self.clone() }
    }

    /// The same guest, who has gone elsewhere.
    pub fn moved_to(&self, address: IpAddr) -> Guest {
        Guest { origin: Origin { address: Some(address), ..self.origin.clone() }, ..self.clone() }
    }

    /// Reads something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        let request = self.http.get(format!("http://{}{path}", self.server)).header("cookie", &self.cookie);
        Ok(self.origin.sign(request).send().await?.error_for_status()?.json().await?)
    }

    /// Reads something with these headers, and gives status and the whole body back whatever they are.
    pub async fn fetch(&self, path: &str, headers: &[(&str, &str)]) -> Result<(u16, Vec<u8>), Trouble> {
        let mut request = self.http.get(format!("http://{}{path}", self.server)).header("cookie", &self.cookie);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = self.origin.sign(request).send().await?;
        let status = response.status().as_u16();
        Ok((status, response.bytes().await?.to_vec()))
    }

    /// Sends something, and gives status and answer back whatever they are.
    pub async fn post(&self, path: &str, body: &serde_json::Value) -> Result<(u16, serde_json::Value), Trouble> {
        let origin = format!("http://{}", self.server);
        let request = self.http.post(format!("{origin}{path}")).header("cookie", &self.cookie).header("origin", &origin).json(body);
        let response = self.origin.sign(request).send().await?;
        let status = response.status().as_u16();
        Ok((status, response.json().await.unwrap_or(serde_json::Value::Null)))
    }

    /// Sends something and keeps the cookies of the answer, as a browser does: to make an account, to sign in and out.
    pub async fn act(&mut self, path: &str, body: &serde_json::Value) -> Result<(u16, serde_json::Value), Trouble> {
        let origin = format!("http://{}", self.server);
        let request = self.http.post(format!("{origin}{path}")).header("cookie", &self.cookie).header("origin", &origin).json(body);
        let response = self.origin.sign(request).send().await?;
        let status = response.status().as_u16();
        let set: Vec<String> =
            response.headers().get_all("set-cookie").iter().filter_map(|set| set.to_str().ok().map(str::to_owned)).collect();
        self.cookie = with_cookies(&self.cookie, &set);
        Ok((status, response.json().await.unwrap_or(serde_json::Value::Null)))
    }

    /// Opens a table.
    pub async fn open(&self, opening: &serde_json::Value) -> Result<TableId, Trouble> {
        let (status, answer) = self.post("/api/tables", opening).await?;
        let id = answer["table"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Trouble(format!("no table opened: {status} {answer}")))
    }

    /// A socket of their own.
    pub async fn connect(&self) -> Result<Socket, Trouble> {
        let mut request = format!("ws://{}/api/live", self.server).into_client_request()?;
        let cookie = self.cookie.parse().map_err(|_| Trouble("the cookie is no header".to_owned()))?;
        request.headers_mut().insert("cookie", cookie);
        let origin = format!("http://{}", self.server).parse().map_err(|_| Trouble("the address is no header".to_owned()))?;
        request.headers_mut().insert("origin", origin);
        if let Some(address) = self.origin.address {
            let address = address.to_string().parse().map_err(|_| Trouble("the address is no header".to_owned()))?;
            request.headers_mut().insert(FORWARDED, address);
        }
        self.origin.sent.fetch_add(1, Ordering::Relaxed);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
        Ok(Socket { stream, views: HashMap::new(), sent: self.origin.sent.clone() })
    }
}

/// The cookies of a browser after a `Set-Cookie`. A cookie with `Max-Age=0` is removed.
fn with_cookies(kept: &str, set: &[String]) -> String {
    let mut cookies: Vec<(String, String)> = Vec::new();
    let mut keep = |pair: &str, lasts: bool| {
        let Some((name, value)) = pair.trim().split_once('=') else { return };
        cookies.retain(|(known, _)| known != name);
        if lasts {
            cookies.push((name.to_owned(), value.to_owned()));
        }
    };
    kept.split(';').for_each(|pair| keep(pair, true));
    for cookie in set {
        let mut parts = cookie.split(';');
        let pair = parts.next().unwrap_or_default();
        keep(pair, !parts.any(|part| part.trim().eq_ignore_ascii_case("max-age=0")));
    }
    cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
}

/// A connection and what it has seen.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Tables as they look from here.
    pub views: HashMap<TableId, TableView>,
    sent: Arc<AtomicU64>,
}

impl Socket {
    /// Says something.
    pub async fn say(&mut self, said: &ToServer) -> Result<(), Trouble> {
        let text = serde_json::to_string(said).map_err(|error| Trouble(error.to_string()))?;
        self.say_text(text).await
    }

    /// Says something that may make no sense.
    pub async fn say_text(&mut self, text: String) -> Result<(), Trouble> {
        self.sent.fetch_add(1, Ordering::Relaxed);
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next frame as it came; none when the connection has ended.
    pub async fn hear_text(&mut self) -> Result<Option<String>, Trouble> {
        Ok(self.hear_frame().await?.map(|text| text.to_string()))
    }

    /// The same, not copied.
    pub async fn hear_frame(&mut self) -> Result<Option<Utf8Bytes>, Trouble> {
        loop {
            match self.stream.next().await {
                None => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed)) => return Ok(None),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next frame, folded into the view it belongs to.
    pub async fn hear(&mut self) -> Result<Option<ToClient>, Trouble> {
        let Some(text) = self.hear_text().await? else { return Ok(None) };
        let heard: ToClient = serde_json::from_str(&text).map_err(|error| Trouble(format!("{error}: {text}")))?;
        match &heard {
            ToClient::Table { view, .. } => drop(self.views.insert(view.id, (**view).clone())),
            ToClient::Events { table, from, events, .. } => {
                if let Some(view) = self.views.get_mut(table)
                    && view.version == *from
                {
                    events.iter().for_each(|seen| view.fold(seen));
                }
            }
            _ => {}
        }
        Ok(Some(heard))
    }

    /// Hears until `wanted` finds what it wants; trouble when the connection ends or nothing comes for half a minute.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(&Socket, &ToClient) -> Option<T>) -> Result<T, Trouble> {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(30), self.hear()).await;
            let heard = heard.map_err(|_| Trouble("nothing was heard for half a minute".to_owned()))??;
            let heard = heard.ok_or_else(|| Trouble("the connection has ended".to_owned()))?;
            if let Some(found) = wanted(self, &heard) {
                return Ok(found);
            }
        }
    }

    /// Watches a table and waits for the first view.
    pub async fn watch(&mut self, table: TableId) -> Result<(), Trouble> {
        self.say(&ToServer::Watch { table, seat: None, version: None, pace: None }).await?;
        self.until(|_, heard| match heard {
            ToClient::Table { view, .. } if view.id == table => Some(Ok(())),
            ToClient::Error { error, table: Some(about), .. } if *about == table => Some(Err(Trouble(format!("{error:?}")))),
            _ => None,
        })
        .await?
    }

    /// Asks for something and waits for the answer: the version it led to, or what was said instead.
    pub async fn ask(&mut self, table: TableId, key: &str, command: Command) -> Result<Result<u32, ToClient>, Trouble> {
        self.say(&ToServer::Ask { table, key: key.to_owned(), seat: None, command }).await?;
        let own = key.to_owned();
        self.until(move |_, heard| match heard {
            ToClient::Granted { key, version, .. } if *key == own => Some(Ok(*version)),
            ToClient::Refused { key, .. } | ToClient::Error { key: Some(key), .. } if *key == own => Some(Err(heard.clone())),
            _ => None,
        })
        .await
    }

    /// The moves this viewer may choose from at a table.
    pub fn legal(&self, table: TableId) -> &[String] {
        let decision = self.views.get(&table).and_then(|view| view.game.as_ref()?.decision.as_ref());
        decision.and_then(|decision| decision.legal.as_deref()).unwrap_or_default()
    }

    /// How many moves have been played there.
    pub fn moves(&self, table: TableId) -> u32 {
        self.views.get(&table).and_then(|view| view.game.as_ref()).map_or(0, |game| game.moves.len() as u32)
    }

    /// Ends the connection.
    pub async fn leave(mut self) {
        // A peer that is gone need not be notified.
        drop(self.stream.close(None).await);
    }
}

#[cfg(test)]
mod tests {
    use super::with_cookies;

    #[test]
    fn cookies_are_kept_as_a_browser_keeps_them() {
        let set = |cookies: &[&str]| cookies.iter().map(|cookie| (*cookie).to_owned()).collect::<Vec<_>>();
        assert_eq!(with_cookies("a=1", &[]), "a=1");
        assert_eq!(with_cookies("a=1", &set(&["b=2; Path=/; HttpOnly"])), "a=1; b=2");
        assert_eq!(with_cookies("a=1; b=2", &set(&["a=3; Max-Age=99"])), "b=2; a=3");
        assert_eq!(with_cookies("a=1; b=2", &set(&["a=; Path=/; Max-Age=0"])), "b=2");
    }
}
