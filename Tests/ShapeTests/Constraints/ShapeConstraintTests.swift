import AuthServer
import BrokenRequests
import ContractMessages
import ShapeServers
import Testing

/// Constraints of a request that none of the five systems has: sizes, patterns, maps, types that hold themselves.
@Suite struct ShapeConstraintTests {
  static let shapes = [
    Trial("Tests/Shapes/paging.yaml") { calls, _ in
      ["api": Archive.Routes(Archive.Noting(calls: calls))]
    },
    Trial("Tests/Shapes/tokens-in-headers.yaml") { calls, _ in
      ["api": Beacon.Routes(Beacon.Noting(calls: calls))]
    },
    Trial("Tests/Shapes/deployment-values.yaml") { calls, values in
      let key = Secret(values.deployed("apiKey"))
      return [
        "configuration": Depot.Routes(
          Depot.Noting(calls: calls), configuration: .init(apiKey: key))
      ]
    },
    Trial("Tests/Shapes/passkeys.yaml") { calls, _ in
      ["api": Locket.Routes(Locket.Noting(calls: calls))]
    },
    Trial("Tests/Shapes/tenant-paths.yaml") { calls, values in
      let tenant = values.deployed("tenant")
      return [
        "api": Payroll.Routes(Payroll.Noting(calls: calls), configuration: .init(tenant: tenant))
      ]
    },
    Trial("Tests/Shapes/wire-names.yaml") { calls, _ in
      ["api": Tally.Routes(Tally.Noting(calls: calls))]
    },
  ]

  @Test(arguments: shapes)
  func validRequestsReachTheirMethod(_ shape: Trial) async throws {
    let lost = try await shape.lost()
    #expect(lost == [])
  }

  @Test(arguments: shapes)
  func invalidRequestsReachNoMethod(_ shape: Trial) async throws {
    let missed = try await shape.missed()
    #expect(missed == [])
  }

  @Test(arguments: shapes)
  func everyFieldIsChecked(_ shape: Trial) throws {
    let overlooked = try shape.overlooked()
    #expect(overlooked == [])
  }
}
