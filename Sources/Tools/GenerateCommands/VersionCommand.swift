import Generation

/// `authgen --version`.
struct VersionCommand: Command {
  func run(_ console: Console) -> ExitCode {
    console.print("\(Version.name)\n")
    return .clean
  }
}

/// Which authgen this is; the manifest of what it writes says it too.
enum Version {
  static let number = StubRuntime.version
  static let name = "authgen \(number)"
}
