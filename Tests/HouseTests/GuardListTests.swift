import CaseFolders
import Testing

/// `Proofs/guards` takes a guard away by its mark: a list that no longer fits the code guards nothing.
@Suite struct GuardListTests {
  /// Each guard has one mark, each mark is listed, each edit applies to the marked statement, and none names a
  /// type.
  @Test func everyGuardFitsItsCode() throws {
    let report = try Shell.run(["Proofs/guards", "--check"])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }

  @Test func listsContainGuards() throws {
    let guards = try Checkout.files(in: "Tests/Mutants", ending: ".txt")
      .flatMap { try Checkout.text($0).split(separator: "\n") }
      .count(where: { $0.hasPrefix("guard: ") })
    #expect(guards > 900)
  }
}
