//! The bus within a process: for nodes that live in one, as in tests.

use super::{Delivery, INCOMING, Parcel};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{mpsc, watch};

/// What nodes of one process share. Cheap to clone.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Listeners>>);

/// Who listens to which subjects.
type Listeners = Vec<(String, mpsc::Sender<Delivery>)>;

/// The end at which a subscriber listens.
pub(super) type Listener = mpsc::Receiver<Delivery>;

impl Hub {
    pub(super) fn subscribe(&self, pattern: &str) -> Listener {
        let (sender, listener) = mpsc::channel(INCOMING);
        let mut listeners = self.listeners();
        listeners.retain(|(_, sender)| !sender.is_closed());
        listeners.push((pattern.to_owned(), sender));
        listener
    }

    fn deliver(&self, parcel: &Parcel) {
        let mut heard = false;
        let listeners = self.listeners();
        for (_, listener) in listeners.iter().filter(|(pattern, listener)| !listener.is_closed() && fits(pattern, &parcel.subject)) {
            heard |= !listener.is_closed();
            // One that does not keep up loses it.
            drop(listener.try_send(Delivery::Parcel(parcel.clone())));
        }
        if let Some(reply) = parcel.reply.as_ref().filter(|_| !heard) {
            let nobody = listeners.iter().filter(|(pattern, _)| fits(pattern, reply));
            nobody.for_each(|(_, listener)| drop(listener.try_send(Delivery::Nobody(reply.clone()))));
        }
    }

    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

/// Sends what has queued up, unless this node is cut off.
pub(super) async fn carry(hub: Hub, mut queue: mpsc::Receiver<Parcel>, up: watch::Receiver<bool>) {
    while let Some(parcel) = queue.recv().await {
        if *up.borrow() {
            hub.deliver(&parcel);
        }
    }
}

/// The next message that reaches a node which is not cut off.
pub(super) async fn next(listener: &mut Listener, up: &watch::Receiver<bool>) -> Option<Delivery> {
    loop {
        let delivery = listener.recv().await?;
        if *up.borrow() {
            return Some(delivery);
        }
    }
}

/// Whether a subject is one of those that a pattern names: `*` is any one word, `>` all that follow.
fn fits(pattern: &str, subject: &str) -> bool {
    let (mut patterns, mut words) = (pattern.split('.'), subject.split('.'));
    loop {
        match (patterns.next(), words.next()) {
            (Some(">"), Some(_)) | (None, None) => return true,
            (Some("*"), Some(_)) => {}
            (Some(wanted), Some(word)) if wanted == word => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Bus, Silence};
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_pattern_names_words() {
        for (pattern, subject, expected) in [
            ("a.b", "a.b", true),
            ("a.b", "a.c", false),
            ("a.*", "a.c", true),
            ("a.*", "a.b.c", false),
            ("a.>", "a.b.c", true),
            ("a.>", "a", false),
            ("*.b", "a.b", true),
        ] {
            assert_eq!(fits(pattern, subject), expected, "{pattern} {subject}");
        }
    }

    #[tokio::test]
    async fn a_question_is_answered_or_nobody_is_there() {
        let hub = Hub::default();
        let (one, two) = (Bus::local("one".into(), hub.clone()).await, Bus::local("two".into(), hub).await);
        let within = Duration::from_secs(20);
        assert_eq!(one.ask("two.echo", b"hello".to_vec(), within).await, Err(Silence::Nobody));
        let mut questions = two.subscribe("two.echo").await.expect("a subscription");
        let answers = one.ask("two.echo", b"hello".to_vec(), within);
        let question = questions.recv().await.expect("a question");
        assert_eq!((&*question.bytes, question.word(1)), (&b"hello"[..], Some("echo")));
        two.answer(&question, b"yes".to_vec());
        assert_eq!(answers.await.as_deref(), Ok(&b"yes"[..]));
        two.cut(false);
        assert_eq!(two.ask("one.echo", Vec::new(), within).await, Err(Silence::Unsent));
    }
}
