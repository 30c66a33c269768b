import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

@Suite struct WaiverTests {
  @Test func waiverCoversWhatIsBelowItsPlace() throws {
    let report = try check(waiver: "{ rule: unused, at: types, why: later, until: \"2027-01-01\" }")
    #expect(report.diagnostics.isEmpty)
    #expect(report.waived.map(\.rule) == ["unused"])
  }

  @Test func waiverCoversNothingElse() throws {
    let report = try check(
      waiver: "{ rule: unused, at: servers, why: later, until: \"2027-01-01\" }")
    #expect(report.diagnostics.map(\.rule) == ["unused", "waiver-unneeded"])
    #expect(report.waived.isEmpty)
  }

  @Test func waiverAppliesThroughItsLastDay() throws {
    let waiver = "{ rule: unused, at: types, why: later, until: \"2027-01-01\" }"
    #expect(try check(waiver: waiver, on: CalendarDay("2027-01-01")).diagnostics.isEmpty)
    let late = try check(waiver: waiver, on: CalendarDay("2027-01-02"))
    #expect(late.diagnostics.map(\.rule) == ["unused", "waiver-expired"])
    #expect(late.hasErrors)
  }

  @Test func withoutDateNoWaiverExpires() throws {
    let report = try check(waiver: "{ rule: unused, at: types, why: later, until: \"2001-01-01\" }")
    #expect(report.diagnostics.isEmpty)
  }

  @Test func unknownRuleIsError() throws {
    let report = try check(waiver: "{ rule: unsued, at: types, why: later, until: \"2027-01-01\" }")
    let problem = try #require(report.diagnostics.first { $0.rule == "waiver-unknown-rule" })
    #expect(problem.help.contains("`unused`"))
  }

  private func check(waiver: String, on today: CalendarDay? = nil) throws -> LintReport {
    let text = """
      authcontract: 1
      service: A
      version: "1"
      servers: { api: { url: https://a.example } }
      types: { Lonely: { a: string } }
      endpoints: { ping: { route: GET /ping, does: call } }
      waive: [\(waiver)]
      """
    let contract = try ContractReader.read(YAMLSource.parse(SourceFile(path: "a.yaml", text: text)))
    return Lint.check(contract, on: today)
  }
}
