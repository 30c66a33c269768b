import CaseFolders
import SessionReplay
import Testing

/// Random traces of the model end on the real client and the reference server as they do in it. `Proofs/replay` plays
/// more of them.
@Suite("Traces of the model, replayed on the real engine", .serialized)
struct ReplayTests {
  private static let traces = 12

  @Test(arguments: ReplayedSystems.all.map(\.name))
  func tracesEndAlikeOnModelAndEngine(_ name: String) async throws {
    let system = try #require(ReplayedSystems.all.first { $0.name == name })
    let sample = try await system.run(try Checkout.text("contract/\(name).yaml"), Self.traces, 1)
    #expect(sample.traces == Self.traces)
    #expect(sample.steps > 100)
    if let difference = sample.difference { Issue.record("\(name): \(difference)") }
  }

  struct WrongModel: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let said: String
    var testDescription: String { new }
  }

  /// By changes of Longde's contract, of which only the model knows.
  static let wrong = [
    WrongModel(old: "lifetime: 1h", new: "lifetime: 2h", said: "the tokens of process"),
    WrongModel(
      old: "请重新登录\" }, recover: renew }", new: "请重新登录\" }, recover: tell }",
      said: "the state of process"),
    WrongModel(
      old: "sends: { refreshToken: tokens.refresh }\n\nscenarios",
      new: "sends: { accessToken: tokens.access }\n\nscenarios", said: "what was sent"),
  ]

  @Test(arguments: wrong)
  func wrongModelIsDetected(_ wrong: WrongModel) async throws {
    let text = try Checkout.text("contract/longde.yaml")
    #expect(text.contains(wrong.old))
    let sample = try await ReplaySample.run(
      LongdeReplays.self, text, modelText: text.replacing(wrong.old, with: wrong.new), traces: 40,
      seed: 1)
    let difference = try #require(sample.difference)
    #expect(difference.contains("→ \(wrong.said)"), "\(difference)")
  }
}
