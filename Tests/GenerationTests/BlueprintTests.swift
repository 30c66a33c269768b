import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Generation
import Testing
import YAMLSource

@Suite struct BlueprintTests {
  private let blueprint: Blueprint

  init() throws {
    let text = try Checkout.text("contract/longde.yaml")
    let document = YAMLSource.parse(SourceFile(path: "contract/longde.yaml", text: text))
    blueprint = try Generation.plan(try ContractReader.read(document))
  }

  @Test func everyTypeHasName() {
    #expect(blueprint.records.map(\.name) == ["User", "Session"])
    #expect(blueprint.enumerations.map(\.name) == ["UserStatus"])
    #expect(blueprint.records.map(\.holdsSecret) == [false, true])
  }

  @Test func productionComesFirst() {
    #expect(blueprint.environments.map(\.name) == ["production", "development"])
    #expect(blueprint.environments[1].urls.map(\.url.literal?.value) == ["http://127.0.0.1:8080"])
  }

  @Test func callKnowsSourceOfItsValues() throws {
    let call = try #require(blueprint.calls.first { $0.name == "renewSession" })
    #expect(call.requestType == "RenewSessionRequest")
    guard case .token("refresh", .value) = call.body[0].source else {
      Issue.record("the session gives the refresh token")
      return
    }
    #expect(blueprint.renewal?.spends == "refresh")
    #expect(blueprint.renewal?.renews == ["access"])
  }

  @Test func refusalsKeepContractOrder() {
    #expect(
      blueprint.calls[0].refusals.map(\.name) == [
        "accountDisabled", "appleRefused", "appleUnavailable",
      ])
  }

  /// The contract is named without its folder, which differs between machines.
  @Test func outputContainsNoPath() {
    #expect(blueprint.contractName == "longde.yaml")
  }
}
