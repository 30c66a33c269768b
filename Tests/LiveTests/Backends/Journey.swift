import LiveScenarios
import TestDevice
import Testing

/// One way of a person through a system, from a flow of its contract. It is told once, and runs on its backends, of
/// which the reference server on SQLite is always one: what does not hold is thrown.
struct Journey: Sendable, CustomTestStringConvertible {
  let system: String
  let name: String
  /// The stubs know neither faults nor another contract.
  var backends = Backend.allCases
  let run: @Sendable (Backend) async throws -> Void

  static let all =
    LongdeJourneys.all + ReadmigoJourneys.all + ReadmigoLeavingJourneys.all + RoteJourneys.all
    + SyncNosJourneys.all + SyncNosRenewalJourneys.all + CognitoJourneys.all
    + CognitoPageJourneys.all + CognitoChallengeJourneys.all + CognitoRefusalJourneys.all

  var testDescription: String { "\(system): \(name)" }
}

/// Fails the journey if the condition is false.
func check(
  _ isSo: Bool, _ words: @autoclosure () -> String, line: Int = #line
) throws {
  if !isSo { throw Unexpected("line \(line): \(words())") }
}

/// A call that has to fail, and how it did.
func failed<Failure: Error>(
  _ kind: Failure.Type, line: Int = #line, of call: () async throws -> Void
) async throws -> Failure {
  do {
    try await call()
  } catch let failure as Failure {
    return failure
  }
  throw Unexpected("line \(line): it did not fail")
}
