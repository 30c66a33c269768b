import CaseFolders
import Foundation
import Testing

extension ScriptTests {
  /// Answers of the stubs of shapes that none of the five systems needs.
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
      let start =
        ["stubs", "refusals", "runtime"].map { name in
          let file = name == "stubs" ? "handler" : name
          return "const \(name) = await import(\"file://\(folder.path)/\(file).js\");"
        } + [Self.handler]
      let report = try Shell.run([
        "node", "--input-type=module", "--eval", (start + [script]).joined(separator: "\n"),
      ])
      #expect(report.status == 0, "\(report.errors)")
      return report.output
    }

    /// A test has the methods that it calls. All others are there, and fail.
    private static let handler = """
      const others = { get: (own, name) => own[name] ?? (() => { throw new Error("not of this test"); }) };
      const handler = { createHandler: (own, options) => stubs.createHandler(new Proxy(own, others), options) };
      """

    @Test func signOutClearsCookies() throws {
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

    @Test func textualStatusIsKeptInRouterRefusals() throws {
      let script = """
        const handle = handler.createHandler({});
        const headers = { "Content-Type": "application/json" };
        const request = new Request("http://x/login", { method: "POST", headers, body: "{" });
        const answer = await handle(request);
        console.log(answer.status, await answer.text());
        """
      #expect(try answers("wire-names", script) == "400 {\"errCode\":\"400\"}\n")
    }

    @Test func constantsAndRefusalFieldsGoIntoHeadersAndCookies() throws {
      let script = """
        const guest = new runtime.Secret("g1");
        const answers = [
          { name: "Li" }, refusals.moved({ trial: "t1", guest }), refusals.moved({ trial: "t1", hint: "h", guest }),
        ];
        for (const answer of answers) {
          const handle = handler.createHandler({ about: async () => answer }, {});
          const { status, headers } = await handle(new Request("http://x/about"));
          console.log(status, headers.get("X-Version"), headers.get("WWW-Authenticate"));
          for (const cookie of headers.getSetCookie()) console.log(cookie);
        }
        const about = async () => refusals.moved({ trial: "t; Domain=example", guest });
        const broken = await handler.createHandler({ about }, {})(new Request("http://x/about"));
        console.log(broken.status, broken.headers.getSetCookie().length);
        """
      let rest = "; Path=/; Secure; HttpOnly; SameSite=Lax\n"
      let guest = "guest=g1; Path=/; Max-Age=1200; Secure; SameSite=Lax\n"
      #expect(
        try answers("tokens-in-headers", script) == "200 2 null\ntheme=plain\(rest)"
          + "421 null Basic\nplace=east\(rest)trial=t1\(rest)\(guest)"
          + "421 null Basic\nplace=east\(rest)trial=t1\(rest)hint=h\(rest)\(guest)500 0\n")
    }

    @Test func partiallyMatchedErrorFieldIsWrittenOnce() throws {
      let script = """
        const crossings = async () => refusals.shipGone({ ship: "SLOWER" });
        const headers = { Authorization: "Bearer s" };
        const answer = await handler.createHandler({ crossings }, {})(new Request("http://x/crossings", { headers }));
        console.log(answer.status, answer.headers.get("X-Ship"));
        """
      #expect(try answers("retry-after", script) == "409 SLOWER\n")
    }

    @Test func urlValuesAreTextEncodedOnce() throws {
      let script = """
        const callback = { ticket: new runtime.Secret("t"), until: "5" };
        const staffReturns = async () => ({ kind: "ends", callback });
        const options = { configuration: { clientId: "c", issuer: "https://i.example" } };
        const handle = handler.createHandler({ staffReturns }, options);
        const answer = await handle(new Request("http://x/bff/callback?code=c&state=s&iss=i"));
        console.log(answer.status, answer.headers.get("Location"));
        """
      #expect(
        try answers("company-sign-in", script)
          == "302 https://portal.company.example/app/arrival?ticket=t&until=5\n")
    }

    @Test func cookieLivesAsLongAsItsToken() throws {
      let script = """
        const session = new runtime.Secret("s"), csrf = new runtime.Secret("x");
        const handle = handler.createHandler({ signIn: async () => ({ session, csrf }) }, {});
        const body = JSON.stringify({ email: "li@example.org", password: "geheim" });
        const request = { method: "POST", headers: { "Content-Type": "application/json" }, body };
        const { headers } = await handle(new Request("http://x/session", request));
        for (const cookie of headers.getSetCookie()) console.log(cookie);
        """
      let rest = "Secure; HttpOnly; SameSite=Lax"
      #expect(
        try answers("cookie-session-csrf", script) == """
          __Host-session=s; Path=/; Max-Age=43200; \(rest)
          XSRF-TOKEN=x; Path=/; Max-Age=34560000; Secure; SameSite=Lax

          """)
    }

    @Test func deploymentComparesNestedValues() throws {
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
