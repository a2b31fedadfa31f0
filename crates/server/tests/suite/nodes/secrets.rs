//! NATS servers that want TLS and a password, with certificates that `openssl` makes for the test.

use super::Group;
use super::tables::whole_game;
use std::path::{Path, PathBuf};
use std::process::Command;
use trilynx_server::Settings;
use trilynx_server::bus::{Bus, Nats as NatsSettings};
use trilynx_trials::nats::Nats;

fn openssl(folder: &Path, arguments: &[&str]) {
    let made = Command::new("openssl").current_dir(folder).args(arguments).output().expect("openssl starts");
    assert!(made.status.success(), "openssl {arguments:?}: {}", String::from_utf8_lossy(&made.stderr));
}

/// An authority, `NAME.pem`, with its key.
fn authority(folder: &Path, name: &str) -> PathBuf {
    let (key, certificate) = (format!("{name}.key"), format!("{name}.pem"));
    let new = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    openssl(folder, &[&new[..], &["-subj", "/CN=authority", "-keyout", &key, "-out", &certificate]].concat());
    folder.join(certificate)
}

/// What a NATS server needs to be believed by those who trust `authority.pem`.
fn certificate(folder: &Path) -> [PathBuf; 2] {
    let new = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    let signed = ["-CA", "authority.pem", "-CAkey", "authority.key", "-subj", "/CN=nats", "-addext", "subjectAltName=IP:127.0.0.1"];
    let written = ["-addext", "basicConstraints=critical,CA:FALSE", "-keyout", "nats.key", "-out", "nats.pem"];
    openssl(folder, &[&new[..], &signed, &written].concat());
    [folder.join("nats.pem"), folder.join("nats.key")]
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    std::fs::write(folder.join(name), text).expect("a file");
    folder.join(name)
}

/// Why a node with these settings does not get at its NATS server.
async fn refused(settings: &Settings) -> String {
    let database = "postgres://localhost/nowhere".parse().expect("a database");
    let settings = settings.clone();
    let nats = NatsSettings::new(settings.nats, settings.nats_credentials, settings.nats_ca, settings.node, &database);
    let nats = nats.expect("sound settings").expect("a server");
    Bus::nats("stranger".into(), &nats).await.err().expect("it is refused").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_talk_by_tls_and_with_a_password() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let trusted = authority(folder, "authority");
    let [certificate, key] = certificate(folder);
    let tls = ["--tls", "--tlscert", certificate.to_str().expect("a path"), "--tlskey", key.to_str().expect("a path")];
    let nats = Nats::start_with(&[&tls[..], &["--user", "trilynx", "--pass", "well kept"]].concat()).expect("NATS");
    let sound = Settings {
        nats: Some(format!("tls://{}", nats.address).parse().expect("a server")),
        nats_credentials: Some(file(folder, "password", "trilynx:well kept\n")),
        nats_ca: Some(trusted),
        ..Settings::default()
    };
    let group = Group::new().await;
    let (one, two) = (group.node_with(sound.clone()).await, group.node_with(sound.clone()).await);
    whole_game(&group, [&one, &two], 6).await;
    two.stop().await;
    one.stop().await;

    let wrong = Settings { nats_credentials: Some(file(folder, "wrong", "trilynx:guessed\n")), ..sound.clone() };
    let said = refused(&wrong).await;
    assert!(said.contains("authorization violation") && !said.contains("guessed"), "{said}");
    let without = Settings { nats_credentials: None, ..sound.clone() };
    let said = refused(&without).await;
    assert!(said.contains("authorization violation"), "{said}");
    let other = Settings { nats_ca: Some(authority(folder, "other")), ..sound.clone() };
    let said = refused(&other).await;
    assert!(said.contains("certificate") || said.contains("TLS"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_show_a_token() {
    let folder = tempfile::tempdir().expect("a folder");
    let nats = Nats::start_with(&["--auth", "a-token-of-some-length"]).expect("NATS");
    let sound = Settings {
        nats: Some(nats.url().parse().expect("a server")),
        nats_credentials: Some(file(folder.path(), "token", "a-token-of-some-length\n")),
        ..Settings::default()
    };
    let group = Group::new().await;
    let (one, two) = (group.node_with(sound.clone()).await, group.node_with(sound.clone()).await);
    whole_game(&group, [&one, &two], 2).await;
    let wrong = Settings { nats_credentials: Some(file(folder.path(), "wrong", "another\n")), ..sound };
    let said = refused(&wrong).await;
    assert!(said.contains("authorization violation"), "{said}");
}
