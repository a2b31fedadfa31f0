# Trilynx for Nix: `nix run ./deploy`, `nix profile install ./deploy`. It has not been built by us: see docs/packages.md.
#
# The one thing to know: the web client's packages come from a fixed-output derivation. After web/package-lock.json has changed, replace its
# hash by the one that `nix run nixpkgs#prefetch-npm-deps web/package-lock.json` prints.
{
  description = "Play YINSH, LYNGK and Linko! on the web and in the terminal";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      forEach = build: nixpkgs.lib.genAttrs systems (system: build nixpkgs.legacyPackages.${system});
    in
    {
      packages = forEach (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage (package: {
          pname = "trilynx";
          version = (nixpkgs.lib.importTOML ../Cargo.toml).workspace.package.version;
          src = nixpkgs.lib.cleanSource ../.;
          cargoLock.lockFile = ../Cargo.lock;
          buildAndTestSubdir = "crates/cli";
          buildFeatures = [ "terminal" "mail" ];
          # The tests start servers, browsers and databases: `cargo xtask test` runs them.
          doCheck = false;

          npmRoot = "web";
          npmDeps = pkgs.fetchNpmDeps {
            src = "${package.src}/web";
            hash = nixpkgs.lib.fakeHash;
          };
          # lld links the engine for browsers.
          nativeBuildInputs = [ pkgs.nodejs pkgs.npmHooks.npmConfigHook pkgs.installShellFiles pkgs.lld ];
          env.TRILYNX_COMMIT = self.shortRev or "unknown";

          postInstall = ''
            mkdir pages
            $out/bin/trilynx man pages
            installManPage pages/*.1
            installShellCompletion --cmd trilynx \
              --bash <($out/bin/trilynx completions bash) \
              --zsh <($out/bin/trilynx completions zsh) \
              --fish <($out/bin/trilynx completions fish)
          '';

          meta = {
            description = "Server, web app and terminal for YINSH, LYNGK and Linko!";
            license = with nixpkgs.lib.licenses; [ mit asl20 ];
            mainProgram = "trilynx";
          };
        });
      });
    };
}
