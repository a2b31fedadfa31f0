# Private messages between friends.

messages-title = Messages
messages-list = Conversations
messages-start = Write to a friend
messages-choose = Pick a conversation, or write to a friend.
messages-none-title = Write to your friends
messages-none = Two people who follow each other are friends. Friends can write to each other here in private.
messages-find = Find people
messages-sign-up = With an account, you can follow people and write to your friends.
messages-back = All messages
messages-with = Messages with { $name }
messages-empty = Say hello to { $name }. This conversation is private.
messages-older = Show older messages
messages-newest = Newest messages
messages-new = New
messages-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
messages-today = Today
messages-yesterday = Yesterday
messages-you = You: { $text }
messages-own = You
messages-label = Message to { $name }
messages-send = Send
messages-too-long = This message is too long. You can send it in parts.
messages-no-friends = You and { $name } don’t follow each other any more, so you can’t write to each other. Your messages are still here.
messages-deleted = Deleted account
messages-deleted-about = This account was deleted, along with all its messages.
messages-gone = This conversation isn’t available. You can write to someone when you follow each other.
messages-report = Report message
