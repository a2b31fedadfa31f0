//! A page that talks to a module: it keeps logs and views, as the client does.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use trilynx_bots::Clock;
use trilynx_wasm::{Learning, Local};

/// Goes on by itself whenever somebody looks, so that no test waits.
struct TestClock(AtomicU64);

impl Clock for TestClock {
    fn now(&self) -> Duration {
        Duration::from_secs(1_800_000_000) + Duration::from_micros(self.0.fetch_add(50, Ordering::Relaxed))
    }
}

/// What a module serves.
pub trait Served {
    fn new(clock: Box<dyn Clock>) -> Self;
    fn read_lines(&mut self, input: &[u8]);
    fn load_file(&mut self, bytes: &[u8]);
    fn step(&mut self) -> Option<Duration>;
    fn take_lines(&mut self) -> String;
}

macro_rules! served {
    ($($name:ident)*) => {
        $(impl Served for $name {
            fn new(clock: Box<dyn Clock>) -> Self {
                $name::new(clock)
            }
            fn read_lines(&mut self, input: &[u8]) {
                $name::read_lines(self, input);
            }
            fn load_file(&mut self, bytes: &[u8]) {
                $name::load_file(self, bytes);
            }
            fn step(&mut self) -> Option<Duration> {
                $name::step(self)
            }
            fn take_lines(&mut self) -> String {
                $name::take_lines(self)
            }
        })*
    };
}
served!(Local Learning);

pub struct Page<S = Local> {
    served: S,
    logs: HashMap<String, Vec<Value>>,
    heard: Vec<String>,
    numbers: u64,
}

impl<S: Served> Page<S> {
    pub fn new() -> Page<S> {
        Page { served: S::new(Box::new(TestClock(AtomicU64::new(0)))), logs: HashMap::new(), heard: Vec::new(), numbers: 0 }
    }

    /// With somebody who plays.
    pub fn begun() -> Page<S> {
        let mut page = Page::new();
        let welcome = page.say(json!({ "begin": { "seed": "5a".repeat(64), "person": "abcdefghijkl", "name": "Ada" } }));
        assert_eq!(welcome[0]["say"], "welcome", "{welcome:?}");
        page
    }

    /// What is said at once.
    pub fn bytes(&mut self, input: &[u8]) -> String {
        self.served.read_lines(input);
        self.hear()
    }

    /// Hands a file over.
    pub fn file(&mut self, bytes: &[u8]) -> Value {
        self.served.load_file(bytes);
        serde_json::from_str(self.hear().lines().next().expect("an answer")).expect("JSON")
    }

    pub fn text(&mut self, line: &str) -> String {
        self.bytes(line.as_bytes())
    }

    pub fn say(&mut self, line: Value) -> Vec<Value> {
        let text = self.text(&line.to_string());
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    fn hear(&mut self) -> String {
        let text = self.served.take_lines();
        for line in text.lines() {
            if let Ok(Value::Object(said)) = serde_json::from_str(line)
                && let (Some(table), Some(entries)) = (said.get("log").and_then(Value::as_str), said.get("entries"))
            {
                self.logs.entry(table.to_owned()).or_default().extend(entries.as_array().expect("a list").iter().cloned());
            }
            self.heard.push(line.to_owned());
        }
        text
    }

    /// One slice.
    pub fn step(&mut self) -> Option<Duration> {
        let wait = self.served.step();
        self.hear();
        wait
    }

    /// Until there is nothing to do for five seconds.
    pub fn work(&mut self) {
        for _ in 0..1_000_000 {
            match self.step() {
                Some(wait) if wait < Duration::from_secs(5) => {}
                _ => return,
            }
        }
        panic!("the work does not end");
    }

    /// All text since the last time, as far as it is no JSON.
    pub fn heard_text(&mut self) -> String {
        let lines = std::mem::take(&mut self.heard);
        lines.into_iter().filter(|line| !line.starts_with('{')).map(|line| line + "\n").collect()
    }

    pub fn request(&mut self, method: &str, path: &str, body: Option<Value>) -> Value {
        self.numbers += 1;
        let number = self.numbers;
        let mut line = json!({ "request": number, "method": method, "path": path });
        if let Some(body) = body {
            line["body"] = body;
        }
        self.heard.clear();
        self.text(&line.to_string());
        for _ in 0..1_000_000 {
            let answer =
                self.heard.iter().filter_map(|line| serde_json::from_str::<Value>(line).ok()).find(|line| line["request"] == number);
            if let Some(answer) = answer {
                return answer;
            }
            self.heard.clear();
            self.step();
        }
        panic!("{method} {path} is not answered");
    }

    pub fn get(&mut self, path: &str) -> Value {
        self.request("GET", path, None)
    }

    pub fn post(&mut self, path: &str, body: Value) -> Value {
        self.request("POST", path, Some(body))
    }

    pub fn open(&mut self, wanted: Value) -> String {
        let opened = self.post("/tables", wanted);
        assert_eq!(opened["status"], 201, "{opened}");
        opened["body"]["table"].as_str().expect("an id").to_owned()
    }

    pub fn watch(&mut self, table: &str, seat: Option<u8>) -> Value {
        let frames = self.say(json!({ "say": "watch", "table": table, "seat": seat, "pace": "quick" }));
        assert_eq!(frames[0]["say"], "table", "{frames:?}");
        frames[0].clone()
    }

    /// As it is watched.
    pub fn view(&mut self, table: &str) -> Value {
        let seen = self.get(&format!("/tables/{table}"));
        assert_eq!(seen["status"], 200, "{seen}");
        seen["body"]["view"].clone()
    }

    pub fn ask(&mut self, table: &str, seat: Value, command: Value) -> Value {
        self.numbers += 1;
        let key = format!("key {}", self.numbers);
        self.say_keyed(table, &key, seat, command)
    }

    pub fn say_keyed(&mut self, table: &str, key: &str, seat: Value, command: Value) -> Value {
        let frames = self.say(json!({ "say": "ask", "table": table, "key": key, "seat": seat, "command": command }));
        frames.last().expect("an answer").clone()
    }

    pub fn restore(&mut self, table: &str, entries: &[Value]) -> Value {
        self.logs.insert(table.to_owned(), entries.to_vec());
        self.say(json!({ "restore": table, "entries": entries }))[0].clone()
    }

    pub fn log(&self, table: &str) -> Vec<Value> {
        self.logs.get(table).cloned().unwrap_or_default()
    }
}
