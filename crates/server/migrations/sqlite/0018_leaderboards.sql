-- Leaderboards: one stretch of an index for each game and speed, strongest last. Who has played less, or is less sure, is not in it; the
-- numbers are those of `store/ratings.rs`.
CREATE INDEX ratings_ranked ON ratings (game, class, rating, person) WHERE games >= 10 AND deviation <= 150;
