//! One game or match being played by people: seats, clocks, offers, and a versioned log of events.
