//! Where a new table is served: at the node where it is opened, or at one that has much less to do.
//!
//! The one thing to know: placement only says who is asked to claim a table first. If that node does not answer, the table is claimed here, and
//! the node that claims it owns it. Tables that are served already stay where they are.

use super::context::Context;
use super::table::{RequestError, TableCall, ask_owner};
use std::sync::Arc;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use trilynx_protocol::{PersonId, TableId};

/// The epoch in which a table is opened.
const OPENED_IN: u32 = 0;
/// How long another node may take to claim a table.
const CLAIMS_WITHIN: Duration = Duration::from_millis(500);
/// How much busier this node must be than the least busy one before a table goes there: what is served where it is opened has one way less.
const MARGIN: f64 = 0.25;
/// So many tables more or less make no difference.
const FEW_TABLES: f64 = 16.0;
/// How much of the last look counts beside those before it.
const FRESH: f64 = 0.3;

/// How much a node has to do.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Duty {
    pub node: Arc<str>,
    /// The share of its processors that it uses, from 0 to 1.
    pub load: f64,
    /// Tables that it owns.
    pub tables: usize,
}

/// What each node that takes tables has to do, as far as is known.
#[derive(Default)]
pub(super) struct Duties(Mutex<Vec<Duty>>);

impl Duties {
    pub fn learn(&self, duties: Vec<Duty>) {
        *self.known() = duties;
    }

    /// The node for a new table, if that is not this one. It counts as placed until more is known.
    fn choose(&self, here: &str) -> Option<Arc<str>> {
        let mut known = self.known();
        let average = known.iter().map(|duty| duty.tables as f64).sum::<f64>() / known.len().max(1) as f64;
        let busy = |duty: &Duty| duty.load.clamp(0.0, 1.0) + duty.tables as f64 / (average + FEW_TABLES);
        let mine = known.iter().position(|duty| *duty.node == *here)?;
        let least = (0..known.len()).min_by(|one, other| busy(&known[*one]).total_cmp(&busy(&known[*other])))?;
        let goes = busy(&known[mine]) > busy(&known[least]) + MARGIN;
        let chosen = &mut known[if goes { least } else { mine }];
        chosen.tables += 1;
        goes.then(|| chosen.node.clone())
    }

    fn known(&self) -> MutexGuard<'_, Vec<Duty>> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

impl Context {
    /// Brings a table that was just opened to the node that will serve it: a bot may have the first move, and a clock may be running.
    pub(super) async fn place(&self, table: TableId, opener: PersonId) -> Result<(), RequestError> {
        if let Some(node) = self.nodes.duties().choose(self.bus.node()) {
            // The answer shows that the other node has claimed the table.
            let call = TableCall::View { person: opener, seat: None };
            // Who opens a table owns it until it is given up.
            let released = self.store.release(table, self.bus.node(), OPENED_IN, None).await.is_ok();
            if released && ask_owner(&self.bus, &node, table, &call, CLAIMS_WITHIN).await.is_ok() {
                return Ok(());
            }
        }
        self.table(table).map(|handle| handle.wake())
    }
}

/// Measures the share of its processors that this process uses.
pub(super) struct Meter {
    looked: Option<(Instant, f64)>,
    share: Option<f64>,
}

impl Meter {
    pub fn new() -> Meter {
        Meter { looked: None, share: None }
    }

    /// The share since the last looks, the latest of them most; nothing where the system does not say.
    pub fn look(&mut self) -> Option<f64> {
        let (now, used) = (Instant::now(), crate::metrics::processor_seconds()?);
        if let Some((then, before)) = self.looked.replace((now, used)) {
            let processors = std::thread::available_parallelism().map_or(1.0, |count| count.get() as f64);
            let share = (used - before) / (now - then).as_secs_f64().max(0.001) / processors;
            self.share = Some(self.share.map_or(share, |known| known + FRESH * (share - known)));
        }
        self.share
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duties(known: &[(&str, f64, usize)]) -> Duties {
        let duties = Duties::default();
        duties.learn(known.iter().map(|(node, load, tables)| Duty { node: (*node).into(), load: *load, tables: *tables }).collect());
        duties
    }

    #[test]
    fn a_table_stays_where_it_is_opened_unless_another_node_has_much_less_to_do() {
        for (known, expected) in [
            (&[][..], None),
            (&[("a", 0.9, 500)][..], None),
            (&[("a", 0.2, 100), ("b", 0.1, 90)][..], None),
            (&[("a", 0.2, 4), ("b", 0.2, 0)][..], None),
            (&[("a", 0.2, 200), ("b", 0.2, 100)][..], Some("b")),
            (&[("a", 0.9, 100), ("b", 0.5, 100), ("c", 0.3, 100)][..], Some("c")),
            (&[("b", 0.0, 0), ("c", 0.0, 0)][..], None),
        ] {
            assert_eq!(duties(known).choose("a").as_deref(), expected, "{known:?}");
        }
    }

    #[test]
    fn many_tables_at_once_do_not_all_go_to_one_node() {
        let duties = duties(&[("a", 0.0, 300), ("b", 0.0, 0), ("c", 0.0, 0)]);
        let placed: Vec<_> = (0..100).map(|_| duties.choose("a").expect("another node")).collect();
        assert_eq!(placed.iter().filter(|node| &***node == "b").count(), 50);
    }
}
