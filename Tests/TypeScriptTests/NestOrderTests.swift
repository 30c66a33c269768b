import CaseFolders
import Testing

extension ScriptTests {
  /// NestJS is not here; what it does with `app.use` is done with Express itself.
  @Suite struct NestOrderTests {
    @Test(arguments: ["early", "late"])
    func contractRoutesPrecedeOthersInNest(_ order: String) throws {
      let report = try Shell.run(
        ["node", "Tests/Support/TypeScriptStub/nest.mjs", order], environment: NodeServer.modules)
      let wanted = """
        /api/auth/apple 200 accessToken,refreshToken,user
        /hello 200 hello
        /nobody 404 statusCode

        """
      #expect(report.output == wanted, "\(report.errors)")
    }
  }
}
