import AuthServer
import Crypto
import Providers
import Testing

/// Talks to a stand-in without a socket.
struct Visitor {
  static let key = made()
  let issuer: Issuer

  init(now: @escaping @Sendable () -> Int = { 1_800_000_000 }) {
    issuer = Issuer(key: Self.key, now: now)
  }

  func get(_ target: String, bearer: String? = nil, host: String = "127.0.0.1:9000") async
    -> Response
  {
    var headers: Headers = ["Host": host]
    if let bearer { headers.add("Authorization", "Bearer " + bearer) }
    return await issuer.respond(to: Request(.get, target, headers: headers))
  }

  func post(_ target: String, form: String) async -> Response {
    await issuer.respond(
      to: Request(
        .post, target,
        headers: [
          "Host": "127.0.0.1:9000", "Content-Type": "application/x-www-form-urlencoded",
        ], body: Array(form.utf8)))
  }

  func post(_ target: String, json: JSONValue) async -> Response {
    await issuer.respond(
      to: Request(
        .post, target, headers: ["Host": "127.0.0.1:9000", "Content-Type": "application/json"],
        body: json.bytes))
  }

  /// The code that a sign-in without questions ends with.
  func code(_ target: String) async throws -> String {
    let location = try #require(await get(target).headers.first("Location"))
    let query = try #require(location.split(separator: "?").last)
    let code = try #require(query.split(separator: "&").first { $0.hasPrefix("code=") })
    return String(code.dropFirst(5))
  }

  private static func made() -> RSAPrivateKey {
    do { return try RSAPrivateKey.generate() } catch { fatalError("no RSA key: \(error)") }
  }
}

extension Response {
  var json: JSONObject {
    get throws { try JSONValue(reading: body).fields() }
  }
}
