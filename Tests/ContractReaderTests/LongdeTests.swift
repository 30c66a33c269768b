import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@Suite struct LongdeTests {
  private let contract: Contract

  init() throws {
    let text = try Checkout.text("contract/longde.yaml")
    contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "longde.yaml", text: text)))
  }

  @Test func readsWholeContract() {
    #expect(contract.service.value == "Longde")
    #expect(contract.servers.names == ["api"])
    #expect(contract.tokens.names == ["access", "refresh"])
    #expect(contract.endpoints.names == ["signInWithApple", "me", "renewSession", "signOut"])
    #expect(contract.refusals.count == 6)
    #expect(contract.openPoints.count == 8)
    #expect(contract.waivers.map(\.until.value.description) == ["2027-03-01"])
    #expect(contract.notes.isEmpty)
  }

  @Test func tokensKeepTheirRules() {
    let refresh = contract.tokens["refresh"]
    #expect(refresh.life.lifetime?.value == .seconds(604_800))
    #expect(refresh.rotation.rotates?.value == true)
    #expect(refresh.rotation.grace?.value == 30)
    #expect(refresh.rotation.reuse?.value == .revokeFamily)
    #expect(contract.tokens["access"].sent?.value == .bearer)
  }

  @Test func referencesAreResolved() throws {
    let endpoint = contract.endpoints["signInWithApple"]
    #expect(endpoint.object?.value == "apple")
    guard case .provider("apple", .identityToken) = endpoint.sends[0].shape.element else {
      Issue.record("the first field is Apple's identity token")
      return
    }
    #expect(endpoint.sends[1].shape.isOptional)
    guard case .shape(let shape) = endpoint.returns, case .type("Session") = shape.element else {
      Issue.record("it returns a session")
      return
    }
  }

  @Test func defaultStatusIsInferred() {
    #expect(contract.endpoints["me"].status == 200)
    #expect(contract.endpoints["signOut"].status == 200)
  }

  @Test func valuesKeepTheirPlace() {
    let lifetime = contract.tokens["refresh"].life.lifetime?.span
    #expect(lifetime?.start.line == 24)
    #expect(lifetime?.start.column == 15)
    #expect(lifetime?.end.column == 17)
  }
}
