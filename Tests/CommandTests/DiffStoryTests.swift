import CaseFolders
import Foundation
import Testing

/// `authgen diff` on pairs of contracts in which an app of one version meets a server of the other.
@Suite struct DiffStoryTests {
  static let pairs = Checkout.files(in: "Tests/Cases/diff", ending: "/old.yaml")
    .map { String($0.dropLast("/old.yaml".count)) }

  @Test(arguments: pairs)
  func storiesMatchRecording(_ folder: String) throws {
    let report = try Authgen.run(["diff", "\(folder)/old.yaml", "\(folder)/new.yaml"])
    #expect(report.status < 2, "\(report.errors)")
    let file = Checkout.root.appending(path: "\(folder)/expected.txt")
    #expect(Golden.difference(report.output, from: file) == nil)
  }

  /// Stories are attached to a rule's finding, so that no cause is reported twice.
  @Test func eachEffectHasOneStory() throws {
    var told: Set<String> = []
    for folder in Self.pairs {
      let changes = try changes(folder)
      let own = changes.filter { $0["rule"] as? String == "session-story" }
      #expect(own.count == (folder.hasSuffix("story-of-its-own") ? 1 : 0), "\(folder)")
      #expect(!folder.hasSuffix("no-story") || changes.allSatisfy { $0["story"] == nil })
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
    let folder = "Tests/Cases/diff/forced-sign-in"
    let words = ["diff", "\(folder)/old.yaml", "\(folder)/new.yaml", "--bound", "3"]
    let report = try Authgen.run(words)
    #expect(report.output.contains("stories were looked for up to the bound (1, old client"))
    let wrong = try Authgen.run(words.dropLast() + ["none"])
    #expect(wrong.status == 2 && wrong.errors.contains("`--bound` cannot be `none`"))
  }

  private func changes(_ folder: String) throws -> [[String: Any]] {
    let words = ["diff", "\(folder)/old.yaml", "\(folder)/new.yaml", "--format", "json"]
    let object = try JSONSerialization.jsonObject(with: Data(try Authgen.run(words).output.utf8))
    let contracts = (object as? [String: Any])?["contracts"] as? [[String: Any]]
    return contracts?.first?["changes"] as? [[String: Any]] ?? []
  }
}
