//! What can be limited, and how much of each is allowed unless the host says otherwise.

use std::num::NonZeroU32;
use std::time::Duration;
use trilynx_protocol::Command;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitKind {
    /// Any HTTP request.
    Requests,
    /// An attempt to sign in, or a password asked again. See [`super::Limits::count_guess`].
    SignIns,
    /// A new guest or account.
    Guests,
    /// A new table, also by a rematch or pairing.
    Tables,
    /// A line of chat.
    Chat,
    /// Any message on a WebSocket.
    Messages,
    /// Many records at once, or an export.
    Downloads,
    /// A game gone through.
    Studies,
    /// A review begun.
    Reviews,
    /// A hint in a game against bots.
    Hints,
    /// What was kept in a browser, taken into an account.
    KeptGames,
    /// A study saved, or a text of one read.
    SavedStudies,
    /// A tournament announced.
    Tournaments,
    /// Somebody blocked or followed.
    Relations,
    /// Somebody challenged.
    Challenges,
    /// Somebody reported, or an appeal.
    Reports,
    /// Somebody reported by a guest.
    GuestReports,
    /// A line of chat of somebody who is new here.
    NewChat,
    /// A mail that somebody makes us send.
    Mails,
}

impl LimitKind {
    /// All of them, in order.
    pub const ALL: [LimitKind; 19] = [
        LimitKind::Requests,
        LimitKind::SignIns,
        LimitKind::Guests,
        LimitKind::Tables,
        LimitKind::Chat,
        LimitKind::Messages,
        LimitKind::Downloads,
        LimitKind::Studies,
        LimitKind::Reviews,
        LimitKind::Hints,
        LimitKind::KeptGames,
        LimitKind::SavedStudies,
        LimitKind::Tournaments,
        LimitKind::Relations,
        LimitKind::Challenges,
        LimitKind::Reports,
        LimitKind::GuestReports,
        LimitKind::NewChat,
        LimitKind::Mails,
    ];

    /// What a command is counted as besides a message.
    pub fn of_command(command: &Command) -> Option<LimitKind> {
        match command {
            Command::Say { .. } => Some(LimitKind::Chat),
            // One who plays alone has the next table at once.
            Command::OfferRematch => Some(LimitKind::Tables),
            _ => None,
        }
    }

    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            LimitKind::Requests => "requests",
            LimitKind::SignIns => "sign_ins",
            LimitKind::Guests => "guests",
            LimitKind::Tables => "tables",
            LimitKind::Chat => "chat",
            LimitKind::Messages => "messages",
            LimitKind::Downloads => "downloads",
            LimitKind::Studies => "studies",
            LimitKind::Reviews => "reviews",
            LimitKind::Hints => "hints",
            LimitKind::KeptGames => "kept_games",
            LimitKind::SavedStudies => "saved_studies",
            LimitKind::Tournaments => "tournaments",
            LimitKind::Relations => "relations",
            LimitKind::Challenges => "challenges",
            LimitKind::Reports => "reports",
            LimitKind::GuestReports => "guest_reports",
            LimitKind::NewChat => "new_chat",
            LimitKind::Mails => "mails",
        }
    }
}

/// A burst, then one more each period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: NonZeroU32,
    /// One more each.
    pub every: Duration,
}

impl Rate {
    /// # Panics
    /// If a number is 0: a rate is written in the program, never read from outside.
    pub const fn new(burst: u32, every_ms: u64) -> Rate {
        assert!(every_ms > 0, "a rate has a period");
        Rate { burst: NonZeroU32::new(burst).expect("a rate allows something"), every: Duration::from_millis(every_ms) }
    }
}

/// A rate for everybody behind one address, and one for one person wherever they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// An address; a whole club may sit behind it.
    pub address: Rate,
    /// A person.
    pub person: Rate,
}

/// All that is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allowances {
    /// [`LimitKind::Requests`].
    pub requests: Rates,
    /// [`LimitKind::SignIns`]; the "person" is one name tried from one network.
    pub sign_ins: Rates,
    /// [`LimitKind::SignIns`] for one name from everywhere together, but for the devices that its owner has used.
    pub sign_ins_by_name: Rate,
    /// [`LimitKind::Guests`].
    pub guests: Rates,
    /// [`LimitKind::Tables`].
    pub tables: Rates,
    /// [`LimitKind::Chat`].
    pub chat: Rates,
    /// [`LimitKind::Messages`].
    pub messages: Rates,
    /// [`LimitKind::Downloads`].
    pub downloads: Rates,
    /// [`LimitKind::Studies`].
    pub studies: Rates,
    /// [`LimitKind::Reviews`].
    pub reviews: Rates,
    /// [`LimitKind::Hints`].
    pub hints: Rates,
    /// [`LimitKind::KeptGames`].
    pub kept_games: Rates,
    /// [`LimitKind::SavedStudies`].
    pub saved_studies: Rates,
    /// [`LimitKind::Tournaments`].
    pub tournaments: Rates,
    /// [`LimitKind::Relations`].
    pub relations: Rates,
    /// [`LimitKind::Challenges`].
    pub challenges: Rates,
    /// [`LimitKind::Reports`].
    pub reports: Rates,
    /// [`LimitKind::GuestReports`].
    pub guest_reports: Rates,
    /// [`LimitKind::NewChat`].
    pub new_chat: Rates,
    /// [`LimitKind::Mails`]; the "person" is also one name from one network, whether it exists or not.
    pub mails: Rates,
    /// Connections at once from one address.
    pub connections_by_address: u32,
    /// WebSockets at once by one person.
    pub connections_by_person: u32,
}

impl Default for Allowances {
    /// Enough for a club behind one address, and for a program that plays many games at once.
    fn default() -> Allowances {
        let rates = |address, person| Rates { address, person };
        Allowances {
            requests: rates(Rate::new(600, 20), Rate::new(200, 50)),
            sign_ins: rates(Rate::new(30, 5_000), Rate::new(10, 30_000)),
            sign_ins_by_name: Rate::new(200, 30_000),
            guests: rates(Rate::new(60, 5_000), Rate::new(10, 60_000)),
            tables: rates(Rate::new(100, 1_000), Rate::new(30, 5_000)),
            chat: rates(Rate::new(100, 100), Rate::new(10, 2_000)),
            messages: rates(Rate::new(2_000, 2), Rate::new(200, 20)),
            downloads: rates(Rate::new(30, 5_000), Rate::new(10, 10_000)),
            studies: rates(Rate::new(300, 25), Rate::new(100, 50)),
            reviews: rates(Rate::new(100, 1_000), Rate::new(30, 4_000)),
            hints: rates(Rate::new(100, 500), Rate::new(20, 2_000)),
            kept_games: rates(Rate::new(300, 60_000), Rate::new(100, 300_000)),
            saved_studies: rates(Rate::new(100, 1_000), Rate::new(30, 5_000)),
            tournaments: rates(Rate::new(30, 30_000), Rate::new(10, 120_000)),
            relations: rates(Rate::new(300, 500), Rate::new(60, 5_000)),
            challenges: rates(Rate::new(100, 5_000), Rate::new(10, 60_000)),
            reports: rates(Rate::new(50, 60_000), Rate::new(10, 300_000)),
            guest_reports: rates(Rate::new(10, 300_000), Rate::new(3, 1_200_000)),
            new_chat: rates(Rate::new(60, 1_000), Rate::new(3, 20_000)),
            mails: rates(Rate::new(20, 3_600_000), Rate::new(5, 14_400_000)),
            connections_by_address: 1_000,
            connections_by_person: 32,
        }
    }
}

impl Allowances {
    pub(super) fn of(&self, what: LimitKind) -> Rates {
        match what {
            LimitKind::Requests => self.requests,
            LimitKind::SignIns => self.sign_ins,
            LimitKind::Guests => self.guests,
            LimitKind::Tables => self.tables,
            LimitKind::Chat => self.chat,
            LimitKind::Messages => self.messages,
            LimitKind::Downloads => self.downloads,
            LimitKind::Studies => self.studies,
            LimitKind::Reviews => self.reviews,
            LimitKind::Hints => self.hints,
            LimitKind::KeptGames => self.kept_games,
            LimitKind::SavedStudies => self.saved_studies,
            LimitKind::Tournaments => self.tournaments,
            LimitKind::Relations => self.relations,
            LimitKind::Challenges => self.challenges,
            LimitKind::Reports => self.reports,
            LimitKind::GuestReports => self.guest_reports,
            LimitKind::NewChat => self.new_chat,
            LimitKind::Mails => self.mails,
        }
    }
}
