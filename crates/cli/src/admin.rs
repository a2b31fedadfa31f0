//! `trilynx admin`: what a host does about accounts, in the database of a server, which may be running.
//!
//! The one thing to know: everything is done by [`Store`], an act and its line in the log together. A server reads most of it at once and the
//! rest within seconds (`trilynx_server::hosts`).

mod networks;
mod print;
mod prune;
mod reports;

use crate::serve::Kept;
use crate::{Failure, Outcome};
use serde_json::json;
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::time::{Duration, SystemTime};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::NetworkReach;
use trilynx_server::accounts::names::{self, Folded};
use trilynx_server::accounts::passwords::{Cost, Passwords};
use trilynx_server::config::Database;
use trilynx_server::store::{AccountsFilter, Actor, Kind, PersonRow, Role, Store, StoreError, StoreOptions, Warrant};

/// The most accounts or acts that are listed at once.
const MOST_LISTED: u32 = 1000;
/// The longest reason, in characters: it is shown to the person.
const LONGEST_REASON: usize = 300;
/// The letters of a new password: none that is taken for another. 32 of them, so each is worth five bits.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

#[derive(clap::Args)]
pub struct AdminArgs {
    #[command(subcommand)]
    command: AdminCommand,

    /// Prints JSON, for programs.
    #[arg(long, global = true)]
    json: bool,

    #[command(flatten)]
    kept: Kept,
}

#[derive(clap::Subcommand)]
enum AdminCommand {
    /// Lists accounts in the order of their names.
    List {
        /// Only those whose name contains this.
        #[arg(long, value_name = "TEXT", default_value = "")]
        search: String,
        /// Only those with this role: host or moderator.
        #[arg(long)]
        role: Option<Role>,
        /// Only those that are banned.
        #[arg(long)]
        banned: bool,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_LISTED)))]
        limit: u32,
        /// Those after this name.
        #[arg(long, value_name = "NAME", default_value = "")]
        after: String,
    },

    /// Shows an account: since when, sessions, tokens, tables, roles, ban, mute.
    Show {
        /// The name, or the id of anybody.
        account: String,
    },

    /// Gives an account another name.
    Rename {
        /// The name, or the id.
        account: String,
        /// The new name, which must be free.
        name: String,
    },

    /// Gives an account a new password and prints it, once. All its sessions and tokens end.
    Password {
        /// The name, or the id.
        account: String,
    },

    /// Ends all sessions of somebody: every browser is signed out. Tokens stay.
    SignOut {
        /// The name, or the id.
        account: String,
    },

    /// Deletes an account for good, as its owner could. Its games stay, without a name.
    Delete {
        /// The name, or the id.
        account: String,
        /// Does not ask.
        #[arg(long)]
        yes: bool,
    },

    /// Gives somebody a role, or takes it: host or moderator.
    Role {
        /// The name, or the id.
        account: String,
        /// host or moderator.
        role: Role,
        /// Takes the role.
        #[arg(long)]
        remove: bool,
    },

    /// Bans an account: it cannot sign in, its sessions end, its tokens open nothing, its games are resigned.
    Ban {
        /// The name, or the id.
        account: String,
        /// The reason, which the person is shown.
        #[arg(long, value_name = "TEXT", value_parser = read_reason)]
        reason: String,
        /// For how long, such as 12h, 7d or 4w [default: for good].
        #[arg(long = "for", value_name = "TIME", value_parser = read_span)]
        span: Option<Duration>,
        /// Also the networks it was used from in the last 14 days, for 30 days at most: no guests, no new accounts. `addresses` or `wide` (/24, /48).
        #[arg(long, value_name = "REACH", value_parser = networks::read_reach)]
        networks: Option<NetworkReach>,
    },

    /// Lifts the ban of an account, and of the networks that were banned with it.
    Unban {
        /// The name, or the id.
        account: String,
        /// Only the networks: the account stays banned.
        #[arg(long)]
        networks: bool,
        /// Why, for the log.
        #[arg(long, value_name = "TEXT", value_parser = read_reason)]
        reason: Option<String>,
    },

    /// Lifts all mutes of somebody.
    Unmute {
        /// The name, or the id of anybody.
        account: String,
        /// Why, for the log.
        #[arg(long, value_name = "TEXT", value_parser = read_reason)]
        reason: Option<String>,
    },

    /// Lists networks that are banned with accounts, latest first. Addresses are not stored, so none is shown.
    Networks {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_LISTED)))]
        limit: u32,
    },

    /// Lists people with open reports, or what was reported about somebody. Moderators act on them at /moderation.
    Reports {
        /// About this account only, also what is closed, newest first.
        #[arg(long, value_name = "ACCOUNT")]
        about: Option<String>,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_LISTED)))]
        limit: u32,
    },

    /// Removes what is old: guests, keys of commands, tables that were closed before a game began.
    ///
    /// A server does the first two by itself, more slowly. Name at least one.
    Prune(prune::PruneArgs),

    /// Lists what hosts have done, newest first.
    Log {
        /// Only what was done about this account, by its name or id.
        #[arg(long, value_name = "ACCOUNT")]
        about: Option<String>,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_LISTED)))]
        limit: u32,
        /// Those before this number.
        #[arg(long, value_name = "NUMBER")]
        before: Option<u64>,
    },
}

fn read_reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_REASON || text.chars().any(char::is_control) {
        return Err(format!("a reason is one line of 1 to {LONGEST_REASON} characters"));
    }
    Ok(text.to_owned())
}

/// A time such as `12h`.
fn read_span(text: &str) -> Result<Duration, String> {
    let wrong = || format!("{text:?} is no time, such as 30m, 12h, 7d or 4w");
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let seconds = match unit {
        "m" => 60,
        "h" => 3600,
        "d" => 86_400,
        "w" => 7 * 86_400,
        _ => return Err(wrong()),
    };
    let number: u32 = number.parse().map_err(|_| wrong())?;
    match u64::from(number) * seconds {
        0 => Err(wrong()),
        // A hundred years are for good.
        span if span > 100 * 365 * 86_400 => Err(format!("{text:?} is longer than a hundred years; leave --for out for good")),
        span => Ok(Duration::from_secs(span)),
    }
}

/// What every command needs.
struct Desk {
    store: Store,
    json: bool,
    now_unix_ms: u64,
}

pub fn run(arguments: AdminArgs) -> Outcome {
    let AdminArgs { command, json, kept } = arguments;
    if let AdminCommand::Prune(prune) = &command {
        prune.check()?;
    }
    let database = kept.database()?;
    if let Database::Sqlite(file) = &database {
        check_file(file)?;
    }
    let now_unix_ms = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    runtime.block_on(async {
        let opened = Store::open_beside(&database.url(), StoreOptions { readers: 1, ..StoreOptions::default() }).await;
        let store = opened.map_err(|error| Failure::Said(format!("{database}: {error}")))?;
        let desk = Desk { store, json, now_unix_ms };
        let outcome = desk.run(command).await;
        desk.store.close().await;
        outcome
    })
}

/// The file must be there, and this user's: SQLite would make files beside it that the server could not open.
fn check_file(file: &std::path::Path) -> Outcome {
    let found = match std::fs::metadata(file) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(Failure::Said(format!("there is no {}; say --database or --config as to the server", file.display())));
        }
        found => found.map_err(|error| Failure::Said(format!("{}: {error}", file.display())))?,
    };
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::fs::MetadataExt as _;
        let me = std::fs::metadata("/proc/self").map(|me| me.uid());
        if me.is_ok_and(|me| me != found.uid()) {
            let owner = found.uid();
            return Err(Failure::Said(format!("{} belongs to the user {owner}: sudo -u '#{owner}' trilynx admin …", file.display())));
        }
    }
    #[cfg(not(target_os = "linux"))]
    drop(found);
    Ok(())
}

/// The user of the operating system, as the log names who acted.
fn user() -> String {
    let named =
        ["SUDO_USER", "USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok().filter(|user| !user.is_empty()));
    named.unwrap_or_else(|| "unknown".to_owned()).chars().filter(|char| !char.is_control()).take(60).collect()
}

fn said(error: StoreError) -> Failure {
    Failure::Said(error.to_string())
}

impl Desk {
    async fn run(&self, command: AdminCommand) -> Outcome {
        match command {
            AdminCommand::List { search, role, banned, limit, after } => {
                let fold = |text: &str| Folded::new(text).as_str().to_owned();
                self.list(&AccountsFilter { contains: fold(&search), role, banned, after: fold(&after) }, limit).await
            }
            AdminCommand::Show { account } => self.show(&self.anybody(&account).await?).await,
            AdminCommand::Rename { account, name } => self.rename(&self.account(&account).await?, &name).await,
            AdminCommand::Password { account } => self.password(&self.account(&account).await?).await,
            AdminCommand::SignOut { account } => {
                let person = self.anybody(&account).await?;
                self.store.sign_out_by_host(person.id, &self.warrant(None)).await.map_err(said)?;
                self.done(&person, "sign_out", &format!("{} is signed out everywhere", person.name))
            }
            AdminCommand::Delete { account, yes } => self.delete(&self.account(&account).await?, yes).await,
            AdminCommand::Role { account, role, remove } => self.role(&self.account(&account).await?, role, remove).await,
            AdminCommand::Ban { account, reason, span, networks } => self.ban(&self.account(&account).await?, reason, span, networks).await,
            AdminCommand::Unban { account, networks: true, reason } => self.lift_networks(&self.account(&account).await?, reason).await,
            AdminCommand::Networks { limit } => self.print_networks(limit).await,
            AdminCommand::Unban { account, networks: false, reason } => {
                let person = self.account(&account).await?;
                match self.store.lift_bans(person.id, &self.warrant(reason)).await {
                    Err(StoreError::Missing) => Err(Failure::Said(format!("{} is not banned", person.name))),
                    lifted => {
                        lifted.map_err(said)?;
                        self.done(&person, "unban", &format!("{} may sign in again", person.name))
                    }
                }
            }
            AdminCommand::Unmute { account, reason } => {
                let person = self.anybody(&account).await?;
                match self.store.lift_mutes(person.id, &self.warrant(reason)).await {
                    Err(StoreError::Missing) => Err(Failure::Said(format!("{} is not muted", person.name))),
                    lifted => {
                        lifted.map_err(said)?;
                        self.done(&person, "unmute", &format!("{} may chat again", person.name))
                    }
                }
            }
            AdminCommand::Reports { about, limit } => match about {
                Some(account) => self.print_reports(&self.anybody(&account).await?, limit).await,
                None => self.print_reported(limit).await,
            },
            AdminCommand::Prune(what) => self.prune(&what).await,
            AdminCommand::Log { about, limit, before } => {
                let about = match about {
                    Some(account) => Some(self.anybody(&account).await?.id),
                    None => None,
                };
                let acts = self.store.acts_before(before.unwrap_or(i64::MAX as u64), about, limit).await.map_err(said)?;
                self.print_acts(&acts).await
            }
        }
    }

    fn warrant(&self, reason: Option<String>) -> Warrant {
        Warrant { by: Actor::Host(user()), reason, unix_ms: self.now_unix_ms }
    }

    /// Somebody by the name of an account, or by id.
    async fn anybody(&self, given: &str) -> Result<PersonRow, Failure> {
        if let Some((person, _)) = self.store.person_by_name(Folded::new(given).as_str()).await.map_err(said)? {
            return Ok(person);
        }
        let by_id = match given.parse::<PersonId>() {
            Ok(id) => self.store.person(id).await.map_err(said)?,
            Err(_) => None,
        };
        by_id.ok_or_else(|| Failure::Said(format!("nobody is called {given:?}; `trilynx admin list --search TEXT` looks for names")))
    }

    /// Somebody who has an account.
    async fn account(&self, given: &str) -> Result<PersonRow, Failure> {
        let person = self.anybody(given).await?;
        match person.kind {
            Kind::Account => Ok(person),
            Kind::Guest => Err(Failure::Said(format!("{} is a guest and has no account", person.id))),
            Kind::Deleted => Err(Failure::Said(format!("the account {} was deleted", person.id))),
        }
    }

    async fn list(&self, wanted: &AccountsFilter, limit: u32) -> Outcome {
        // One more tells whether there is another page.
        let mut ids = self.store.accounts(wanted, self.now_unix_ms, limit + 1).await.map_err(said)?;
        let more = ids.len() > limit as usize;
        ids.truncate(limit as usize);
        self.print_accounts(&ids, more).await
    }

    async fn rename(&self, person: &PersonRow, name: &str) -> Outcome {
        let names::Checked { folded, skeleton } = names::check(name).map_err(|error| Failure::Said(print::words(&error)))?;
        let details = json!({ "from": person.name, "to": name }).to_string();
        match self.store.rename_by_host(person.id, (name, folded.as_str(), &skeleton), details, &self.warrant(None)).await {
            Err(StoreError::Taken) => Err(Failure::Said(format!("{name} is somebody's name, or looks like one"))),
            renamed => {
                renamed.map_err(said)?;
                self.done(person, "rename", &format!("{} is now called {name}", person.name))
            }
        }
    }

    async fn password(&self, person: &PersonRow) -> Outcome {
        let random = trilynx_server::accounts::random_bytes::<20>();
        // Each letter is worth five bits: a hundred in all.
        let password: String = random.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let hash = Passwords::new(Cost::default()).hash(password.clone()).await.map_err(|error| Failure::Said(print::words(&error)))?;
        self.store.reset_password(person.id, &hash, &self.warrant(None)).await.map_err(said)?;
        let mut out = std::io::stdout();
        if self.json {
            writeln!(out, "{}", json!({ "id": person.id, "name": person.name, "done": "password", "password": password }))?;
        } else {
            writeln!(out, "{password}\n")?;
            writeln!(out, "The new password of {}. It is shown this once; all sessions and tokens have ended.", person.name)?;
        }
        Ok(())
    }

    async fn delete(&self, person: &PersonRow, yes: bool) -> Outcome {
        if !yes {
            if !std::io::stdin().is_terminal() {
                return Err(Failure::Said("deleting cannot be undone; say --yes".to_owned()));
            }
            print!("Delete the account {} for good? Type its name: ", person.name);
            std::io::stdout().flush()?;
            let mut typed = String::new();
            std::io::stdin().lock().read_line(&mut typed).map_err(crate::Failure::of_input)?;
            if typed.trim() != person.name {
                return Err(Failure::Said("nothing was deleted".to_owned()));
            }
        }
        self.store.delete_by_host(person.id, &self.warrant(None)).await.map_err(said)?;
        self.done(person, "delete", &format!("The account {} is deleted", person.name))
    }

    async fn role(&self, person: &PersonRow, role: Role, remove: bool) -> Outcome {
        let details = json!({ "role": role.name() }).to_string();
        let warrant = self.warrant(None);
        if !remove {
            self.store.give_role(person.id, role, details, &warrant).await.map_err(said)?;
            return self.done(person, "role_given", &format!("{} is a {role}", person.name));
        }
        match self.store.take_role(person.id, role, details, &warrant).await {
            Err(StoreError::Missing) => Err(Failure::Said(format!("{} is no {role}", person.name))),
            taken => {
                taken.map_err(said)?;
                self.done(person, "role_taken", &format!("{} is no {role} any more", person.name))
            }
        }
    }

    async fn ban(&self, person: &PersonRow, reason: String, span: Option<Duration>, networks: Option<NetworkReach>) -> Outcome {
        let until = span.map(|span| self.now_unix_ms + span.as_millis() as u64);
        let warrant = self.warrant(Some(reason));
        let imposed = match networks {
            None => self.store.impose_ban(person.id, until, &warrant).await,
            Some(networks) => {
                self.check_networks(person).await?;
                self.store.impose_network_ban(person.id, networks, until, u64::MAX, &warrant).await.map(drop)
            }
        };
        match imposed {
            Err(StoreError::Taken) => {
                Err(Failure::Said(format!("{} has a role; take it first: trilynx admin role {} ROLE --remove", person.name, person.name)))
            }
            banned => {
                banned.map_err(said)?;
                let until = until.map_or_else(|| "for good".to_owned(), |until| format!("until {}", print::time(until)));
                self.done(person, "ban", &format!("{} is banned {until}", person.name))
            }
        }
    }

    /// What was done, in one line.
    fn done(&self, person: &PersonRow, act: &str, sentence: &str) -> Outcome {
        let mut out = std::io::stdout();
        if self.json {
            writeln!(out, "{}", json!({ "id": person.id, "name": person.name, "done": act }))?;
        } else {
            writeln!(out, "{sentence}")?;
        }
        Ok(())
    }
}
