//! What may be done in a club, and what it changes: decided from what is stored, without I/O.

use super::clubs::{ClubDeed, ClubTerms, MOST_CLUB_MEMBERS, MOST_CLUB_REQUESTS, MOST_CLUBS_JOINED, MOST_CLUBS_OWNED};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{ClubAdmission, ClubRole};

/// Why something is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClubRefused {
    /// The actor may not do this.
    Forbidden,
    /// There is no such member or request.
    NotFound,
    /// It is so already.
    Already(&'static str),
    /// There are as many as there can be.
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many.
        limit: u32,
    },
}

/// All that a decision rests on. The subject is the person a deed is about: the actor, if nobody else.
#[derive(Clone, Debug)]
pub(super) struct ClubFacts {
    pub admission: ClubAdmission,
    pub invitation: String,
    pub members: u32,
    pub requests: u32,
    pub actor: Option<ClubRole>,
    pub subject: Option<ClubRole>,
    pub subject_is_actor: bool,
    /// Whether the subject has asked to join this club.
    pub is_requested: bool,
    /// How many clubs the subject has asked to join …
    pub requested: u32,
    /// … is a member of …
    pub joined: u32,
    /// … and owns.
    pub owned: u32,
    /// Whether the owner or an organiser has blocked the subject.
    pub is_blocked: bool,
}

/// A change of what is stored.
#[derive(Clone, Copy, Debug)]
pub(super) enum ClubStep<'a> {
    /// The subject becomes a member.
    Add(ClubRole),
    /// The role of the subject, or of the actor, changes.
    SetRole { actor: bool, role: ClubRole },
    /// The subject is no member any more.
    Remove,
    /// The subject asks to join.
    AddRequest,
    /// The subject does not ask any more.
    RemoveRequest,
    /// Something else is agreed on.
    Terms(ClubTerms<'a>),
    /// Another word invites.
    Invitation(&'a str),
    /// The club is closed.
    Close,
}

impl ClubDeed<'_> {
    /// Whom it is about, if not the actor.
    pub(super) fn about(&self) -> Option<PersonId> {
        match *self {
            ClubDeed::Approve(person)
            | ClubDeed::Decline(person)
            | ClubDeed::Remove(person)
            | ClubDeed::Promote(person)
            | ClubDeed::Demote(person)
            | ClubDeed::HandOver(person) => Some(person),
            _ => None,
        }
    }

    /// Its name in the log of acts.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            ClubDeed::Join(_) => "join",
            ClubDeed::Withdraw => "withdraw",
            ClubDeed::Leave => "leave",
            ClubDeed::Approve(_) => "approve",
            ClubDeed::Decline(_) => "decline",
            ClubDeed::Remove(_) => "remove",
            ClubDeed::Promote(_) => "promote",
            ClubDeed::Demote(_) => "demote",
            ClubDeed::HandOver(_) => "hand_over",
            ClubDeed::Change(_) => "change",
            ClubDeed::Renew(_) => "renew_invitation",
            ClubDeed::Close => "close",
        }
    }
}

/// What a deed changes, or why it is not done.
pub(super) fn decide<'a>(facts: &ClubFacts, deed: &ClubDeed<'a>) -> Result<Vec<ClubStep<'a>>, ClubRefused> {
    let is_owner = facts.actor == Some(ClubRole::Owner);
    let is_organiser = is_owner || facts.actor == Some(ClubRole::Organiser);
    let must = |may: bool| if may { Ok(()) } else { Err(ClubRefused::Forbidden) };
    match deed {
        ClubDeed::Join(word) => join(facts, *word),
        ClubDeed::Withdraw => match facts.is_requested {
            true => Ok(vec![ClubStep::RemoveRequest]),
            false => Err(ClubRefused::NotFound),
        },
        ClubDeed::Leave => match facts.actor {
            None => Err(ClubRefused::NotFound),
            Some(ClubRole::Owner) => Err(ClubRefused::Forbidden),
            Some(_) => Ok(vec![ClubStep::Remove]),
        },
        ClubDeed::Approve(_) => {
            must(is_organiser)?;
            if !facts.is_requested {
                return Err(ClubRefused::NotFound);
            }
            must(!facts.is_blocked)?;
            check_room(facts)?;
            Ok(vec![ClubStep::RemoveRequest, ClubStep::Add(ClubRole::Member)])
        }
        ClubDeed::Decline(_) => {
            must(is_organiser)?;
            if facts.is_requested { Ok(vec![ClubStep::RemoveRequest]) } else { Err(ClubRefused::NotFound) }
        }
        ClubDeed::Remove(_) => {
            must(is_organiser)?;
            let role = facts.subject.ok_or(ClubRefused::NotFound)?;
            must(!facts.subject_is_actor && (role == ClubRole::Member || is_owner))?;
            Ok(vec![ClubStep::Remove])
        }
        ClubDeed::Promote(_) => set_role(facts, is_owner, ClubRole::Organiser),
        ClubDeed::Demote(_) => set_role(facts, is_owner, ClubRole::Member),
        ClubDeed::HandOver(_) => {
            must(is_owner && !facts.subject_is_actor)?;
            facts.subject.ok_or(ClubRefused::NotFound)?;
            if facts.owned >= MOST_CLUBS_OWNED {
                return Err(ClubRefused::TooMany { what: "owned_clubs", limit: MOST_CLUBS_OWNED });
            }
            let own = ClubStep::SetRole { actor: true, role: ClubRole::Organiser };
            Ok(vec![own, ClubStep::SetRole { actor: false, role: ClubRole::Owner }])
        }
        ClubDeed::Change(terms) => must(is_organiser).map(|()| vec![ClubStep::Terms(*terms)]),
        ClubDeed::Renew(word) => must(is_organiser).map(|()| vec![ClubStep::Invitation(word)]),
        ClubDeed::Close => must(is_owner).map(|()| vec![ClubStep::Close]),
    }
}

fn join<'a>(facts: &ClubFacts, word: Option<&str>) -> Result<Vec<ClubStep<'a>>, ClubRefused> {
    if facts.actor.is_some() {
        return Err(ClubRefused::Already("member"));
    }
    let is_invited = word == Some(facts.invitation.as_str());
    if facts.is_blocked || (facts.admission == ClubAdmission::Invited && !is_invited) {
        return Err(ClubRefused::Forbidden);
    }
    if facts.admission == ClubAdmission::Request && !is_invited {
        if facts.is_requested {
            return Err(ClubRefused::Already("request"));
        }
        if facts.requests >= MOST_CLUB_REQUESTS {
            return Err(ClubRefused::TooMany { what: "requests", limit: MOST_CLUB_REQUESTS });
        }
        if facts.requested >= MOST_CLUBS_JOINED {
            return Err(ClubRefused::TooMany { what: "clubs", limit: MOST_CLUBS_JOINED });
        }
        check_room(facts)?;
        return Ok(vec![ClubStep::AddRequest]);
    }
    check_room(facts)?;
    let mut steps = vec![ClubStep::Add(ClubRole::Member)];
    if facts.is_requested {
        steps.push(ClubStep::RemoveRequest);
    }
    Ok(steps)
}

/// Whether the club has room for the subject, and they for it.
fn check_room(facts: &ClubFacts) -> Result<(), ClubRefused> {
    if facts.members >= MOST_CLUB_MEMBERS {
        return Err(ClubRefused::TooMany { what: "members", limit: MOST_CLUB_MEMBERS });
    }
    if facts.joined >= MOST_CLUBS_JOINED {
        return Err(ClubRefused::TooMany { what: "clubs", limit: MOST_CLUBS_JOINED });
    }
    Ok(())
}

/// Only the owner makes organisers, and stays the owner.
fn set_role<'a>(facts: &ClubFacts, is_owner: bool, role: ClubRole) -> Result<Vec<ClubStep<'a>>, ClubRefused> {
    if !is_owner || facts.subject_is_actor {
        return Err(ClubRefused::Forbidden);
    }
    match facts.subject {
        None => Err(ClubRefused::NotFound),
        Some(before) if before == role => Err(ClubRefused::Already("role")),
        Some(_) => Ok(vec![ClubStep::SetRole { actor: false, role }]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts() -> ClubFacts {
        ClubFacts {
            admission: ClubAdmission::Open,
            invitation: "word".to_owned(),
            members: 2,
            requests: 0,
            actor: None,
            subject: None,
            subject_is_actor: true,
            is_requested: false,
            requested: 0,
            joined: 0,
            owned: 0,
            is_blocked: false,
        }
    }

    fn joins(facts: &ClubFacts, word: Option<&str>) -> Result<String, ClubRefused> {
        decide(facts, &ClubDeed::Join(word)).map(|steps| format!("{steps:?}"))
    }

    #[test]
    fn who_may_join() {
        let (open, added, asked) = (facts(), Ok("[Add(Member)]".to_owned()), Ok("[AddRequest]".to_owned()));
        let request = ClubFacts { admission: ClubAdmission::Request, ..facts() };
        let invited = ClubFacts { admission: ClubAdmission::Invited, ..facts() };
        assert_eq!([joins(&open, None), joins(&request, None)], [added.clone(), asked.clone()]);
        assert_eq!(joins(&invited, None), Err(ClubRefused::Forbidden));
        assert_eq!(joins(&invited, Some("other")), Err(ClubRefused::Forbidden));
        assert_eq!(joins(&request, Some("other")), asked);
        assert_eq!([joins(&request, Some("word")), joins(&invited, Some("word"))], [added.clone(), added]);
        let blocked = |facts: ClubFacts| ClubFacts { is_blocked: true, ..facts };
        for facts in [blocked(open), blocked(request.clone()), blocked(invited)] {
            assert_eq!(joins(&facts, Some("word")), Err(ClubRefused::Forbidden), "no link lets in who is blocked");
        }
        let again = ClubFacts { is_requested: true, ..request };
        assert_eq!(joins(&again, None), Err(ClubRefused::Already("request")));
        assert_eq!(joins(&again, Some("word")), Ok("[Add(Member), RemoveRequest]".to_owned()));
        assert_eq!(joins(&ClubFacts { actor: Some(ClubRole::Member), ..facts() }, None), Err(ClubRefused::Already("member")));
    }

    #[test]
    fn how_many_there_can_be() {
        let full = |what, limit| Err(ClubRefused::TooMany { what, limit });
        assert_eq!(joins(&ClubFacts { members: 500, ..facts() }, None), full("members", 500));
        assert_eq!(joins(&ClubFacts { members: 499, joined: 49, ..facts() }, None), Ok("[Add(Member)]".to_owned()));
        assert_eq!(joins(&ClubFacts { joined: 50, ..facts() }, None), full("clubs", 50));
        let request = ClubFacts { admission: ClubAdmission::Request, ..facts() };
        assert_eq!(joins(&ClubFacts { requests: 100, ..request.clone() }, None), full("requests", 100));
        assert_eq!(joins(&ClubFacts { requested: 50, ..request.clone() }, None), full("clubs", 50));
        let organiser = ClubFacts { actor: Some(ClubRole::Organiser), is_requested: true, subject_is_actor: false, ..request };
        let approve = |facts: ClubFacts| decide(&facts, &ClubDeed::Approve(PersonId::from_random([1; 16]))).map(|steps| steps.len());
        assert_eq!(approve(organiser.clone()), Ok(2));
        assert_eq!(approve(ClubFacts { members: 500, ..organiser.clone() }), Err(ClubRefused::TooMany { what: "members", limit: 500 }));
        assert_eq!(approve(ClubFacts { joined: 50, ..organiser.clone() }), Err(ClubRefused::TooMany { what: "clubs", limit: 50 }));
        assert_eq!(approve(ClubFacts { is_blocked: true, ..organiser }), Err(ClubRefused::Forbidden));
    }

    #[test]
    fn who_may_do_what() {
        let other = PersonId::from_random([1; 16]);
        let may = |actor: Option<ClubRole>, subject: Option<ClubRole>, deed: ClubDeed<'_>| {
            let is_requested = matches!(deed, ClubDeed::Approve(_) | ClubDeed::Decline(_));
            let facts = ClubFacts { actor, subject, subject_is_actor: deed.about().is_none(), is_requested, ..facts() };
            decide(&facts, &deed).is_ok()
        };
        let (owner, organiser, member) = (Some(ClubRole::Owner), Some(ClubRole::Organiser), Some(ClubRole::Member));
        for (deed, subject, expected) in [
            (ClubDeed::Approve(other), None, [true, true, false, false]),
            (ClubDeed::Decline(other), None, [true, true, false, false]),
            (ClubDeed::Remove(other), member, [true, true, false, false]),
            (ClubDeed::Remove(other), organiser, [true, false, false, false]),
            (ClubDeed::Remove(other), owner, [true, false, false, false]),
            (ClubDeed::Remove(other), None, [false; 4]),
            (ClubDeed::Promote(other), member, [true, false, false, false]),
            (ClubDeed::Promote(other), organiser, [false; 4]),
            (ClubDeed::Demote(other), organiser, [true, false, false, false]),
            (ClubDeed::HandOver(other), member, [true, false, false, false]),
            (ClubDeed::HandOver(other), None, [false; 4]),
            (ClubDeed::Renew("word"), None, [true, true, false, false]),
            (ClubDeed::Close, None, [true, false, false, false]),
            (ClubDeed::Leave, None, [false, true, true, false]),
        ] {
            assert_eq!([owner, organiser, member, None].map(|actor| may(actor, subject, deed)), expected, "{deed:?} {subject:?}");
        }
        let own = ClubFacts { actor: owner, subject: owner, ..facts() };
        for deed in [ClubDeed::Remove(other), ClubDeed::Demote(other), ClubDeed::HandOver(other)] {
            assert!(decide(&own, &deed).is_err(), "there is always an owner: {deed:?}");
        }
        let rich = ClubFacts { actor: owner, subject: member, subject_is_actor: false, owned: MOST_CLUBS_OWNED, ..facts() };
        let refused = decide(&rich, &ClubDeed::HandOver(other)).map(|steps| steps.len());
        assert_eq!(refused, Err(ClubRefused::TooMany { what: "owned_clubs", limit: 5 }));
    }
}
