import CaseFolders
import Foundation
import Testing

@Suite struct ReleaseCheckTests {
  @Test func validCandidateCanBeReleased() throws {
    let candidate = try ReleaseCandidate()
    defer { candidate.remove() }
    let report = try candidate.release(["VERSION", "--check"])
    #expect(report.output == "\(candidate.version) can be released\n", "\(report.errors)")
    try candidate.shell("git tag VERSION && git switch -q --detach VERSION")
    let tagged = try candidate.release(["VERSION", "--check", "--tagged"])
    #expect(tagged.status == 0, "\(tagged.errors)")
  }

  @Test(arguments: [
    ("echo >>LICENSE", "the tree has uncommitted changes: LICENSE"),
    ("touch new", "the tree has uncommitted changes: new"),
    ("git switch -q --detach", "HEAD is on no branch"),
    ("git tag VERSION", "the version VERSION exists: there is a tag"),
    (
      "git push -q origin HEAD:refs/tags/VERSION",
      "the version VERSION exists: `origin` has the tag"
    ),
    ("git remote set-url origin ../gone.git", "the remote `origin` can't be reached"),
    ("git tag 99.0.0", "VERSION is older than the newest tag, 99.0.0"),
    ("sed -i 's/^## .VERSION. .*//' CHANGELOG.md", "CHANGELOG.md has no section [VERSION]"),
    ("sed -i 's/ - 2026-11-30//' CHANGELOG.md", "of CHANGELOG.md has no date"),
    ("sed -i 's/2026-11-30/2026-11-31/' CHANGELOG.md", "of CHANGELOG.md has no date"),
    ("sed -i '/^- /d' CHANGELOG.md", "of CHANGELOG.md has no entries"),
    ("sed -i 's/^### Added/### News/' CHANGELOG.md", "has an unknown group `News`"),
    ("sed -i '/^.VERSION.:/d' CHANGELOG.md", "CHANGELOG.md has no link for [VERSION]"),
    ("sed -i '/^.Unreleased.:/d' CHANGELOG.md", "CHANGELOG.md has no link for [Unreleased]"),
    (
      "sed -i '3s/VERSION/7.7.7/' Sources/Runtime/TypeScript/package.json",
      "Sources/Runtime/TypeScript/package.json has 7.7.7"
    ),
    ("rm .build/python", "which builds the wheel, is missing"),
  ])
  func invalidCandidateIsRejected(_ spoil: String, _ message: String) throws {
    let candidate = try ReleaseCandidate()
    defer { candidate.remove() }
    // A change of a file is committed, so that only its content is wrong.
    let commits = spoil.hasPrefix("sed ") ? " && git commit -qam changed" : ""
    try candidate.shell(spoil + commits)
    try expect(message, refuses: ["VERSION"], candidate)
  }

  @Test(arguments: ["1.0", "v1.0.0", "01.0.0", "1.0.0-", "latest", "1.0.0 "])
  func malformedVersionIsRejected(_ version: String) throws {
    let report = try Shell.run(["scripts/release", version])
    #expect(report.status == 2)
    #expect(report.errors.contains("`\(version)` is no version\n  = help: write MAJOR.MINOR.PATCH"))
  }

  /// A pre-release precedes its release, and its numbers compare numerically.
  @Test(arguments: [("0.2.0", true), ("0.2.0-rc.2", false), ("0.2.0-rc.10", true)])
  func versionsAreOrdered(_ tag: String, _ isNewer: Bool) throws {
    let candidate = try ReleaseCandidate()
    defer { candidate.remove() }
    try candidate.shell(
      """
      scripts/version 0.2.0-rc.9 --constants
      sed -i 's/"VERSION"/"0.2.0-rc.9"/' Generated/Runtime/*/version.js Generated/Runtime/*/*/version.py
      sed -i 's/VERSION/0.2.0-rc.9/' CHANGELOG.md
      git commit -qam next
      git tag \(tag)
      """)
    let report = try candidate.release(["0.2.0-rc.9", "--check"])
    #expect((report.status == 0) == !isNewer, "\(report.errors)")
  }

  @Test func versionOtherThanProjectsIsRejected() throws {
    let candidate = try ReleaseCandidate()
    defer { candidate.remove() }
    try expect(
      "the project's version is VERSION, not 98.0.0\n  = help: run scripts/version 98.0.0",
      refuses: ["98.0.0"], candidate)
  }

  private static let tools = ["env", "git", "node", "npm", "readelf", "sh", "tsc"]

  @Test func missingToolsAreNamed() throws {
    let candidate = try ReleaseCandidate()
    defer { candidate.remove() }
    let path = try candidate.path(with: Self.tools)
    try expect("there is no Swift toolchain in PATH", refuses: ["VERSION"], candidate, path)
    try expect("`dpkg-deb` isn't installed", refuses: ["VERSION"], candidate, path)
  }

  @Test func oldSwiftIsRejected() throws {
    let candidate = try ReleaseCandidate()
    defer { candidate.remove() }
    let path = try candidate.path(with: Self.tools)
    let swift = URL(fileURLWithPath: path).appending(path: "swift")
    try Data("#!/bin/sh\necho 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'\n".utf8).write(
      to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    try expect(
      "Swift 5.10 is too old\n  = help: install Swift 6.2", refuses: ["VERSION"], candidate, path)
  }

  /// It says why, and leaves nothing behind.
  private func expect(
    _ message: String, refuses arguments: [String], _ candidate: ReleaseCandidate,
    _ path: String? = nil
  ) throws {
    let environment = path.map { ["PATH": $0] } ?? [:]
    let report = try candidate.release(arguments, environment: environment)
    let wanted = message.replacing("VERSION", with: candidate.version)
    #expect(report.status == 1)
    #expect(report.errors.contains(wanted), "\(report.errors)")
    #expect(report.errors.contains("\n  = help: "))
    #expect(!FileManager.default.fileExists(atPath: candidate.file(".build/releases").path))
  }
}
