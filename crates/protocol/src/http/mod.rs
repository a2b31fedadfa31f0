//! The bodies of plain HTTP requests and answers. What goes wrong is a [`crate::wire::Error`], as on the WebSocket.

mod blocks;
mod challenges;
mod clubs;
mod explorer;
mod games;
mod history;
mod kept;
mod notifications;
mod people;
mod pictures;
mod players;
mod positions;
mod puzzles;
mod reviews;
mod studies;
mod tables;
mod tournaments;
mod webhooks;

pub use blocks::*;
pub use challenges::*;
pub use clubs::*;
pub use explorer::*;
pub use games::*;
pub use history::*;
pub use kept::*;
pub use notifications::*;
pub use people::*;
pub use pictures::*;
pub use players::*;
pub use positions::*;
pub use puzzles::*;
pub use reviews::*;
pub use studies::*;
pub use tables::*;
pub use tournaments::*;
pub use webhooks::*;
