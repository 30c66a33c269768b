import CaseFolders
import Foundation
import Testing

/// The SARIF that lint, prove and diff print is held against the schema of SARIF 2.1.0.
@Suite struct SARIFSchemaTests {
  private static let python = Checkout.root.appending(path: ".build/python/bin/python").path

  @Test func reportsMatchSARIFSchema() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    let pair = "Tests/Cases/diff/several-causes"
    let reports = [
      ["lint", "contract/longde.yaml"], ["lint", "contract/cognito.yaml"],
      ["lint", "\(pair)/old.yaml"], ["lint", "Tests/Cases/prove/none.yaml"],
      ["prove", "Tests/Cases/prove/renewals-end.yaml", "--bound", "500"],
      ["prove", "Tests/Cases/prove/none.yaml", "--bound", "100"],
      ["diff", "\(pair)/old.yaml", "\(pair)/new.yaml", "--bound", "100"],
      ["diff", "\(pair)/old.yaml", "\(pair)/old.yaml"],
    ]
    var files: [String] = []
    for (index, words) in reports.enumerated() {
      let report = try Authgen.run(words + ["--format", "sarif"])
      #expect(report.status < 2, "\(words): \(report.errors)")
      try project.write(report.output, to: "\(index).sarif")
      files.append(project.file("\(index).sarif").path)
    }
    // A check that takes anything would take this too.
    try project.write("{\"version\": \"2.1.0\", \"runs\": [{\"results\": [{}]}]}", to: "bad.sarif")
    let good = try check(files)
    #expect(good.status == 0, "\(good.output)\(good.errors)")
    #expect(good.output.contains("\(reports.count) files held against the schema, 0 mistakes"))
    let bad = try check([project.file("bad.sarif").path])
    #expect(bad.status == 1 && bad.output.contains("'tool' is a required property"))
  }

  private func check(_ files: [String]) throws -> Shell.Report {
    guard FileManager.default.isExecutableFile(atPath: Self.python) else { throw Missing() }
    return try Shell.run([Self.python, "Tests/Support/SARIF/check.py"] + files)
  }

  private struct Missing: Error, CustomStringConvertible {
    let description =
      "the schema of SARIF is not installed: run scripts/python-tools (it wants python3 with venv, and a network)"
  }
}
