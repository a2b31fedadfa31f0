//! The migrations are part of the program, and the compiler does not see by itself when one is added.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
