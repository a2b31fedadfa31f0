//! Studies and reviews are the same through every node.

use super::Group;
use crate::reviews::request;
use crate::studies::{Looking, comment, let_in, play, saved, seen};
use serde_json::Value;
use trilynx_protocol::study::{NodeId, StudyRole};

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_change_one_study() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let (ann, ben) = (group.guest(&one).await, group.guest(&two).await);
    let id = saved(&ann).await;
    let mut at_one = Looking::at(&ann, id).await;
    let_in(&mut at_one, ben.id, StudyRole::Writer).await;
    let mut at_two = Looking::at(&ben, id).await;
    let mut last = 0;
    for n in 0..10 {
        at_one.ask(play(NodeId::ROOT, &["e5", "f6"])).await;
        at_two.ask(play(NodeId::ROOT, &["e5", "g7"])).await;
        last = last.max(at_one.change(comment(NodeId::ROOT, &format!("ann {n}"))).await.expect("granted"));
        last = last.max(at_two.change(comment(NodeId::ROOT.after("e5"), &format!("ben {n}"))).await.expect("granted"));
    }
    at_one.until_version(last).await;
    at_two.until_version(last).await;
    assert_eq!(at_one.study.saved().chapters, at_two.study.saved().chapters);
    for guest in [&ann, &ben.at(&one.address), &ann.at(&two.address)] {
        assert_eq!(seen(guest, id).await.chapters, at_one.study.saved().chapters, "each node has the same tree");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_followed_through_any_node() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let ann = group.guest(&one).await;
    let (status, begun) = ann.post("/api/reviews", &request()).await.expect("an answer");
    assert_eq!(status, 201, "{begun}");
    let id = begun["review"].as_str().expect("an id").to_owned();
    let mut turns = [0, 0];
    for (heard, node) in turns.iter_mut().zip([&two, &one]) {
        let mut stage = Value::Null;
        while stage != "done" {
            let news: Value = ann.at(&node.address).get(&format!("/api/reviews/{id}?after={heard}&wait=20")).await.expect("news");
            *heard += news["turns"].as_array().expect("turns").len();
            stage = news["stage"].clone();
            assert_ne!(stage, "stopped", "{news}");
        }
    }
    assert_eq!(turns, [20, 20]);
    // A node that is not there has no reviews.
    let gone = format!("/api/reviews/{}-nobody-0123456789", id.split('-').next().expect("a number"));
    assert_eq!(ann.at(&two.address).fetch(&gone, &[]).await.expect("an answer").0, 404);
}
