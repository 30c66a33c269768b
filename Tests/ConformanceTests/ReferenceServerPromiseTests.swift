import Conformance
import TestLab
import Testing

@Suite("The reference server and the promises of its contracts")
struct ReferenceServerPromiseTests {
  @Test(arguments: [LabContract.atrium, .annex, .longde, .syncnos, .rote, .readmigo])
  func serverKeepsEveryPromise(_ server: LabContract) async throws {
    let report = try await server.report()
    let broken = report.broken.map { "\($0.id): \($0.verdict.why ?? "")" }
    #expect(broken.isEmpty)
    #expect(
      report.count("kept") >= Self.least[server.name] ?? 0, "promises that are seen to be kept")
  }

  /// Proving a password by SRP is slow, so only the first promises of each kind are tried.
  @Test func cognitoKeepsSomePromisesOfEachKind() async throws {
    let report = try await LabContract.cognito.report([
      "answers", "claims", "lifetime", "rotation", "signOut", "accounts", "codes", "scenarios",
    ])
    #expect(report.broken.map(\.id).isEmpty)
    #expect(report.count("kept") >= 25)
  }

  private static let least = [
    "longde": 42, "syncnos": 29, "rote": 5, "readmigo": 140, "atrium": 60, "annex": 290,
  ]

  /// A step that loses a response isn't an ordinary call.
  @Test func disturbedStepIsNotPlayed() async throws {
    let report = try await LabContract.atrium.report(["scenarios.losesAnAnswer"])
    #expect(
      report.results.map(\.verdict.why) == [
        "the tester does not disturb a call, as step 2 does"
      ])
  }

  @Test(arguments: LabContract.all)
  func promiseIDsAreUnique(_ server: LabContract) throws {
    let cases = CasePlan(try server.contract).cases
    let ids = cases.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } })
    #expect(cases.allSatisfy { $0.promise.hasSuffix(".") })
  }
}
