import Conformance
import Testing

@Suite("The reference server and the promises of its contracts")
struct ReferenceServerPromiseTests {
  @Test(arguments: [LabServer.atrium, .annex, .longde, .syncnos, .rote, .readmigo])
  func itKeepsThemAll(_ server: LabServer) async throws {
    let report = try await server.report()
    let broken = report.broken.map { "\($0.id): \($0.verdict.why ?? "")" }
    #expect(broken.isEmpty)
    #expect(
      report.count("kept") >= Self.least[server.name] ?? 0, "promises that are seen to be kept")
  }

  /// The proof of a password by SRP takes long, so that only the first promises of each kind are looked at.
  @Test func cognitoKeepsSomeOfEachKind() async throws {
    let report = try await LabServer.cognito.report([
      "answers", "claims", "lifetime", "rotation", "signOut", "accounts", "codes", "scenarios",
    ])
    #expect(report.broken.map(\.id).isEmpty)
    #expect(report.count("kept") >= 25)
  }

  private static let least = [
    "longde": 42, "syncnos": 29, "rote": 5, "readmigo": 140, "atrium": 60, "annex": 290,
  ]

  /// A step that loses an answer is no ordinary call.
  @Test func aDisturbedStepIsNotPlayed() async throws {
    let report = try await LabServer.atrium.report(["scenarios.losesAnAnswer"])
    #expect(
      report.results.map(\.verdict.why) == [
        "the tester does not disturb a call, as step 2 does"
      ])
  }

  @Test(arguments: LabServer.all)
  func eachPromiseHasAnIdOfItsOwn(_ server: LabServer) throws {
    let cases = CasePlan(try server.contract).cases
    let ids = cases.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } })
    #expect(cases.allSatisfy { $0.promise.hasSuffix(".") })
  }
}
