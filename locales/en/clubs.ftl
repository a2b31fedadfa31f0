# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Play tournaments with friends, follow the season standings, and chat between games.
clubs-search = Find a club
clubs-search-hint = Start of the name
clubs-mine = My clubs
clubs-all = All clubs
clubs-found = Clubs found
clubs-more = Show more
clubs-none = No club’s name starts like that.
clubs-none-about = There are no clubs here yet. A club has its own tournaments, season standings and chat, and you decide who can join yours.
clubs-sign-up = With an account, you can join clubs and start your own.
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-unlisted = Unlisted
club-admission-open = Open to everyone
club-admission-request = By request
club-admission-invited = By invitation only
club-role-owner = Owner
club-role-organiser = Organiser

## A new one
club-new = New club
club-name = Name
club-name-about = 3 to 40 characters: letters, digits and spaces.
club-description = Description (optional)
club-admission = Who can join
club-keep-unlisted = Unlisted: only members and people with the link can find it
club-create = Create club

## Joining and leaving
club-you-owner = This is your club.
club-you-organiser = You’re an organiser here.
club-you-member = You’re a member.
club-join = Join club
club-request = Ask to join
club-requested = Your request is waiting for an organiser’s approval.
club-withdraw = Withdraw request
club-by-link-about = To join, you need an invitation link from an organiser.
club-invited-about = You’ve been invited.
club-needs-account = You need an account to join.
club-leave = Leave club
club-leave-sure = Yes, leave
club-stay = Stay

## The page
club-tab-tournaments = Tournaments
club-tab-members = Members
club-tab-season = Season
club-tables = What members are playing
club-tournaments-none = No tournaments yet.
club-tournaments-none-yet = No tournaments yet. Create the first one. Only members will be able to join.
club-members-hidden = Only members can see who is in this club.
club-since = joined { $day }

## Organisers
club-requests = Requests to join
club-approve = Accept
club-approve-whom = Accept { $name }
club-decline = Decline
club-decline-whom = Decline { $name }’s request
club-promote = Make organiser
club-promote-whom = Make { $name } an organiser
club-demote = Demote to member
club-demote-whom = Demote { $name } to member
club-remove = Remove
club-remove-whom = Remove { $name }
club-hand-over = Transfer ownership
club-hand-over-whom = Transfer ownership to { $name }
club-hand-over-sure = Yes, make { $name } the owner
club-keep = Cancel
club-invite-link = Invitation link
club-invite-about = Anyone with an account and this link can join right away.
club-renew = Create new link (the old one stops working)
club-settings = Club settings
club-save = Save
club-close = Close club
club-close-about = The club, its chat and its seasons will be deleted for good. Its tournaments stay.
club-close-sure = Yes, close it
club-acts = History
club-somebody = someone
club-did-create = { $name } created the club
club-did-join = { $name } joined
club-did-request = { $name } asked to join
club-did-withdraw = { $name } withdrew their request
club-did-leave = { $name } left
club-did-approve = { $name } accepted { $about }
club-did-decline = { $name } declined { $about }’s request
club-did-remove = { $name } removed { $about }
club-did-promote = { $name } made { $about } an organiser
club-did-demote = { $name } demoted { $about } to member
club-did-hand-over = { $name } transferred ownership to { $about }
club-did-change = { $name } changed the settings
club-did-renew-invitation = { $name } created a new invitation link
club-did-delete-message = { $name } deleted a message from { $about }
club-did-add-season = { $name } added a season
club-did-delete-season = { $name } deleted a season

## Chat
club-chat = Chat
club-chat-none = No one has written anything yet.
club-say = Write a message to the club
club-send = Send
club-delete-message = Delete message

## Seasons
club-season = Season
club-season-days = { $from } to { $until }
club-season-wins = Wins
club-season-results = Placings
club-season-empty = No tournament in this season has finished yet.
club-season-rule = Points by place: { $points }. Tied players split the combined points for their places equally.
club-season-best = { $count ->
    [one] Only each player’s best tournament counts.
   *[other] Only each player’s best { $count } tournaments count.
}
club-season-none = No season yet. A season adds up the results of all tournaments that start between two dates.
club-season-new = New season
club-season-name = Season name
club-season-from = First day
club-season-until = Last day
club-season-count = How many of each player’s best tournaments count (leave empty for all)
club-season-add = Create season
club-season-delete = Delete season

## What is refused
club-forbidden = You can’t do this in this club.
club-full-members = This club is full. A club can have at most { $limit } members.
club-full-requests = This club already has { $limit } pending requests. Try again later.
club-full-clubs = A person can be in at most { $limit } clubs.
club-full-owned-clubs = A person can own at most { $limit } clubs.
club-full-seasons = A club can have at most { $limit } seasons. Delete an old one first.
club-taken-name = There’s already a club with this name or one that looks like it.
club-taken-member = You’re already a member.
club-taken-request = You’ve already asked to join.
club-taken-role = That has already been done.
club-unfit-name = This name can’t be used. Use 3 to 40 characters: Latin letters (at least one), digits and single spaces. Start with a letter or digit.
club-unfit-description = The description is too long or contains characters that can’t be displayed.
