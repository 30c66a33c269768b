import AuthServer
import ContractModel
import Diagnostics
import Machines

/// The times and numbers that refusals tell, by which apps wait and people go on.
struct ToldTimes {
  let run: CaseRun
  /// Seconds that a run itself may take between two calls.
  private static let slack = 5.0

  /// Whether the refusal with this meaning says when the call makes sense again.
  static func are(_ meaning: Meaning, at endpoint: Endpoint, of contract: Contract) -> Bool {
    let chosen = RefusalChoice(contract).choose(meaning, for: endpoint)?.refusal
    guard let chosen, chosen.means(meaning), case .wait(let name) = chosen.recovery.value else {
      return false
    }
    return chosen.fields.contains { $0.name.value == name && !$0.shape.isOptional }
  }

  func must(_ answer: CallAnswer, tell seconds: Int) async throws {
    let server = run.contract.servers[answer.endpoint.server]
    let now = Double(try await run.now())
    guard let refusal = answer.refusal, let time = WaitingTime(refusal, server),
      let end = time.end(in: answer.response, at: now)
    else { throw CaseEnd.notObservable("the refusal tells no time") }
    let found = end - now
    guard abs(found - Double(seconds)) <= Self.slack else {
      throw CaseEnd.broken(
        expected: "a wait of \(seconds) seconds", found: "one of \(Int(found.rounded()))")
    }
  }

  /// The tries that the refusal says are left; nil where it says none.
  func triesLeft(_ answer: CallAnswer) -> Int? {
    let server = run.contract.servers[answer.endpoint.server]
    guard let field = answer.refusal?.fields.first(where: { $0.role?.value == .triesLeft }) else {
      return nil
    }
    let wire = WireNames.spell(field, for: server.names)
    return AnswerBody(answer.response, of: server).value(at: wire).flatMap { Int($0.wireText) }
  }
}
