/// The fixtures of the five systems. Only those of Longde and Rote are committed.
package enum Fixtures {
  private struct Failure: Error { let report: Shell.Report }

  private static let written = Result {
    for service in ["Cognito", "Longde", "Readmigo", "Rote", "SyncNos"] {
      let contract = "contract/\(service.lowercased()).yaml"
      let report = try Authgen.run(
        ["generate", "--quiet", "--only", "fixtures", "--into", path(service), contract])
      guard report.status == 0 else { throw Failure(report: report) }
    }
  }

  /// The folder of a system's fixtures, which the tool of this test run writes.
  package static func folder(of service: String) throws -> String {
    try written.get()
    return path(service)
  }

  private static func path(_ service: String) -> String { ".build/fixtures/\(service)" }
}
