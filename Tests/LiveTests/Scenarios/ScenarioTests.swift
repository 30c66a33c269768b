import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import LiveScenarios
import TestLab
import Testing
import YAMLSource

/// Every scenario that a contract names, on its generated client and the reference server, with the clock handed in.
@Suite struct ScenarioTests {
  typealias Runner = @Sendable (Scenario, Contract) async throws -> String?

  static let systems: [(path: String, run: Runner)] = [
    system(LongdeScenarios.self), system(ReadmigoScenarios.self), system(CognitoScenarios.self),
    system(RoteScenarios.self), system(SyncNosScenarios.self), system(ClinicScenarios.self),
  ]

  private static func system<Client: ScenarioClient>(
    _: Client.Type
  ) -> (path: String, run: Runner) {
    (Client.system.path, { try await ScenarioRun<Client>.mistake(in: $0, of: $1) })
  }

  @Test(arguments: systems.map(\.path))
  func scenarioRunsAsWritten(_ path: String) async throws {
    let contract = try Self.contract(path)
    let run = try #require(Self.systems.first { $0.path == path }?.run)
    for scenario in contract.scenarios {
      if let mistake = try await run(scenario, contract) { Issue.record("\(mistake)") }
    }
  }

  /// Each contract with scenarios is run, and each of the five has at least three.
  @Test func everyContractWithScenariosIsRun() throws {
    for path in Checkout.files(in: "contract", ending: ".yaml") where path.count(of: "/") == 1 {
      #expect(try Self.contract(path).scenarios.count >= 3, "\(path)")
      #expect(Self.systems.contains { $0.path == path }, "\(path)")
    }
    for path in Checkout.files(in: "Tests/Shapes", ending: ".yaml") where path.count(of: "/") == 2 {
      guard !path.hasSuffix("authgen.yaml"), try !Self.contract(path).scenarios.isEmpty else {
        continue
      }
      #expect(Self.systems.contains { $0.path == path }, "\(path)")
    }
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let said: String
    var testDescription: String { new }
  }

  /// By changes of Longde's contract: what is seen then.
  static let wrong = [
    Wrong(
      old: "renewals: 1, state: signedIn } }\n  endsAfterAWeek",
      new: "renewals: 2, state: signedIn } }\n  endsAfterAWeek",
      said:
        "`renewsAfterAnHour`: 2 renewals were to be seen since the step before, and there were 1"),
    Wrong(
      old: "{ wait: 1h, expect: { state: expired } }",
      new: "{ wait: 1h, expect: { state: signedIn } }",
      said: "`renewsAfterAnHour`: the session was to be `signedIn`, and is `expired`"),
    Wrong(
      old: "{ do: me, expect: { refusal: accountDisabled, state: signedOut } }", new: "{ do: me }",
      said: "`endsWithTheAccount`: `me` was to be answered and ended refused with `accountDisabled`"
    ),
    Wrong(
      old: "{ account: disabled }", new: "{ wait: 1s }",
      said: "`endsWithTheAccount`: `me` was to be refused with `accountDisabled` and ended answered"
    ),
    Wrong(
      old: "{ do: me, expect: { fails: true, renewals: 0, state: signedOut } }",
      new: "{ do: signInWithApple, expect: { fails: true } }",
      said: "`endsAfterAWeek`: `signInWithApple` was to fail and was answered"),
    Wrong(
      old: "  me:\n", new: "  who:\n",
      said: "`renewsAfterAnHour`: LongdeScenarios does not know how `who` is called"),
  ]

  @Test(arguments: wrong)
  func wrongExpectationIsReported(_ wrong: Wrong) async throws {
    let path = LongdeScenarios.system.path
    let text = try Checkout.text(path)
    #expect(text.contains(wrong.old))
    let changed = text.replacing(wrong.old, with: wrong.new)
      .replacing("do: me,", with: wrong.new.contains("who") ? "do: who," : "do: me,")
    let contract = try Self.read(changed, path)
    var said: [String] = []
    for scenario in contract.scenarios {
      // What the wrong step expects never comes.
      let mistake = try await Patience.$limit.withValue(5_000) {
        try await ScenarioRun<LongdeScenarios>.mistake(in: scenario, of: contract)
      }
      if let mistake { said.append(mistake) }
    }
    let first = try #require(said.first)
    #expect(first.hasSuffix(": the scenario \(wrong.said)"), "\(first)")
    #expect(first.prefixMatch(of: #/contract\/longde\.yaml:[0-9]+: /#) != nil, "\(first)")
  }

  private static func contract(_ path: String) throws -> Contract {
    try read(Checkout.text(path), path)
  }

  private static func read(_ text: String, _ path: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: path, text: text)))
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
