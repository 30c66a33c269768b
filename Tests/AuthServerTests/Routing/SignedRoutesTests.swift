import AuthServer
import Primitives
import Testing

/// Routes of a service account: a request that is not signed by the secret, for this call and now, reaches no method.
@Suite struct SignedRoutesTests {
  private struct Notes: RoutedHandler {
    let router = Router(routes: [
      Route(.post, "/notes") { (_: Anything) async throws(ServerRefusal<NoRefusal>) in "kept" }
    ])
  }

  private struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  private static let now = 1_800_000_000
  private static let secret = "a secret of at least thirty-two bytes"

  private func code(_ message: String, _ secret: String = secret) -> String {
    Hex.encode(HMACSHA256.code(Array(message.utf8), key: Array(secret.utf8)))
  }

  private func status(
    _ signature: String?, _ time: String?, method: Request.Method = .post,
    target: String = "/notes",
    body: String = "{}", form: SignedRoutes.Form = .request, secrets: [String] = [secret],
    more: Headers = Headers()
  ) async -> Int {
    var headers = more
    if let signature { headers.add("X-Signature", signature) }
    if let time { headers.add("X-Timestamp", time) }
    let routes = Notes().signed(with: secrets.map { Secret($0) }, form: form) { Self.now }
    return await routes.respond(
      to: Request(method, target, headers: headers, body: Array(body.utf8))
    ).status
  }

  @Test func acceptsValidSignature() async {
    let good = code("1800000000\nPOST\n/notes\n{}")
    #expect(await status(good, "1800000000") == 200)
    #expect(await status(good, "1800000000", secrets: [Self.secret + "2", Self.secret]) == 200)
    #expect(await status(good, "1800000000", secrets: [Self.secret + "2"]) == 401)
    #expect(await status(good, "1800000000", secrets: []) == 401)
    #expect(await status(nil, "1800000000") == 401)
    #expect(await status(good, nil) == 401)
    #expect(await status(good.uppercased(), "1800000000") == 401)
    #expect(await status("", "1800000000") == 401)
    #expect(await status(String(good.dropLast()), "1800000000") == 401)
    #expect(await status(good, "1800000000", more: ["X-Signature": good]) == 401)
    #expect(await status(good, "1800000000", body: "{ }") == 401)
    #expect(await status(good, "1800000000", target: "/notes?a=1") == 401)
    #expect(await status(good, "1800000001") == 401)
  }

  /// A target contains no line feed, so no text can move from one part to the next.
  @Test func signedPartsCannotBeShifted() async {
    let moved = code("1800000000\nPOST\n/note\ns\n{}")
    #expect(await status(moved, "1800000000") == 401)
    let signed = code("1800000000\nPOST\n/notes?a=1\n{}")
    #expect(await status(signed, "1800000000", target: "/notes?a=1") == 200)
  }

  @Test(arguments: [
    ("1799999700", true), ("1799999699", false), ("1800000300", true), ("1800000301", false),
    ("+1800000000", false), (" 1800000000", false), ("01800000000", true), ("", false),
    ("99999999999999999999", false), ("1800000000.0", false), ("-1", false),
  ])
  func signatureExpires(_ time: String, _ isGood: Bool) async {
    let signature = code("\(time)\nPOST\n/notes\n{}")
    #expect(await status(signature, time) == (isGood ? 200 : 401))
  }

  @Test func signatureFormIsConfigurable() async {
    var form = SignedRoutes.Form.timeAndBody
    form.prefix = "sha256="
    let good = code("1800000000.{}")
    #expect(await status("sha256=" + good, "1800000000", form: form) == 200)
    #expect(await status(good, "1800000000", form: form) == 401)
    #expect(await status(good, "1800000000") == 401)
  }

  /// Foreign paths stay foreign, and a given refusal is the contract's.
  @Test func otherRoutesAreUnchanged() async {
    let refusal = RefusalAnswer(status: 403, at: ["code": "SIGN"])
    let routes = Notes().signed(with: [Secret(Self.secret)], refusal: refusal) { Self.now }
    #expect(routes.knows("/notes") && !routes.knows("/other"))
    #expect(await routes.respond(to: Request(.get, "/other")).status == 404)
    #expect(await routes.respond(to: Request(.get, "/notes")).status == 405)
    let refused = await routes.respond(to: Request(.post, "/notes"))
    #expect(refused.status == 403)
    #expect(String(decoding: refused.body, as: UTF8.self) == #"{"code":"SIGN"}"#)
    #expect(refused.headers.only("Cache-Control") == "no-store")
    let bare = await Notes().signed(with: [Secret(Self.secret)]).respond(
      to: Request(.post, "/notes"))
    #expect(bare.status == 401 && bare.headers.only("WWW-Authenticate") == "Signature")
  }
}
