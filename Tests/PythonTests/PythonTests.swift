import CaseFolders
import Testing

/// What ruff, mypy and Python itself say of generated Python.
@Suite struct PythonTests {
  @Test func generatedPythonIsCleanAndAnswersAsTheFixturesSay() throws {
    let report = try Shell.run(["scripts/python-check", Authgen.binary.path])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }
}
