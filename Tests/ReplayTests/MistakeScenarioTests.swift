import ContractModel
import ContractReader
import ContractWriter
import Diagnostics
import Lint
import LiveScenarios
import Proofs
import Testing
import YAMLSource

/// The story of each mistake in `Tests/Cases/prove`, written as a scenario of its contract: it can happen by the rules of
/// lint, and happens on the real engine and the reference server.
@Suite("Scenarios of mistakes, replayed on the real engine", .serialized)
struct MistakeScenarioTests {
  typealias Tests = MistakeReplayTests

  @Test func everyMistakeBecomesScenarioOrIsListed() throws {
    try written(Tests.EndNoticed.self, ["account: signedOut", "do: renew"])
    try written(Tests.LostAnswerSurvived.self, ["meanwhile: [{ app: launches }]", "do: renew"])
    try written(Tests.OneOutcome.self, ["refuses: ended", "app: starts", "state: locked"])
    try written(Tests.RenewalsEnd.self, ["refuses: noRights", "renewals: 1"])
    try written(Tests.SignOutClears.self, ["do: signOut", "state: left"])
    try written(Tests.SignedOutStays.self, ["do: deleteAccount", "state: locked"])
    try written(Tests.TapsHarmless.self, ["refuses: wrongPassword", "state: signedOut"])
  }

  enum OneRenewal: GroveMistake { static let claim = "one-renewal" }
  enum StatesReachable: GroveMistake { static let claim = "states-reachable" }

  @Test func untellableStoryIsReported() throws {
    let renewal = #expect(throws: ScenarioDraft.Untold.self) { try draft(OneRenewal.self) }
    #expect(renewal?.reason.contains("an answer of `renew` that leaves out") == true)
    let states = #expect(throws: ScenarioDraft.Untold.self) { try draft(StatesReachable.self) }
    #expect(states?.reason == "nothing happens in it")
  }

  @Test func endNoticedScenarioReplays() async throws { try await play(Tests.EndNoticed.self) }
  @Test func lostAnswerSurvivedScenarioReplays() async throws {
    try await play(Tests.LostAnswerSurvived.self)
  }
  @Test func oneOutcomeScenarioReplays() async throws { try await play(Tests.OneOutcome.self) }
  @Test func renewalsEndScenarioReplays() async throws { try await play(Tests.RenewalsEnd.self) }
  @Test func signOutClearsScenarioReplays() async throws {
    try await play(Tests.SignOutClears.self)
  }
  @Test func signedOutStaysScenarioReplays() async throws {
    try await play(Tests.SignedOutStays.self)
  }
  @Test func tapsHarmlessScenarioReplays() async throws { try await play(Tests.TapsHarmless.self) }

  private func written<Mistake: GroveMistake>(_: Mistake.Type, _ parts: [String]) throws {
    let text = try draft(Mistake.self).steps.joined(separator: "\n")
    for part in parts { #expect(text.contains(part), "\(Mistake.claim): \(text)") }
  }

  private func play<Mistake: GroveMistake>(_: Mistake.Type) async throws {
    let contract = try contract(Mistake.self)
    let scenario = try #require(contract.scenarios.first)
    #expect(Lint.check(contract).diagnostics.filter { $0.rule == "scenario-happens" }.isEmpty)
    let mistake = try await ScenarioRun<GroveScenarios<Mistake>>.mistake(in: scenario, of: contract)
    #expect(mistake == nil)
  }

  /// The contract with the scenario, as it is written and read again.
  private func contract<Mistake: GroveMistake>(_: Mistake.Type) throws -> Contract {
    let draft = try draft(Mistake.self)
    let source = Mistake.content.contract.source
    let definition = ListedDefinition(
      name: draft.name, remark: draft.remark, key: "steps", items: draft.steps)
    let text = try #require(ContractWriter.text(of: source, adding: definition, to: "scenarios"))
    let changed = SourceFile(path: source.path, bytes: text)
    return try ContractReader.read(YAMLSource.parse(changed))
  }

  /// The situations in which the mistakes show.
  private static let situations: Set<String> = [
    "calls", "refusals", "the app's events", "a session that the server ends", "states", "killed",
  ]

  private func draft<Mistake: GroveMistake>(_: Mistake.Type) throws -> ScenarioDraft {
    let contract = Mistake.content.contract
    let isUnreached = Mistake.claim == "states-reachable"
    let proof =
      isUnreached
      ? SessionProof(contract, bound: 400)
      : SessionProof(contract, bound: 2_500, only: Self.situations)
    let failure = try #require(proof.failures.first { $0.claim.rawValue == Mistake.claim })
    return try ScenarioDraft(failure, of: contract)
  }
}
