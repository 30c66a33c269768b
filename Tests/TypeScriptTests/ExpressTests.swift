import CaseFolders
import Testing

extension ScriptTests {
  /// The stubs as a part of somebody's application of Express.
  @Suite struct ExpressTests {
    @Test func middlewareWorksInExpress() throws {
      let report = try Shell.run(
        ["node", "--test", "Tests/Support/TypeScriptStub/express.test.mjs"],
        environment: NodeServer.modules)
      #expect(report.status == 0, "\(report.output)\(report.errors)")
      #expect(report.output.contains("# fail 0"))
    }

    /// The table in docs/server.md has a row for each outcome.
    @Test func failingMethodsBehaveAsDocumented() throws {
      let report = try Shell.run(
        ["node", "--test", "Tests/Support/TypeScriptStub/handlers.test.mjs"],
        environment: NodeServer.modules)
      #expect(report.status == 0, "\(report.output)\(report.errors)")
      #expect(report.output.contains("# pass 2"))
    }

    @Test func valueOfWrongTypeIsReported() throws {
      let report = try Shell.run(
        ["node", "--test", "Tests/Support/TypeScriptStub/wrong-values.test.mjs"])
      #expect(report.status == 0, "\(report.output)\(report.errors)")
      #expect(report.output.contains("# pass 21"))
    }

    @Test func decisionsMatchTables() throws {
      let report = try Shell.run(
        ["node", "--test", "Tests/Support/TypeScriptStub/decisions.test.mjs"])
      #expect(report.status == 0, "\(report.output)\(report.errors)")
      #expect(report.output.contains("# pass 5"))
    }
  }
}
