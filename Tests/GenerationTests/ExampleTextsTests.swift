import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// A server that follows the contract's rules accepts the texts of the fixtures.
@Suite struct ExampleTextsTests {
  @Test(arguments: [
    (
      "{ minLength: 8, contains: [lowercase, uppercase, digit, special] }", "newPassword", 8...1_000
    ),
    ("{ minLength: 24 }", "newPassword", 24...1_000),
    (
      "{ minLength: 6, maxLength: 9, contains: [lowercase, uppercase, digit, special] }",
      "newPassword", 6...9
    ),
    ("{ minLength: 8 }", "{ type: newPassword, min: 20, max: 22 }", 20...22),
  ])
  func passwordExampleFollowsPolicy(_ policy: String, _ type: String, _ length: ClosedRange<Int>)
    throws
  {
    let text = try #require(try example(type, policies: "{ password: \(policy) }"))
    #expect(length.contains(text.count))
    #expect(text.contains { $0.isLowercase })
    #expect(text.contains { $0.isUppercase })
    #expect(text.contains { $0.isNumber })
    #expect(text.contains { !$0.isLetter && !$0.isNumber })
  }

  @Test(arguments: [
    ("{ length: 6, sentBy: mail }", "[0-9]{6}"), ("{ length: 14, sentBy: mail }", "[0-9]{14}"),
    ("{ length: 5, alphabet: letters, sentBy: sms }", "[A-Z]{5}"),
    ("{ length: 13, alphabet: lettersAndDigits, sentBy: sms }", "[A-Z0-9]{13}"),
  ])
  func codeExampleFollowsPolicy(_ policy: String, _ form: String) throws {
    let text = try #require(try example("code", policies: "{ codes: { mail: \(policy) } }"))
    #expect(try Regex(form).wholeMatch(in: text) != nil)
  }

  @Test(arguments: [
    ("{ type: int, min: 5 }", "5"), ("{ type: int, max: 3 }", "1"),
    ("{ type: int, max: -4 }", "-4"),
    ("{ type: number, min: -9, max: 9 }", "1"), ("{ type: seconds, min: 60 }", "60"),
  ])
  func numberExampleIsInRange(_ type: String, _ text: String) throws {
    #expect(try example(type) == text)
  }

  @Test(arguments: [
    ("{ type: string, min: 3, max: 5 }", 3...5), ("{ type: username, min: 40 }", 40...64),
    ("{ type: string, pattern: '[a-f0-9]{12}' }", 12...12),
    ("{ type: string, pattern: '(ab)+', min: 7 }", 8...8),
  ])
  func textExampleHasAllowedLength(_ type: String, _ length: ClosedRange<Int>) throws {
    #expect(length.contains(try #require(try example(type)).count))
  }

  @Test func durationExampleHasUnit() throws {
    #expect(try example("duration") == "30s")
  }

  /// No text satisfies these constraints, so none is invented.
  @Test func impossibleExampleIsOmitted() throws {
    #expect(try example("{ type: string, pattern: '[a-f]{4}', min: 5 }") == nil)
    let short = "{ password: { minLength: 30 } }"
    #expect(try example("{ type: newPassword, max: 20 }", policies: short) == nil)
  }

  private func example(_ type: String, policies: String = "{}") throws -> String? {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      policies: \(policies)
      servers: { api: { url: https://api.example.com } }
      types: { Item: { value: \(type) } }
      endpoints: { send: { route: POST /items, does: call, sends: { item: Item } } }
      """
    let source = SourceFile(path: "shop.yaml", text: text)
    let contract = try ContractReader.read(YAMLSource.parse(source))
    let field = try #require(contract.types.first?.fields.first)
    return ExampleTexts(policies: contract.policies, code: contract.policies.codes.first)
      .text(for: field)
  }
}
