import ContractModel
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

@Suite struct ProfileTests {
  private static let text = """
    authcontract: 1
    service: A
    version: "1"
    servers: { api: { url: https://a.example } }
    policies: { password: { minLength: 8, contains: [digit] } }
    endpoints: { ping: { route: GET /ping, does: call } }
    """

  @Test func defaultProfileIsFirstParty() throws {
    #expect(try rules(Self.text).isEmpty)
    #expect(try rules(Self.text, .strict) == ["blocklist", "composition", "docs"])
  }

  @Test func severityCanBeChanged() throws {
    let contract = try read(Self.text)
    let report = Lint.check(contract, profile: .strict, severities: ["composition": .error])
    #expect(report.diagnostics.first { $0.rule == "composition" }?.severity == .error)
    #expect(report.diagnostics.first { $0.rule == "blocklist" }?.severity == .warning)
  }

  @Test func ruleWithSeverityAppliesInEveryProfile() throws {
    let report = Lint.check(try read(Self.text), severities: ["composition": .note])
    #expect(report.diagnostics.map(\.rule) == ["composition"])
  }

  /// The value's own rule stays silent.
  @Test func openValueIsReportedOnlyByStrictProfile() throws {
    let text =
      Self.text + "\nopen: [{ at: policies.password.blocklist, why: the document does not say }]"
    #expect(try rules(text).isEmpty)
    #expect(try rules(text, .strict) == ["composition", "docs", "open-value"])
  }

  /// Inactive rules can't tell whether a waiver is needed.
  @Test func waiverOfInactiveRuleIsIgnored() throws {
    let waiver = "{ rule: nonce, at: endpoints, why: later, until: \"2027-01-01\" }"
    let text = Self.text + "\nwaive: [\(waiver)]"
    #expect(try rules(text).isEmpty)
    #expect(try rules(text, .oauth).contains("waiver-unneeded"))
  }

  /// It applies once the open value is decided.
  @Test func waiverOfOpenValueIsNeeded() throws {
    let open = "\nopen: [{ at: policies.password.blocklist, why: unknown }]"
    let waiver = "{ rule: blocklist, at: policies.password, why: later, until: \"2027-01-01\" }"
    let text = Self.text + "\nwaive: [\(waiver)]"
    #expect(try rules(text + open, .strict) == ["composition", "docs", "open-value"])
    let decided = text.replacing("minLength: 8,", with: "minLength: 8, blocklist: true,")
    #expect(try rules(decided + open, .strict).contains("waiver-unneeded"))
  }

  /// An open section covers the definitions in it.
  @Test func openPlaceCoversWhatIsBelow() throws {
    let token =
      Self.text + """

        tokens: { key: { format: opaque, sent: bearer, stored: keychain } }
        """
    let needed = token.replacing("does: call }", with: "does: call, needs: key }")
    #expect(try rules(needed) == ["lifetime-undeclared"])
    #expect(try rules(needed + "\nopen: [{ at: tokens.key, why: unknown }]").isEmpty)
    #expect(try rules(needed + "\nopen: [{ at: tokens.key.lifetime, why: unknown }]").isEmpty)
    #expect(
      try rules(needed + "\nopen: [{ at: tokens, why: unknown }]") == ["lifetime-undeclared"])
  }

  @Test func everyRuleHasExplanation() {
    for rule in Lint.rules {
      #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."), "\(rule.id)")
      #expect(rule.reason.count > 80 && rule.reason.hasSuffix("."), "\(rule.id)")
      #expect(!rule.profiles.isEmpty, "\(rule.id)")
      #expect((rule.example == nil) == (rule.group == .waivers), "\(rule.id)")
    }
    #expect(Set(Lint.rules.map(\.id)).count == Lint.rules.count)
  }

  private func rules(_ text: String, _ profile: Profile = .firstParty) throws -> [String] {
    Set(Lint.check(try read(text), profile: profile).diagnostics.map(\.rule)).sorted()
  }

  private func read(_ text: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: "a.yaml", text: text)))
  }
}
