import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

@Suite struct NamingTests {
  @Test(arguments: [
    ("active", "active"), ("in-review", "inReview"), ("IN_REVIEW", "inReview"),
    ("ACTIVE", "active"),
    ("Active", "active"), ("2fa", "value2fa"), ("a b c", "aBC"),
  ])
  func enumCasesAreCamelCase(_ text: String, _ name: String) {
    #expect(CaseNames.name(for: text) == name)
  }

  @Test(arguments: ["", "-", "活跃", "é"])
  func textWithoutASCIIWordHasNoName(_ text: String) {
    #expect(CaseNames.name(for: text) == nil)
  }

  @Test(arguments: [
    ("Client", "reserved-name"), ("String", "reserved-name"), ("PingRefusal", "same-type-name"),
    ("PINGrequest", "same-type-name"), ("Shop", "same-type-name"),
  ])
  func takenTypeNameIsError(_ name: String, _ rule: String) throws {
    #expect(try rules(types: "{ \(name): { a: string } }") == [rule])
  }

  @Test(arguments: [
    ("{ T: { json: string } }", "reserved-name"),
    ("{ T: { a: string, A: string } }", "same-field-name"),
    ("{ T: { e: { enum: [a-b, a_b] } } }", "same-case-name"),
    ("{ T: { e: { enum: [other] } } }", "reserved-name"),
    ("{ T: { e: { enum: [a] } }, TE: { a: string } }", "same-type-name"),
  ])
  func takenMemberNameIsError(_ types: String, _ rule: String) throws {
    #expect(try rules(types: types) == [rule])
  }

  @Test func ordinaryNamesAreAllowed() throws {
    #expect(try rules(types: "{ User: { default: string, class: { enum: [a, b] } } }") == [])
  }

  private func rules(types: String) throws -> [String] {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { api: { url: https://a.example } }
      types: \(types)
      endpoints: { ping: { route: GET /ping, does: call } }
      """
    let source = SourceFile(path: "shop.yaml", text: text)
    let contract = try ContractReader.read(YAMLSource.parse(source))
    do {
      _ = try Generation.plan(contract)
      return []
    } catch {
      return error.diagnostics.map(\.rule)
    }
  }
}
