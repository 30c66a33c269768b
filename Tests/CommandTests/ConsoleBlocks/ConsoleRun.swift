import CaseFolders
import Foundation

/// Runs the blocks of one page, in order, in a scratch copy of the parts of the checkout that they name.
struct ConsoleRun {
  private let project: TemporaryProject
  private let home: String
  private var folder: URL
  private var servers = ConsoleServers()

  init(_ blocks: [ConsoleBlock], of page: ConsolePage) throws {
    project = try TemporaryProject()
    home = page.path.hasPrefix("Examples/") ? String(page.path.dropLast("/README.md".count)) : "."
    folder = project.file(home)
    let commands = blocks.flatMap { $0.before + $0.steps.map(\.command) }.joined(separator: "\n")
    let named = commands.matches(of: #/Tests/\w+/\w+|Examples/\w+|Generated|generate/#)
      .map { $0.output == "generate" ? "Generated" : String($0.output) }
    for part in Set(named + ["authgen.yaml", "contract", home]) where part != "." {
      let copy = project.file(part)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Checkout.root.appending(path: part), to: copy)
    }
  }

  func remove() { project.remove() }

  /// Each block begins at the top of the checkout, or in the folder of the example that its page is about.
  mutating func begin(_ block: ConsoleBlock) throws {
    folder = project.file(home)
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
