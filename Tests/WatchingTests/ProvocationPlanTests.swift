import AuthServer
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Provoking
import Testing
import YAMLSource

@Suite struct ProvocationPlanTests {
  private static let paths =
    ["longde", "readmigo", "syncnos", "cognito", "rote"].map { "contract/\($0).yaml" }
    + ["Tests/Cases/conform/atrium.yaml"]

  private static func contract(_ path: String) throws -> Contract {
    try ContractReader.read(
      YAMLSource.parse(SourceFile(path: path, text: try Checkout.text(path))))
  }

  @Test(arguments: paths)
  func provocationIDsAreUnique(_ path: String) throws {
    let plan = ProvocationPlan(try Self.contract(path))
    #expect(Set(plan.all.map(\.id)).count == plan.all.count)
    for one in plan.all {
      #expect(one.says.hasSuffix(".") && one.wants.hasSuffix("."))
      #expect(plan.only([one.id]).contains { $0.id == one.id })
      #expect(plan.only(["\(one.id).\(ClientMistake.gaveUp.rawValue)"]).map(\.id) == [one.id])
    }
    #expect(plan.only(["nothing"]).isEmpty)
  }

  @Test func docsListEveryMistake() throws {
    let rows = ClientMistake.allCases.map { "| `\($0.rawValue)` | \($0.promise) |" }
    let table = (["| mistake | a good client |", "|---|---|"] + rows).joined(separator: "\n")
    #expect(try Checkout.text("docs/provoke.md").contains("<!-- mistakes -->\n\(table)\n"))
    #expect(ClientMistake.allCases.allSatisfy { $0.promise.hasSuffix(".") })
  }

  @Test func clientCannotReachControl() async throws {
    let staged = StagedServer(try Self.contract("contract/longde.yaml")) { _ in
      Response(status: 200)
    }
    let answer = await staged.deliver(Request(.get, "/__lab/clock"))
    guard case .answer(let response) = answer else {
      Issue.record("the connection was cut")
      return
    }
    #expect(response.status == 404)
  }
}
