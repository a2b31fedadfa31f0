//! What a chat or a social network shows of a link: title, sentence and picture, as tags in the head of the page.
//!
//! The one thing to know: everybody gets the same page, and its tags say nothing that a spectator could not see. What cannot be found gets the
//! tags of the site.

use crate::service::Service;
use axum::http::{HeaderMap, Uri, header};
use std::fmt::Write as _;
use trilynx_games::GameId;
use trilynx_locales::{Catalogue, Language, Value};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, TableId};

/// The longest query that a picture is asked for with.
const LONGEST_QUERY: usize = 2_000;

/// The language of the reader, as the browser says.
pub(super) fn language(headers: &HeaderMap) -> Language {
    Language::best(headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default())
}

/// The tags for a link, in the language of the reader.
pub(super) async fn tags(service: &Service, uri: &Uri, headers: &HeaderMap) -> String {
    let catalogue = Catalogue::of(language(headers));
    let preview = about(service, catalogue, uri).await;
    let origin = origin(service, headers);
    let title = catalogue.text(&format!("preview-{}", preview.kind), preview.values);
    let sentence = catalogue.text(&format!("preview-{}-about", preview.kind), []);
    let mut text = String::new();
    let mut tag = |attribute: &str, name: &str, content: &str| {
        // A String takes whatever is written.
        let _written = write!(text, "<meta {attribute}=\"{name}\" content=\"{}\" />", escaped(content));
    };
    tag("name", "description", &sentence);
    tag("property", "og:site_name", "Trilynx");
    tag("property", "og:type", "website");
    tag("property", "og:title", &title);
    tag("property", "og:description", &sentence);
    tag("property", "og:image", &format!("{origin}{}", preview.picture));
    tag("property", "og:image:width", &trilynx_pictures::WIDTH.to_string());
    tag("property", "og:image:height", &trilynx_pictures::HEIGHT.to_string());
    tag("property", "og:url", &format!("{origin}{}", uri.path()));
    tag("name", "twitter:card", "summary_large_image");
    if let Some((table, game)) = preview.table {
        // The client then fetches the board of this game alone (`web/src/screens/load.ts`).
        tag("name", "trilynx:table", &format!("{table} {game}"));
    }
    text
}

/// Which message, with which values, where the picture is, and which table it is about.
struct Preview {
    kind: &'static str,
    values: Vec<(&'static str, Value)>,
    picture: String,
    table: Option<(TableId, GameId)>,
}

impl Preview {
    fn of_game(kind: &'static str, game: GameId, picture: String) -> Preview {
        Preview { kind, values: vec![("game", Value::from(game.title()))], picture, table: None }
    }
}

async fn about(service: &Service, catalogue: &Catalogue, uri: &Uri) -> Preview {
    let mut parts = uri.path().split('/').filter(|part| !part.is_empty());
    let [first, second, third] = [parts.next(), parts.next(), parts.next()].map(Option::unwrap_or_default);
    let game = GameId::from_name(second);
    let of_game = |game: GameId| format!("/api/pictures/game/{}", game.name());
    let found = match (first, game) {
        ("table" | "replay", _) => at_table(service, catalogue, second).await,
        ("learn", Some(game)) if has_lesson(game, third) => {
            Some(Preview::of_game("lesson", game, format!("/api/pictures/lesson/{}/{third}", game.name())))
        }
        ("learn", Some(game)) => Some(Preview::of_game("lesson", game, of_game(game))),
        ("study", Some(game)) => {
            let query = uri.query().filter(|query| query.len() <= LONGEST_QUERY);
            let picture = query.map_or_else(|| of_game(game), |query| format!("/api/pictures/study/{}?{query}", game.name()));
            Some(Preview::of_game("study", game, picture))
        }
        ("puzzles", Some(game)) => {
            let name = game.name();
            let has = trilynx_play::puzzles::find(name, third).is_ok();
            Some(Preview::of_game("puzzle", game, if has { format!("/api/pictures/puzzle/{name}/{third}") } else { of_game(game) }))
        }
        ("studies", _) => of_saved_study(service, second, third).await,
        ("rules", Some(game)) => Some(Preview::of_game("rules", game, of_game(game))),
        ("play", Some(game)) => Some(Preview::of_game("play", game, of_game(game))),
        _ => None,
    };
    found.unwrap_or_else(|| {
        let games = GameId::ALL.iter().map(|game| game.title()).collect::<Vec<_>>().join(", ");
        Preview { kind: "site", values: vec![("games", Value::from(games))], picture: of_game(GameId::ALL[0]), table: None }
    })
}

fn has_lesson(game: GameId, name: &str) -> bool {
    trilynx_games::with_game!(game, G => <G as trilynx_lessons::Taught>::lessons().iter().any(|lesson| lesson.name == name && !lesson.steps().is_empty()))
}

/// A study that anybody with the link may see, at the chapter that the link names.
async fn of_saved_study(service: &Service, study: &str, chapter: &str) -> Option<Preview> {
    let study = service.live.studies.read(study.parse().ok()?, None).await.ok()?;
    let named = chapter.parse().ok().and_then(|id| study.chapter(id));
    let chapter = named.or_else(|| study.chapters().first())?;
    let picture = format!("/api/pictures/studies/{}/{}", study.id, chapter.id);
    Some(Preview { kind: "saved-study", values: vec![("name", Value::from(study.name.clone()))], picture, table: None })
}

async fn at_table(service: &Service, catalogue: &Catalogue, id: &str) -> Option<Preview> {
    let id: TableId = id.parse().ok()?;
    let row = service.store.row(id).await.ok()??;
    let people = service.live.directory.views(row.people()).await.ok()?;
    let game = row.options.game.0;
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person(id) => people.get(id).map(|person| person.name.clone()),
        Occupant::Bot(bot) => Some(catalogue.text(&format!("bot-{}-{bot}-name", game.name()), [])),
    };
    let names: Vec<String> = row.occupants.iter().flatten().filter_map(name).collect();
    let (kind, field) = match row.stage {
        Stage::Waiting => ("invite", "name"),
        Stage::Playing | Stage::Between => ("live", "names"),
        Stage::Over | Stage::Closed => ("finished", "names"),
    };
    let kind = if names.is_empty() { "play" } else { kind };
    let mut preview = Preview { table: Some((id, game)), ..Preview::of_game(kind, game, format!("/api/pictures/table/{id}")) };
    if !names.is_empty() {
        preview.values.push((field, Value::from(names.join(" – "))));
    }
    Some(preview)
}

/// How the site is reached: as its host says, else as the request does.
fn origin(service: &Service, headers: &HeaderMap) -> String {
    if let Some(url) = &service.config.public_url {
        return url.to_string();
    }
    let is_plain = |host: &&str| host.len() <= 255 && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).filter(is_plain).unwrap_or("localhost");
    format!("http://{host}")
}

/// Text as it may stand in an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}
