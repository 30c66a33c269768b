import CaseFolders
import Foundation

/// Runs the blocks of one page, in order, in a scratch copy of the checkout.
struct ConsoleRun {
  private static let parts = [
    "Examples", "Generated", "Tests/Cases", "Tests/Support", "authgen.yaml", "contract",
  ]
  private let project: TemporaryProject
  private var folder: URL
  private var servers = ConsoleServers()

  init() throws {
    project = try TemporaryProject()
    folder = project.folder
    try FileManager.default.createDirectory(
      at: project.file("Tests"), withIntermediateDirectories: true)
    for part in Self.parts {
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: part), to: project.file(part))
    }
  }

  func remove() { project.remove() }

  /// Each block begins at the top of the checkout, or in the folder of the example that its page is about.
  mutating func begin(_ block: ConsoleBlock, of page: ConsolePage) throws {
    let place = page.path.hasPrefix("Examples/") ? page.path.dropLast("/README.md".count) : ""
    folder = project.file(String(place))
    for command in block.before { try run(command, mustWork: true) }
  }

  mutating func endServers() { servers.end() }

  /// What the command prints, line by line, as a terminal shows it.
  @discardableResult
  mutating func run(_ command: String, mustWork: Bool) throws -> [String] {
    let words = command.replacing("swift run authgen ", with: "authgen ")
      .replacing("swift run authlab ", with: "authlab ")
    if words.hasPrefix("cd ") {
      folder = folder.appending(path: words.dropFirst(3)).standardizedFileURL
      return []
    }
    if ConsoleServers.starts(words) {
      return try servers.start(words, in: folder, Self.environment(at: project.folder))
    }
    let report = try Shell.run(
      ["bash", "-c", "exec 2>&1; \(servers.withRealPorts(words))"], in: folder,
      environment: Self.environment(at: project.folder))
    if mustWork, report.status != 0 { throw Failed(command: command, output: report.output) }
    return servers.withShownPorts(report.output).lines
  }

  /// The tools of this build come first, and it is always the same day, because waivers end.
  private static func environment(at home: URL) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let git = ["AUTHOR", "COMMITTER"].flatMap { who in
      [("GIT_\(who)_NAME", "Ann"), ("GIT_\(who)_EMAIL", "ann@example.com")]
    }
    return [
      "PATH": "\(Authgen.binary.deletingLastPathComponent().path):\(path)",
      "SOURCE_DATE_EPOCH": "1795219200", "HOME": home.path, "GIT_PAGER": "cat",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ].merging(git) { $1 }
  }

  struct Failed: Error {
    let command: String
    let output: String
  }
}

extension String {
  /// Without the empty ones at the end.
  fileprivate var lines: [String] {
    var lines = components(separatedBy: "\n")
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
