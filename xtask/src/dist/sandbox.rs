//! Folders that stand for a whole machine: a fresh Debian, or nothing but one file. Programs are run in them with `chroot`.

use super::{answer, output};
use crate::{Outcome, install, root};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// What root is needed for, in words.
const WHAT_FOR: &str = "trying packages in a system of their own";
/// For each part of an answer. A machine that is busy with other tests may need a while.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Sandbox {
    pub folder: PathBuf,
}

impl Sandbox {
    /// A folder with nothing in it.
    pub fn empty(name: &str) -> Result<Sandbox, String> {
        let folder = root().join("target/packages-check").join(name);
        // What root has made, only root can remove.
        output(root_command("rm")?.args(["--recursive", "--force", "--one-file-system", "--"]).arg(&folder))?;
        super::make_folder(&folder)?;
        Ok(Sandbox { folder })
    }

    /// A Debian as `debootstrap` makes it, the same as this machine's, from where this machine gets its packages. It is made once.
    pub fn debian(name: &str) -> Result<Sandbox, String> {
        let system = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
        let codename = system.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
        let codename =
            codename.ok_or("the package is tried in a fresh Debian, which a Debian makes: /etc/os-release names no VERSION_CODENAME")?;
        install::programs(&[("debootstrap", "debootstrap")], "a fresh Debian")?;
        let archive = root().join(format!("target/packages-check/debian-{codename}.tar"));
        if !archive.exists() {
            make_debian(codename, &archive)?;
        }
        let sandbox = Sandbox::empty(name)?;
        output(root_command("tar")?.arg("--extract").arg("--file").arg(&archive).arg("--directory").arg(&sandbox.folder))?;
        Ok(sandbox)
    }

    /// A command that root runs in here.
    pub fn command(&self, program: &str) -> Result<Command, String> {
        let mut command = root_command("chroot")?;
        command.arg(&self.folder).arg(program);
        Ok(command)
    }

    /// A command that somebody else runs in here, as `USER:GROUP` by names or numbers.
    pub fn command_of(&self, user: &str, program: &str) -> Result<Command, String> {
        let mut command = root_command("chroot")?;
        command.arg(format!("--userspec={user}")).arg(&self.folder).arg(program);
        Ok(command)
    }

    pub fn path(&self, below: &str) -> PathBuf {
        self.folder.join(below)
    }

    /// Owner, group and mode, as `stat` writes them.
    pub fn owner_and_mode(&self, path: &str) -> Result<String, String> {
        answer(self.command("stat")?.args(["-c", "%U:%G %a", path]))
    }

    /// Copies a file of this machine into this system, as root.
    pub fn put(&self, file: &Path, path: &str) -> Outcome {
        output(root_command("cp")?.arg(file).arg(self.path(path))).map(drop)
    }

    /// Writes a file of this system, as root.
    pub fn write(&self, path: &str, text: &str, mode: &str) -> Outcome {
        let mut write = root_command("tee")?;
        write.arg(self.path(path)).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut process = write.spawn().map_err(|error| format!("tee: {error}"))?;
        process.stdin.take().expect("a pipe").write_all(text.as_bytes()).map_err(|error| format!("tee: {error}"))?;
        process.wait().map_err(|error| format!("tee: {error}"))?;
        output(root_command("chmod")?.arg(mode).arg(self.path(path))).map(drop)
    }
}

fn root_command(program: &str) -> Result<Command, String> {
    let mut command = install::as_root(program, WHAT_FOR)?;
    command.env("LC_ALL", "C.UTF-8").env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin");
    Ok(command)
}

fn make_debian(codename: &str, archive: &Path) -> Outcome {
    let mut targets = Command::new("apt-get");
    targets.args(["indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main"]);
    let targets = answer(targets.arg(format!("Codename: {codename}")))?;
    let mirror = targets.lines().next().ok_or_else(|| format!("apt has no repository for {codename}: run `apt-get update`"))?;
    let fresh = Sandbox::empty("debootstrap")?;
    let mut make = root_command("debootstrap")?;
    make.args(["--variant=minbase", "--include=adduser", codename]).arg(&fresh.folder).arg(mirror);
    output(&mut make)?;
    // What is extracted is small, and complete or not there.
    let part = archive.with_extension("part");
    let mut pack = root_command("tar")?;
    pack.arg("--create").arg("--file").arg(&part).arg("--exclude=./var/cache/apt/*").arg("--exclude=./var/lib/apt/lists/*");
    output(pack.arg("--exclude=./usr/share/locale/*").arg("--directory").arg(&fresh.folder).arg("."))?;
    std::fs::rename(&part, archive).map_err(|error| super::at(archive, &error))?;
    Sandbox::empty("debootstrap").map(drop)
}

/// A server that runs in a sandbox, and ends with us.
pub struct Server {
    process: Child,
    pub address: String,
}

impl Server {
    pub fn start(command: &mut Command) -> Result<Server, String> {
        let shown = format!("{command:?}");
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(|error| format!("{shown}: {error}"))?;
        let lines = BufReader::new(process.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let said = lines.filter_map(|line| Some(line.split_once("http://")?.1.to_owned())).next();
        let address =
            said.map(|said| said.split(|char: char| !(char.is_ascii_digit() || ".:".contains(char))).next().unwrap_or("").to_owned());
        match address {
            Some(address) => Ok(Server { process, address }),
            None => {
                let ended = process.wait().map_err(|error| error.to_string())?;
                Err(format!("{shown}: {ended}, and has not said where it listens"))
            }
        }
    }

    /// Asks for a page, and says the status and the body.
    pub fn get(&self, path: &str) -> Result<(u16, String), String> {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {0}\r\nConnection: close\r\n\r\n", self.address))
    }

    /// Sends JSON as a page of this server would.
    pub fn post(&self, path: &str, json: &str) -> Result<(u16, String), String> {
        let address = &self.address;
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{json}",
            json.len()
        ))
    }

    fn ask(&self, question: &str) -> Result<(u16, String), String> {
        let ask = || -> std::io::Result<Vec<u8>> {
            let mut stream = TcpStream::connect(&self.address)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.write_all(question.as_bytes())?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer)?;
            Ok(answer)
        };
        let answer = ask().map_err(|error| format!("{}: {error}", self.address))?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or_else(|| format!("{}: no answer of HTTP: {head:?}", self.address))?, body.trim_end().to_owned()))
    }

    /// Stops it as systemd does, and expects it to end well.
    pub fn stop(mut self) -> Outcome {
        self.signal("TERM")?;
        let ended = self.process.wait().map_err(|error| error.to_string())?;
        if ended.success() { Ok(()) } else { Err(format!("a server that is stopped ends with {ended}")) }
    }

    /// `chroot` has become the program; sudo hands signals on.
    fn signal(&self, name: &str) -> Outcome {
        output(root_command("kill")?.arg(format!("-{name}")).arg(self.process.id().to_string())).map(drop)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Ok(None) = self.process.try_wait() {
            let _gone = self.signal("KILL");
            let _ended = self.process.wait();
        }
    }
}
