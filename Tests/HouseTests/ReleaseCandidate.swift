import CaseFolders
import Foundation

/// A small clone of the project that is ready to be released, with a remote of its own.
struct ReleaseCandidate {
  let version: String
  private let place: URL

  private static let parts = [
    ".gitignore", "CHANGELOG.md", "LICENSE", "Package.swift", "scripts", "docs/plugins.md",
    "Generated/Runtime", "Sources/Contract/Diagnostics/ToolVersion.swift",
    "Sources/Runtime/Python", "Sources/Runtime/TypeScript", "Tests/Cases/cli/version.case",
    "Tests/Cases/lab/version.case",
  ]

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
    version = try Shell.run(["scripts/version"]).output.trimmingCharacters(in: .newlines)
    let embedded = Checkout.files(in: "Sources/Generate", ending: "/EmbeddedRuntimes.swift")
    for part in Self.parts + embedded {
      let copy = folder.appending(path: part)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Checkout.root.appending(path: part), to: copy)
    }
    try prepare()
  }

  var folder: URL { place.appending(path: "clone") }

  func remove() { try? FileManager.default.removeItem(at: place) }

  func file(_ path: String) -> URL { folder.appending(path: path) }

  func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

  func shell(_ script: String) throws {
    let script = script.replacing("VERSION", with: version)
    let report = try Shell.run(["sh", "-ec", script], in: folder)
    if report.status != 0 { throw Failure(script: script, errors: report.errors) }
  }

  struct Failure: Error {
    let script: String
    let errors: String
  }

  func release(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Shell.Report {
    let words = arguments.map { $0.replacing("VERSION", with: version) }
    return try Shell.run(["scripts/release"] + words, in: folder, environment: environment)
  }

  /// A PATH that has only Python and these programs.
  func path(with programs: [String]) throws -> String {
    let bin = place.appending(path: "bin")
    let links = programs.map { "ln -s \"$(command -v \($0))\" \(bin.path)/\($0)" }
    // What is called python3 may be a script that needs more programs.
    let python = "ln -s \"$(python3 -c 'import sys; print(sys.executable)')\" \(bin.path)/python3"
    try shell((["mkdir \(bin.path)", python] + links).joined(separator: "\n"))
    return bin.path
  }

  private func prepare() throws {
    let entries = """
      ## [\(version)] - 2026-11-30

      ### Added

      - The first version.

      [\(version)]: https://example.com/\(version)
      [Unreleased]: https://example.com
      """
    try Data("# Changelog\n\n## [Unreleased]\n\n\(entries)\n".utf8).write(to: file("CHANGELOG.md"))
    let tools = Checkout.root.appending(path: ".build/python").path
    try shell(
      """
      mkdir .build && ln -s \(tools) .build/python
      git init -q -b main && git config user.name A && git config user.email a@example.com
      git init -q --bare ../origin.git && git remote add origin ../origin.git
      git add -A && git commit -qm released && git tag 0.0.1 && git push -q origin main 0.0.1
      """)
  }
}
