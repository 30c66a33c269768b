package import AuthServer
package import ContractModel
import Diagnostics
import Primitives

/// The time that a refusal tells an app to wait.
package struct WaitingTime {
  private let refusal: Refusal
  private let server: Server

  package init?(_ refusal: Refusal, _ server: Server) {
    guard case .wait = refusal.recovery.value else { return nil }
    self.refusal = refusal
    self.server = server
  }

  /// Seconds since 1970 before which the call makes no sense; nil where the answer does not tell.
  package func end(in answer: Response, at now: Double) -> Double? {
    guard case .wait(let name) = refusal.recovery.value,
      let field = refusal.fields.first(where: { $0.name.value == name })
    else { return nil }
    let value = answer.value(of: field, on: server) { AnswerBody(answer, of: server).value(at: $0) }
    return (value?.wireText).flatMap { Self.moment($0, after: now) }
  }

  /// The same for an answer that the contract does not declare, by `Retry-After` alone (RFC 9110 §10.2.3).
  package static func end(of answer: Response, at now: Double) -> Double? {
    answer.headers.first("Retry-After").flatMap { moment($0, after: now) }
  }

  private static func moment(_ text: String, after now: Double) -> Double? {
    if let seconds = Double(text) { return seconds > 1_000_000_000 ? seconds : now + seconds }
    return InternetTime(text)?.seconds
  }
}
