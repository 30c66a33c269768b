import CaseFolders
import Foundation
import Testing

/// `authgen prove` on a contract for each claim, with the mistake that breaks it, and on the five systems.
@Suite struct ProveCommandTests {
  static let mistakes = Checkout.files(in: "Tests/Cases/prove", ending: ".yaml")
  static let systems = Checkout.files(in: "contract", ending: ".yaml")
    .filter { !$0.hasSuffix("/authgen.yaml") }
  private static let claims = [
    "states-reachable", "one-outcome", "renewals-end", "one-renewal", "lost-answer-survived",
    "signed-out-stays", "sign-out-clears", "end-noticed", "taps-harmless",
  ]

  @Test(arguments: mistakes)
  func mistakeIsReportedAsStory(_ path: String) throws {
    let report = try Authgen.run(["prove", path, "--bound", "2500"])
    let name = String(path.split(separator: "/").last?.dropLast(5) ?? "")
    #expect(report.status == (name == "none" ? 0 : 1), "\(report.errors)")
    #expect(name == "none" || report.output.contains("error[\(name)]"))
    let file = Checkout.root.appending(path: "Tests/Cases/prove/\(name).txt")
    try Golden.check(report.output, against: file)
  }

  @Test func everyClaimHasMistake() {
    let names = Self.mistakes.map { String($0.split(separator: "/").last?.dropLast(5) ?? "") }
    #expect(Set(names) == Set(Self.claims + ["none"]))
  }

  @Test(arguments: systems)
  func bundledContractsSatisfyAllClaims(_ path: String) throws {
    let report = try Authgen.run(["prove", path, "--bound", "1500"])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    #expect(report.output.contains(" of 9 claims hold"))
  }

  @Test func jsonIncludesStory() throws {
    let words = [
      "prove", "Tests/Cases/prove/renewals-end.yaml", "--bound", "500", "--format", "json",
    ]
    let report = try Authgen.run(words)
    #expect(report.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
    let contracts = (object as? [String: Any])?["contracts"] as? [[String: Any]]
    let claims = contracts?.first?["claims"] as? [[String: Any]] ?? []
    #expect(claims.map { $0["claim"] as? String } == Self.claims)
    let failed = claims.filter { $0["verdict"] as? String == "fails" }
    #expect(failed.count == 1)
    #expect((failed.first?["story"] as? [Any])?.isEmpty == false)
    #expect(failed.first?["remedies"] as? [String] == ["`recover: tell` for `noRights`"])
  }

  @Test func waiverExcusesClaim() throws {
    let mistake = try Checkout.text("Tests/Cases/prove/renewals-end.yaml")
    let project = try TemporaryProject()
    defer { project.remove() }
    let waiver = { (rule: String, day: String) in
      "waive: [{ rule: \(rule), at: errors.noRights, why: known, until: \"\(day)\" }]\n"
    }
    try project.write(mistake + waiver("renewals-end", "2999-01-01"), to: "waived.yaml")
    try project.write(mistake + waiver("renewals-end", "2020-01-01"), to: "late.yaml")
    try project.write(mistake + waiver("one-outcome", "2999-01-01"), to: "idle.yaml")
    let waived = try Authgen.run(["prove", "waived.yaml", "--bound", "500"], in: project.folder)
    #expect(waived.status == 0)
    #expect(waived.output.contains("8 of 9 claims hold, 1 waived"))
    let late = try Authgen.run(["prove", "late.yaml", "--bound", "500"], in: project.folder)
    #expect(late.status == 1)
    let idle = try Authgen.run(["prove", "idle.yaml", "--bound", "500"], in: project.folder)
    #expect(idle.output.contains("warning[waiver-unneeded]: the claim `one-outcome` holds"))
  }

  @Test(arguments: claims)
  func claimIsExplained(_ claim: String) throws {
    let report = try Authgen.run(["explain", claim])
    #expect(report.status == 0)
    #expect(report.output.contains("Where it fails: "))
    #expect(try Authgen.run(["prove", "--claims"]).output.contains("\(claim)\n"))
  }

  @Test(arguments: [["--bound", "none"], ["--bound", "0"], ["there-is-none.yaml"]])
  func invalidArgumentsAreReported(_ words: [String]) throws {
    let report = try Authgen.run(["prove"] + words)
    #expect(report.status == 2)
    #expect(report.errors.contains("help:"))
  }
}
