import CaseFolders
import Testing

/// Checks of generated Python by ruff, mypy and Python itself.
@Suite struct PythonTests {
  @Test func generatedPythonIsCleanAndMatchesFixtures() throws {
    let report = try Shell.run(["Proofs/python", Authgen.binary.path])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }
}
