//! People who change one study at once over a bad network: nothing that was acknowledged is lost, and all see the same tree.

use super::random::{apply, change, generator, person, pick, study};
use std::collections::VecDeque;
use trilynx_protocol::PersonId;
use trilynx_protocol::study::{StudyChange, StudyRole};
use trilynx_studies::Study;

/// A browser: what it has heard, what it has asked for, and what is on its way.
struct Browser {
    person: PersonId,
    /// As far as it has heard.
    heard: Study,
    /// Asked for and not answered yet, in order.
    pending: VecDeque<(u32, StudyChange)>,
    /// Whether it is connected.
    online: bool,
}

impl Browser {
    /// What its person sees: what was heard, and what was asked for as far as it can be done.
    fn sees(&self) -> Study {
        let mut study = self.heard.clone();
        for (_, wanted) in &self.pending {
            if let Ok(Some(decided)) = study.decide(self.person, wanted) {
                study.fold(&decided);
            }
        }
        study
    }
}

/// What the server keeps: the study, and every change with the browser and key it came from.
struct Server {
    study: Study,
    log: Vec<(PersonId, u32, StudyChange)>,
}

impl Server {
    /// A change arrives. One that is repeated is made once.
    fn ask(&mut self, by: PersonId, key: u32, wanted: &StudyChange) {
        if self.log.iter().any(|(person, known, _)| (*person, *known) == (by, key)) {
            return;
        }
        if let Ok(Some(decided)) = self.study.decide(by, wanted) {
            self.study.fold(&decided);
            self.log.push((by, key, decided));
        }
    }
}

#[test]
fn everybody_ends_with_the_same_tree() {
    let mut merged = 0;
    for seed in 0..60 {
        let mut chance = generator(seed);
        let people = [person(1), person(2), person(3)];
        let mut first = study(&mut chance, people[0]);
        for other in &people[1..] {
            apply(&mut first, people[0], &StudyChange::SetMember { person: *other, role: StudyRole::Writer });
        }
        let base = first.version;
        let mut server = Server { study: first.clone(), log: Vec::new() };
        let browser = |person| Browser { person, heard: first.clone(), pending: VecDeque::new(), online: true };
        let mut browsers = people.map(browser);
        let mut key = 0;
        for _ in 0..300 {
            let who = chance.below(3) as usize;
            let browser = &mut browsers[who];
            match chance.below(6) {
                // Somebody does something, connected or not.
                0 | 1 => {
                    key += 1;
                    let wanted = change(&browser.sees(), &mut chance);
                    browser.pending.push_back((key, wanted));
                }
                // What was asked for arrives; the answer may be lost, and then it is asked again.
                2 | 3 if browser.online => {
                    for (key, wanted) in &browser.pending {
                        server.ask(browser.person, *key, wanted);
                    }
                    if *pick(&mut chance, &[true, true, false]) {
                        browser.pending.clear();
                    }
                }
                // What happened arrives.
                4 if browser.online => hear(browser, &server, base),
                _ => browser.online = chance.below(3) > 0,
            }
        }
        for browser in &mut browsers {
            for (key, wanted) in std::mem::take(&mut browser.pending) {
                server.ask(browser.person, key, &wanted);
            }
        }
        let mut replayed = first.clone();
        server.log.iter().for_each(|(_, _, change)| replayed.fold(change));
        assert_eq!(replayed, server.study, "seed {seed}");
        for browser in &mut browsers {
            hear(browser, &server, base);
            assert_eq!(browser.heard, server.study, "seed {seed}");
        }
        merged += server.log.len();
    }
    assert!(merged > 3000, "only {merged} changes were made");
}

/// Folds in what happened since, from the version that a browser has.
fn hear(browser: &mut Browser, server: &Server, base: u32) {
    for (by, key, change) in &server.log[(browser.heard.version - base) as usize..] {
        browser.heard.fold(change);
        if *by == browser.person {
            browser.pending.retain(|(pending, _)| pending != key);
        }
    }
}
