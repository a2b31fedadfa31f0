//! Clubs: who is in them, what they are called, who may do what.
//!
//! The one thing to know: whatever changes a club first counts its version up, which locks its row, and looks at everything else after that.
//! So limits and roles hold for requests at the same time as well.

use super::club_rules::{ClubFacts, ClubRefused, ClubStep, decide};
use super::{Store, StoreError, id, reading, signed, small, unsigned, writing};
use trilynx_protocol::http::{ClubAdmission, ClubRole};
use trilynx_protocol::{ClubId, PersonId};

/// The most clubs of which somebody is the owner.
pub const MOST_CLUBS_OWNED: u32 = 5;
/// The most clubs of which somebody is a member, and the most requests that they may have open.
pub const MOST_CLUBS_JOINED: u32 = 50;
/// The most members of a club.
pub const MOST_CLUB_MEMBERS: u32 = 500;
/// The most requests that may wait in a club.
pub const MOST_CLUB_REQUESTS: u32 = 100;
/// The most clubs in a list.
pub const MOST_CLUBS_LISTED: usize = 50;
/// The most acts of a club that are kept.
pub const MOST_CLUB_ACTS: u32 = 200;

/// A club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubRow {
    /// Its id.
    pub id: ClubId,
    /// Rises with every change.
    pub version: u64,
    /// What it is called.
    pub name: String,
    /// The name as it is found.
    pub folded: String,
    /// What it says about itself.
    pub description: String,
    /// Who may join.
    pub admission: ClubAdmission,
    /// Whether it is in lists.
    pub listed: bool,
    /// What the link holds by which people are invited.
    pub invitation: String,
    /// How many members it has.
    pub members: u32,
    /// Since when.
    pub created_unix_ms: u64,
}

/// What is agreed on, with the name as it is compared.
#[derive(Clone, Copy, Debug)]
pub struct ClubTerms<'a> {
    /// The name as it is shown.
    pub name: &'a str,
    /// The name as it is found.
    pub folded: &'a str,
    /// What is left of the name when letters that look alike are made equal. Unique.
    pub skeleton: &'a str,
    /// What it says about itself.
    pub description: &'a str,
    /// Who may join.
    pub admission: ClubAdmission,
    /// Whether it is in lists.
    pub listed: bool,
}

/// What is done in a club.
#[derive(Clone, Copy, Debug)]
pub enum ClubDeed<'a> {
    /// Become a member, or ask for it; with what the link held.
    Join(Option<&'a str>),
    /// Take a request back.
    Withdraw,
    /// Be a member no longer.
    Leave,
    /// Let somebody in.
    Approve(PersonId),
    /// Do not let somebody in.
    Decline(PersonId),
    /// Remove a member.
    Remove(PersonId),
    /// Make somebody an organiser.
    Promote(PersonId),
    /// Make an organiser a member.
    Demote(PersonId),
    /// Make somebody the owner.
    HandOver(PersonId),
    /// Agree on something else.
    Change(ClubTerms<'a>),
    /// Make another word for invitations.
    Renew(&'a str),
    /// Close the club.
    Close,
}

/// Somebody in a club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubMemberRow {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// What they are in it.
    pub role: ClubRole,
    /// Since when.
    pub since_unix_ms: u64,
}

/// Somebody's clubs go to the organiser, or else the member, who has been there longest; those in which nobody else is are closed.
pub(super) const FORGET_CLUBS: [&str; 8] = [
    "UPDATE clubs SET version = version + 1 WHERE id IN (SELECT club FROM club_members WHERE person = $1)",
    "UPDATE club_members SET role = 'owner' WHERE person <> $1 \
     AND club IN (SELECT o.club FROM club_members AS o WHERE o.person = $1 AND o.role = 'owner') \
     AND person = (SELECT m.person FROM club_members AS m WHERE m.club = club_members.club AND m.person <> $1 \
     ORDER BY CASE m.role WHEN 'organiser' THEN 0 ELSE 1 END, m.since_unix_ms, m.person LIMIT 1)",
    "UPDATE tournaments SET club = NULL WHERE club IN (SELECT c.id FROM clubs AS c JOIN club_members AS m ON m.club = c.id \
     WHERE m.person = $1 AND c.listed AND c.members = 1)",
    "DELETE FROM clubs WHERE id IN (SELECT m.club FROM club_members AS m WHERE m.person = $1 \
     AND NOT EXISTS (SELECT 1 FROM club_members AS o WHERE o.club = m.club AND o.person <> $1))",
    "UPDATE clubs SET members = members - 1 WHERE id IN (SELECT club FROM club_members WHERE person = $1)",
    "DELETE FROM club_members WHERE person = $1",
    "DELETE FROM club_requests WHERE person = $1",
    "DELETE FROM club_messages WHERE person = $1",
];

macro_rules! club_columns {
    () => {
        "c.id, c.version, c.name, c.folded, c.description, c.admission, c.listed, c.invitation, c.members, c.created_unix_ms"
    };
}

pub(super) const LARGEST: &str = concat!(
    "SELECT ",
    club_columns!(),
    " FROM clubs AS c WHERE c.listed AND (c.members, c.id) < ($1, $2) ORDER BY c.members DESC, c.id DESC LIMIT $3"
);
pub(super) const NAMED: &str = concat!(
    "SELECT ",
    club_columns!(),
    " FROM clubs AS c WHERE c.listed AND (c.folded, c.id) > ($1, $2) AND c.folded < $3 ORDER BY c.folded, c.id LIMIT $4"
);
pub(super) const CLUBS_OF: &str = concat!(
    "SELECT ",
    club_columns!(),
    ", m.role FROM club_members AS m JOIN clubs AS c ON c.id = m.club WHERE m.person = $1 ORDER BY m.club LIMIT $2"
);
pub(super) const REQUESTED_BY: &str = concat!(
    "SELECT ",
    club_columns!(),
    " FROM club_requests AS r JOIN clubs AS c ON c.id = r.club WHERE r.person = $1 ORDER BY r.club LIMIT $2"
);
pub(super) const MEMBERS: &str = "SELECT m.person, p.name, p.bot, m.role, m.since_unix_ms FROM club_members AS m \
     JOIN people AS p ON p.id = m.person WHERE m.club = $1 ORDER BY m.person LIMIT $2";
pub(super) const REQUESTS: &str = "SELECT r.person, p.name, p.bot, 'member', r.unix_ms FROM club_requests AS r \
     JOIN people AS p ON p.id = r.person WHERE r.club = $1 ORDER BY r.person LIMIT $2";
pub(super) const FACTS: &str = "SELECT c.admission, c.invitation, c.members, \
     (SELECT m.role FROM club_members AS m WHERE m.club = c.id AND m.person = $2), \
     (SELECT m.role FROM club_members AS m WHERE m.club = c.id AND m.person = $3), \
     (SELECT COUNT(*) FROM club_requests AS r WHERE r.club = c.id), \
     (SELECT COUNT(*) FROM club_requests AS r WHERE r.club = c.id AND r.person = $3), \
     (SELECT COUNT(*) FROM club_requests AS r WHERE r.person = $3), \
     (SELECT COUNT(*) FROM club_members AS m WHERE m.person = $3), \
     (SELECT COUNT(*) FROM club_members AS m WHERE m.person = $3 AND m.role = 'owner'), \
     (SELECT COUNT(*) FROM club_members AS m JOIN blocks AS b ON b.person = m.person AND b.blocked = $3 \
     WHERE m.club = c.id AND m.role <> 'member') \
     FROM clubs AS c WHERE c.id = $1";

type RawClub = (String, i64, String, String, String, String, bool, String, i64, i64);
type RawMember = (String, String, bool, String, i64);
type RawFacts = (String, String, i64, Option<String>, Option<String>, i64, i64, i64, i64, i64, i64);

fn admission_name(admission: ClubAdmission) -> &'static str {
    match admission {
        ClubAdmission::Open => "open",
        ClubAdmission::Request => "request",
        ClubAdmission::Invited => "invited",
    }
}

fn admission(name: &str) -> Result<ClubAdmission, StoreError> {
    let all = [ClubAdmission::Open, ClubAdmission::Request, ClubAdmission::Invited];
    let found = all.into_iter().find(|admission| admission_name(*admission) == name);
    found.ok_or_else(|| StoreError::Corrupt(format!("clubs.admission {name}")))
}

fn role_name(role: ClubRole) -> &'static str {
    match role {
        ClubRole::Owner => "owner",
        ClubRole::Organiser => "organiser",
        ClubRole::Member => "member",
    }
}

fn role(name: &str) -> Result<ClubRole, StoreError> {
    let all = [ClubRole::Owner, ClubRole::Organiser, ClubRole::Member];
    let found = all.into_iter().find(|role| role_name(*role) == name);
    found.ok_or_else(|| StoreError::Corrupt(format!("club_members.role {name}")))
}

fn club_row(row: RawClub) -> Result<ClubRow, StoreError> {
    let (club, version, name, folded, description, admitted, listed, invitation, members, created) = row;
    Ok(ClubRow {
        id: id(&club)?,
        version: unsigned(version),
        name,
        folded,
        description,
        admission: admission(&admitted)?,
        listed,
        invitation,
        members: small(members, "members")?,
        created_unix_ms: unsigned(created),
    })
}

fn facts(row: RawFacts, subject_is_actor: bool) -> Result<ClubFacts, StoreError> {
    let (admitted, invitation, members, actor, subject, requests, is_requested, requested, joined, owned, blocks) = row;
    Ok(ClubFacts {
        admission: admission(&admitted)?,
        invitation,
        members: small(members, "members")?,
        requests: small(requests, "requests")?,
        actor: actor.as_deref().map(role).transpose()?,
        subject: subject.as_deref().map(role).transpose()?,
        subject_is_actor,
        is_requested: is_requested > 0,
        requested: small(requested, "requests")?,
        joined: small(joined, "clubs")?,
        owned: small(owned, "clubs")?,
        is_blocked: blocks > 0,
    })
}

impl Store {
    /// Founds a club. [`StoreError::Taken`] if another one is called like it.
    pub async fn create_club(
        &self,
        club: ClubId,
        owner: PersonId,
        terms: ClubTerms<'_>,
        invitation: &str,
        now_unix_ms: u64,
    ) -> Result<Result<(), ClubRefused>, StoreError> {
        let counts = "SELECT COUNT(*), COUNT(CASE WHEN role = 'owner' THEN 1 END) FROM club_members WHERE person = $1";
        let insert = "INSERT INTO clubs (id, version, name, folded, skeleton, description, admission, listed, invitation, members, said, created_unix_ms) \
                      VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, 1, 0, $9)";
        let enter = "INSERT INTO club_members (club, person, role, since_unix_ms) VALUES ($1, $2, 'owner', $3)";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let (joined, owned): (i64, i64) = sqlx::query_as(counts).bind(owner.as_str()).fetch_one(&mut *transaction).await?;
            if owned >= i64::from(MOST_CLUBS_OWNED) {
                return Ok(Err(ClubRefused::TooMany { what: "owned_clubs", limit: MOST_CLUBS_OWNED }));
            }
            if joined >= i64::from(MOST_CLUBS_JOINED) {
                return Ok(Err(ClubRefused::TooMany { what: "clubs", limit: MOST_CLUBS_JOINED }));
            }
            sqlx::query(insert)
                .bind(club.as_str())
                .bind(terms.name)
                .bind(terms.folded)
                .bind(terms.skeleton)
                .bind(terms.description)
                .bind(admission_name(terms.admission))
                .bind(terms.listed)
                .bind(invitation)
                .bind(signed(now_unix_ms))
                .execute(&mut *transaction)
                .await?;
            sqlx::query(enter).bind(club.as_str()).bind(owner.as_str()).bind(signed(now_unix_ms)).execute(&mut *transaction).await?;
            sqlx::query(NOTE)
                .bind(club.as_str())
                .bind(signed(now_unix_ms))
                .bind("create")
                .bind(owner.as_str())
                .bind(None::<&str>)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(Ok(()))
        })
    }

    /// Changes a club, if the actor may; [`StoreError::Missing`] if there is none, [`StoreError::Taken`] if another one is called like it.
    pub async fn change_club(
        &self,
        club: ClubId,
        actor: PersonId,
        deed: ClubDeed<'_>,
        now_unix_ms: u64,
    ) -> Result<Result<(), ClubRefused>, StoreError> {
        let subject = deed.about().unwrap_or(actor);
        let lock = "UPDATE clubs SET version = version + 1 WHERE id = $1";
        let count = "UPDATE clubs SET members = (SELECT COUNT(*) FROM club_members AS m WHERE m.club = clubs.id) WHERE id = $1";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            if sqlx::query(lock).bind(club.as_str()).execute(&mut *transaction).await?.rows_affected() == 0 {
                return Err(StoreError::Missing);
            }
            let row: RawFacts = sqlx::query_as(FACTS)
                .bind(club.as_str())
                .bind(actor.as_str())
                .bind(subject.as_str())
                .fetch_one(&mut *transaction)
                .await?;
            let steps = match decide(&facts(row, subject == actor)?, &deed) {
                Ok(steps) => steps,
                Err(refused) => {
                    transaction.rollback().await?;
                    return Ok(Err(refused));
                }
            };
            let kind = if steps.iter().any(|step| matches!(step, ClubStep::AddRequest)) { "request" } else { deed.kind() };
            for step in steps {
                match step {
                    ClubStep::Add(new) => {
                        let sql = "INSERT INTO club_members (club, person, role, since_unix_ms) VALUES ($1, $2, $3, $4)";
                        let query = sqlx::query(sql).bind(club.as_str()).bind(subject.as_str()).bind(role_name(new));
                        query.bind(signed(now_unix_ms)).execute(&mut *transaction).await?;
                    }
                    ClubStep::SetRole { actor: is_actor, role: new } => {
                        let who = if is_actor { actor } else { subject };
                        let sql = "UPDATE club_members SET role = $3 WHERE club = $1 AND person = $2";
                        let query = sqlx::query(sql).bind(club.as_str()).bind(who.as_str()).bind(role_name(new));
                        query.execute(&mut *transaction).await?;
                    }
                    ClubStep::Remove => {
                        let sql = "DELETE FROM club_members WHERE club = $1 AND person = $2";
                        sqlx::query(sql).bind(club.as_str()).bind(subject.as_str()).execute(&mut *transaction).await?;
                    }
                    ClubStep::AddRequest => {
                        let sql = "INSERT INTO club_requests (club, person, unix_ms) VALUES ($1, $2, $3)";
                        let query = sqlx::query(sql).bind(club.as_str()).bind(subject.as_str()).bind(signed(now_unix_ms));
                        query.execute(&mut *transaction).await?;
                    }
                    ClubStep::RemoveRequest => {
                        let sql = "DELETE FROM club_requests WHERE club = $1 AND person = $2";
                        sqlx::query(sql).bind(club.as_str()).bind(subject.as_str()).execute(&mut *transaction).await?;
                    }
                    ClubStep::Terms(terms) => {
                        let sql = "UPDATE clubs SET name = $2, folded = $3, skeleton = $4, description = $5, admission = $6, listed = $7 \
                                   WHERE id = $1";
                        let query = sqlx::query(sql).bind(club.as_str()).bind(terms.name).bind(terms.folded).bind(terms.skeleton);
                        let query = query.bind(terms.description).bind(admission_name(terms.admission)).bind(terms.listed);
                        query.execute(&mut *transaction).await?;
                    }
                    ClubStep::Invitation(word) => {
                        let sql = "UPDATE clubs SET invitation = $2 WHERE id = $1";
                        sqlx::query(sql).bind(club.as_str()).bind(word).execute(&mut *transaction).await?;
                    }
                    ClubStep::Close => {
                        // The tournaments of a club that was in no list stay out of lists.
                        let free = "UPDATE tournaments SET club = NULL WHERE club = $1 \
                                    AND EXISTS (SELECT 1 FROM clubs WHERE id = $1 AND listed)";
                        for sql in [free, "DELETE FROM clubs WHERE id = $1"] {
                            sqlx::query(sql).bind(club.as_str()).execute(&mut *transaction).await?;
                        }
                        transaction.commit().await?;
                        return Ok(Ok(()));
                    }
                }
            }
            sqlx::query(count).bind(club.as_str()).execute(&mut *transaction).await?;
            sqlx::query(NOTE)
                .bind(club.as_str())
                .bind(signed(now_unix_ms))
                .bind(kind)
                .bind(actor.as_str())
                .bind(deed.about().as_ref().map(PersonId::as_str))
                .execute(&mut *transaction)
                .await?;
            let forget = "DELETE FROM club_acts WHERE club = $1 AND number <= (SELECT version FROM clubs WHERE id = $1) - $2";
            sqlx::query(forget).bind(club.as_str()).bind(i64::from(MOST_CLUB_ACTS)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(Ok(()))
        })
    }

    /// A club.
    pub async fn club(&self, club: ClubId) -> Result<Option<ClubRow>, StoreError> {
        let sql = concat!("SELECT ", club_columns!(), " FROM clubs AS c WHERE c.id = $1");
        let row: Option<RawClub> = reading!(self, pool => sqlx::query_as(sql).bind(club.as_str()).fetch_optional(pool).await)?;
        row.map(club_row).transpose()
    }

    /// What somebody is in a club.
    pub async fn club_role(&self, club: ClubId, person: PersonId) -> Result<Option<ClubRole>, StoreError> {
        let sql = "SELECT role FROM club_members WHERE club = $1 AND person = $2";
        let name: Option<String> =
            reading!(self, pool => sqlx::query_scalar(sql).bind(club.as_str()).bind(person.as_str()).fetch_optional(pool).await)?;
        name.as_deref().map(role).transpose()
    }

    /// Clubs that are in lists, the largest first; those after this one.
    pub async fn largest_clubs(&self, after: Option<(u32, ClubId)>) -> Result<Vec<ClubRow>, StoreError> {
        let (members, club) = after.map_or((i64::MAX, String::new()), |(members, club)| (i64::from(members), club.to_string()));
        let rows: Vec<RawClub> = reading!(self, pool => {
            sqlx::query_as(LARGEST).bind(members).bind(&club).bind(MOST_CLUBS_LISTED as i64).fetch_all(pool).await
        })?;
        rows.into_iter().map(club_row).collect()
    }

    /// Clubs that are in lists and whose folded names begin like this, in the order of names; those after this one.
    pub async fn clubs_named(&self, beginning: &str, after: Option<(&str, ClubId)>) -> Result<Vec<ClubRow>, StoreError> {
        let (name, club) = after.map_or((beginning, String::new()), |(name, club)| (name, club.to_string()));
        let until = format!("{beginning}\u{7f}");
        let rows: Vec<RawClub> = reading!(self, pool => {
            sqlx::query_as(NAMED).bind(name).bind(&club).bind(&until).bind(MOST_CLUBS_LISTED as i64).fetch_all(pool).await
        })?;
        rows.into_iter().map(club_row).collect()
    }

    /// The clubs of somebody, with what they are in each.
    pub async fn clubs_of(&self, person: PersonId) -> Result<Vec<(ClubRow, ClubRole)>, StoreError> {
        type Row = (String, i64, String, String, String, String, bool, String, i64, i64, String);
        let most = i64::from(MOST_CLUBS_JOINED);
        let rows: Vec<Row> = reading!(self, pool => sqlx::query_as(CLUBS_OF).bind(person.as_str()).bind(most).fetch_all(pool).await)?;
        let row = |(a, b, c, d, e, f, g, h, i, j, own): Row| Ok((club_row((a, b, c, d, e, f, g, h, i, j))?, role(&own)?));
        rows.into_iter().map(row).collect()
    }

    /// The clubs that somebody has asked to join.
    pub async fn clubs_requested(&self, person: PersonId) -> Result<Vec<ClubRow>, StoreError> {
        let most = i64::from(MOST_CLUBS_JOINED);
        let rows: Vec<RawClub> =
            reading!(self, pool => sqlx::query_as(REQUESTED_BY).bind(person.as_str()).bind(most).fetch_all(pool).await)?;
        rows.into_iter().map(club_row).collect()
    }

    /// Who is in a club: the owner, organisers, and others, the eldest first.
    pub async fn club_members(&self, club: ClubId) -> Result<Vec<ClubMemberRow>, StoreError> {
        self.club_people(MEMBERS, club, MOST_CLUB_MEMBERS).await
    }

    /// Who wants to be in a club, the eldest request first.
    pub async fn club_requests(&self, club: ClubId) -> Result<Vec<ClubMemberRow>, StoreError> {
        self.club_people(REQUESTS, club, MOST_CLUB_REQUESTS).await
    }

    async fn club_people(&self, sql: &'static str, club: ClubId, most: u32) -> Result<Vec<ClubMemberRow>, StoreError> {
        let rows: Vec<RawMember> =
            reading!(self, pool => sqlx::query_as(sql).bind(club.as_str()).bind(i64::from(most)).fetch_all(pool).await)?;
        let row = |(person, name, bot, own, since): RawMember| {
            Ok(ClubMemberRow { person: id(&person)?, name, bot, role: role(&own)?, since_unix_ms: unsigned(since) })
        };
        let mut people: Vec<ClubMemberRow> = rows.into_iter().map(row).collect::<Result<_, StoreError>>()?;
        people.sort_by_key(|row| (row.role, row.since_unix_ms, row.person));
        Ok(people)
    }
}

/// Keeps an act, at the version that the club has now.
pub(super) const NOTE: &str = "INSERT INTO club_acts (club, number, unix_ms, kind, person, about) \
     SELECT id, version, $2, $3, $4, $5 FROM clubs WHERE id = $1";
