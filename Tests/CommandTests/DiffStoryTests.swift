import CaseFolders
import Foundation
import Testing

/// `authgen diff` on pairs of contracts in which an app of one version meets a server of the other.
@Suite struct DiffStoryTests {
  static let pairs = CaseFolder.all(in: "diff", holding: "old.yaml")

  @Test(arguments: pairs)
  func storiesMatchRecording(_ pair: CaseFolder) throws {
    let report = try diff(pair)
    #expect(report.status < 2, "\(report.errors)")
    try pair.check(report.output, against: "expected.txt")
  }

  /// Stories are attached to a rule's finding, so that no cause is reported twice.
  @Test func eachEffectHasOneStory() throws {
    var told: Set<String> = []
    for pair in Self.pairs {
      let changes = try changes(pair)
      let own = changes.filter { $0["rule"] as? String == "session-story" }
      #expect(own.count == (pair.name == "story-of-its-own" ? 1 : 0), "\(pair)")
      #expect(pair.name != "no-story" || changes.allSatisfy { $0["story"] == nil })
      for change in changes where change["story"] != nil {
        told.insert(change["how"] as? String ?? "")
        let lines = change["story"] as? [[String: String]] ?? []
        #expect(lines.first?["at"] == "12:00:00")
        #expect(lines.last?["words"]?.hasPrefix("→ ") == true)
      }
    }
    #expect(
      told == [
        "crash", "forced sign-in", "renewal loop", "locked out", "silent wrong answer",
      ])
  }

  @Test func reachedBoundIsReported() throws {
    let pair = CaseFolder(at: "diff/forced-sign-in")
    let report = try diff(pair, ["--bound", "3"])
    #expect(report.output.contains("stories were looked for up to the bound (1, old client"))
    let wrong = try diff(pair, ["--bound", "none"])
    #expect(wrong.status == 2 && wrong.errors.contains("`--bound` cannot be `none`"))
  }

  private func diff(_ pair: CaseFolder, _ options: [String] = []) throws -> Shell.Report {
    let project = try TemporaryProject()
    defer { project.remove() }
    let folder = "Tests/Cases/diff/\(pair.name.split(separator: "/").last ?? "")"
    let place = project.file(folder)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try pair.copy(to: place)
    return try Authgen.run(
      ["diff", "\(folder)/old.yaml", "\(folder)/new.yaml"] + options, in: project.folder)
  }

  private func changes(_ pair: CaseFolder) throws -> [[String: Any]] {
    let report = try diff(pair, ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
    let contracts = (object as? [String: Any])?["contracts"] as? [[String: Any]]
    return contracts?.first?["changes"] as? [[String: Any]] ?? []
  }
}
