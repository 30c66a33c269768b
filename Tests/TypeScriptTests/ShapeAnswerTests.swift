import CaseFolders
import Foundation
import Testing

extension ScriptTests {
  /// What stubs of shapes answer where none of the five systems asks for it.
  @Suite struct ShapeAnswerTests {
    /// Writes the stubs of a shape and runs a script, which has them in `handler`, `refusals` and `runtime`.
    private func answers(_ shape: String, _ script: String) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let made = try Authgen.run([
        "generate", "Tests/Shapes/\(shape).yaml", "--only", "typescript", "--into", folder.path,
        "--quiet",
      ])
      #expect(made.status == 0, "\(made.errors)")
      let start = ["handler", "refusals", "runtime"].map {
        "const \($0) = await import(\"file://\(folder.path)/\($0).js\");"
      }
      let report = try Shell.run([
        "node", "--input-type=module", "--eval", (start + [script]).joined(separator: "\n"),
      ])
      #expect(report.status == 0, "\(report.errors)")
      return report.output
    }

    @Test func whoSignsOutLosesTheCookies() throws {
      let script = """
        for (const answer of [undefined, refusals.sessionEnded()]) {
          const handle = handler.createHandler({ signOut: async () => answer }, {});
          const { status, headers } = await handle(new Request("http://x/session", { method: "DELETE" }));
          console.log(status, headers.getSetCookie().join(", "));
        }
        """
      let rest = "=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax"
      #expect(
        try answers("cookie-session-csrf", script)
          == "204 __Host-session\(rest), XSRF-TOKEN\(rest)\n401 \n")
    }

    @Test func aCodeThatTravelsAsTextDoesInTheRoutersRefusalsToo() throws {
      let script = """
        const handle = handler.createHandler({});
        const headers = { "Content-Type": "application/json" };
        const request = new Request("http://x/login", { method: "POST", headers, body: "{" });
        const answer = await handle(request);
        console.log(answer.status, await answer.text());
        """
      #expect(try answers("wire-names", script) == "400 {\"errCode\":\"400\"}\n")
    }

    @Test func aDeploymentsValuesAreComparedHoweverDeepTheyStand() throws {
      let script = """
        const options = { configuration: { apiKey: new runtime.Secret("k") } };
        const app = (key, plugins = []) => ({ key, plugins });
        const good = { app: app("k"), own: { key: "k" } };
        for (const body of [
          good, { ...good, app: app("no") }, { ...good, app: app("k", [app("k"), app("no")]) },
          { ...good, spare: { one: app("no") } }, { ...good, own: { key: "no" } },
        ]) {
          const handle = handler.createHandler({ register: async () => ({ key: options.configuration.apiKey }) }, options);
          const headers = { "Content-Type": "application/json", "X-Api-Key": "k" };
          const request = new Request("http://x/apps", { method: "POST", headers, body: JSON.stringify(body) });
          const answer = await handle(request);
          console.log(answer.status, await answer.text());
        }
        """
      let refused = ["app.key", "app.plugins[1].key", "spare.*.key", "own.key"].map {
        "400 {\"code\":\"body \($0): expected this deployment's apiKey\"}\n"
      }
      #expect(
        try answers("deployment-values", script) == "200 {\"key\":\"k\"}\n" + refused.joined())
    }
  }
}
