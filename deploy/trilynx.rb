# Trilynx for Homebrew. It has not been installed by us: see docs/packages.md.
#
# There is no public repository yet: give the address of yours. `brew install --HEAD ./trilynx.rb`
class Trilynx < Formula
  desc "Play YINSH, LYNGK and Linko! on the web and in the terminal"
  license any_of: ["MIT", "Apache-2.0"]
  head ENV.fetch("HOMEBREW_TRILYNX_GIT", "https://example.org/trilynx.git"), using: :git, branch: "main"

  depends_on "node" => :build
  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args(path: "crates/cli"), "--features", "terminal,mail"
    (buildpath/"pages").mkpath
    system bin/"trilynx", "man", buildpath/"pages"
    man1.install Dir["pages/*.1"]
    generate_completions_from_executable(bin/"trilynx", "completions")
  end

  service do
    run [opt_bin/"trilynx", "serve", "--database", var/"trilynx/trilynx.db"]
    keep_alive true
    log_path var/"log/trilynx.log"
    error_log_path var/"log/trilynx.log"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/trilynx --version") if build.stable?
    assert_match "legal", shell_output("#{bin}/trilynx --help")
  end
end
