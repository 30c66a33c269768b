import CaseFolders
import Testing

extension ScriptTests {
  /// Routes that no contract of the five has. The runtime in Swift gets the same checks by RouteTableTests,
  /// WireStyleTests and WebAnswerTests.
  @Suite struct RoutingTests {
    private let runtime = Checkout.root.appending(path: "Generated/Runtime/TypeScript").path

    private func run(_ script: String) throws -> String {
      let imports = """
        import { Router } from "file://\(runtime)/router.js";
        import { webResponse } from "file://\(runtime)/web.js";
        const route = (method, path, status, more) =>
          ({ method, path, status, takes: {}, run: () => undefined, ...more });
        const header = ({ headers }, name) => (headers.find(([one]) => one === name) ?? [])[1] ?? "";

        """
      let report = try Shell.run(["node", "--input-type=module", "--eval", imports + script])
      return report.output + report.errors
    }

    @Test func firstPatternWithMethodWins() throws {
      let output = try run(
        """
        const router = new Router([
          route("GET", "/p/{x}/c", 201), route("POST", "/p/b/{y}", 202), route("GET", "/p/{x}/{y}", 203),
          route("DELETE", "/p/{x}", 205), route("GET", "/p/me", 206),
          route("GET", "/once", 207, { answersHead: false }),
        ], {}, []);
        const all = "GET /p/b/c,POST /p/b/c,HEAD /p/b/c,GET /p/b/d,PUT /p/b/c,DELETE /p/me,HEAD /p/me,"
          + "GET /once,HEAD /once,GET /p/b/c/d";
        for (const one of all.split(",")) {
          const [method, target] = one.split(" ");
          const answer = await router.respond({ method, target, headers: [], body: new Uint8Array() });
          console.log(`${one} ${answer.status} ${header(answer, "Allow")}`.trim());
        }
        """)
      #expect(
        output == """
          GET /p/b/c 201
          POST /p/b/c 202
          HEAD /p/b/c 201
          GET /p/b/d 203
          PUT /p/b/c 405 GET, HEAD, POST
          DELETE /p/me 405 GET, HEAD
          HEAD /p/me 206
          GET /once 207
          HEAD /once 405 GET
          GET /p/b/c/d 404

          """)
    }

    @Test func successPlacesFieldsInEnvelope() throws {
      let output = try run(
        """
        const codec = { read: (json) => json, write: (value) => value };
        const style = { success: [["meta.code", 0], ["list.0.is", "good"]], answer: ["meta", "data"] };
        const router = new Router(
          [route("POST", "/out", 200), route("POST", "/in", 200, { answer: codec, run: () => "x" })], style, []);
        for (const target of ["/out", "/in"]) {
          const { body } = await router.respond({ method: "POST", target, headers: [], body: new Uint8Array() });
          console.log(new TextDecoder().decode(body));
        }
        """)
      #expect(
        output == """
          {"meta":{"code":0},"list":[{"is":"good"}]}
          {"meta":{"code":0,"data":"x"},"list":[{"is":"good"}]}

          """)
    }

    @Test func redirectsPreserveQueryAndFragment() throws {
      let output = try run(
        """
        const callback = { url: "rote://callback", members: [] };
        for (const to of ["https://a.example/#/in", "https://a.example/?x=1#y?z", "https://a.example/#y?z"]) {
          const answer = webResponse({ kind: "leads", to, query: [["s", "1"]] }, callback, 302);
          console.log(header(answer, "Location"));
        }
        const page = { kind: "page", html: "", formsLeadTo: ["https://github.example"] };
        console.log(header(webResponse(page, callback, 302), "Content-Security-Policy").split("; ")[3]);
        """)
      #expect(
        output == """
          https://a.example/?s=1#/in
          https://a.example/?x=1&s=1#y?z
          https://a.example/?s=1#y?z
          form-action 'self' rote: https://github.example

          """)
    }
  }
}
