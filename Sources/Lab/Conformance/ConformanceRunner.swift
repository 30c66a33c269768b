import AuthServer
import ContractModel

/// Runs the cases of a contract against a server, one after the other: they share the server's clock.
package struct ConformanceRunner: Sendable {
  private let server: ServerUnderTest
  private let waiting: Waiting
  /// Sets the people of one run apart from those of another.
  private let mark: String

  package init(_ server: ServerUnderTest, waiting: Waiting, mark: String) {
    self.server = server
    self.waiting = waiting
    self.mark = mark
  }

  /// - Parameter progress: is told each result as it is there.
  package func run(
    _ cases: [ConformanceCase], progress: @Sendable (CaseResult) -> Void = { _ in }
  ) async -> ConformanceReport {
    var results: [CaseResult] = []
    var unanswered = 0
    for (index, one) in cases.enumerated() {
      let result =
        unanswered < Self.patience ? await run(one, number: index) : skipped(one)
      unanswered = result.wasAnswered ? 0 : unanswered + 1
      progress(result)
      results.append(result)
    }
    return ConformanceReport(
      contract: server.contract.service.value, results: results,
      outages: server.failures.flatMap(\.outages))
  }

  /// Cases without an answer after which the tester gives up.
  private static let patience = 5

  private func skipped(_ one: ConformanceCase) -> CaseResult {
    CaseResult(
      id: one.id, kind: one.kind, promise: one.promise, place: one.place,
      verdict: .notObservable("the server answers no more"), exchanges: [], wasAnswered: false)
  }

  /// A case that lets time pass is run again where the server's clock went on by itself: a time may have ended then.
  private func run(_ one: ConformanceCase, number: Int) async -> CaseResult {
    var late = 0
    for attempt in ["", "r", "rr", "rrr"] {
      let (result, lateness) = await run(one, mark: "\(mark)n\(number)\(attempt)")
      guard result.verdict.isBroken, let lateness else { return result }  //! late-case-run-again
      late = lateness
    }
    let reason =
      "the server's clock went on by itself, by \(late) seconds in this case: it shows where the clock stands"
    return CaseResult(
      id: one.id, kind: one.kind, promise: one.promise, place: one.place,
      verdict: .notObservable(reason), exchanges: [])
  }

  /// The calls of the control and of the stand-ins that failed so far. Without them a sign-in cannot even begin.
  private var failures: Int { server.failures.map(\.count).reduce(0, +) }

  private func run(
    _ one: ConformanceCase, mark: String
  ) async -> (result: CaseResult, lateness: Int?) {
    let run = CaseRun(
      server, person: TestPerson(mark: mark, server.contract), waiting: waiting)
    let failures = failures
    await run.begin()
    let verdict: CaseVerdict
    do {
      try await one.run(run)
      verdict = .kept
    } catch let end as CaseEnd {
      switch end {
      case .broken(let expected, let found): verdict = .broken(expected: expected, found: found)
      case .notObservable(let reason): verdict = .notObservable(reason)
      }
    } catch {
      verdict = .notObservable("the tester itself was stopped")
    }
    let result = CaseResult(
      id: one.id, kind: one.kind, promise: one.promise, place: one.place, verdict: verdict,
      exchanges: [RedactedExchange](run.steps, server.contract),
      wasAnswered: run.exchanges.last?.response != nil || run.exchanges.isEmpty,
      signedIn: run.signedIn ?? (self.failures > failures ? false : nil))  //! failed-beginning
    return (result, verdict.isBroken ? await run.lateness() : nil)
  }
}
