import AuthServer
import Crypto
import Providers
import Synchronization

/// A fetcher whose world is a stand-in, without a socket: it counts, fails and lies on request.
final class StandIn: Fetcher {
  private let issuer: Issuer
  private let asked = Mutex<[String]>([])
  private let heard = Mutex<[String]>([])
  private let answerInstead = Mutex<[String: Fetched]>([:])
  private let isAway = Mutex(false)
  private let isSilent = Mutex(false)

  init(_ now: Moving, key: RSAPrivateKey = StandIn.key) {
    issuer = Issuer(key: key, now: { now.value })
  }

  static let key = made()
  static let other = made()
  static let base = "http://127.0.0.1:9000"

  func count(_ path: String) -> Int {
    asked.withLock { urls in urls.count { $0.hasSuffix(path) } }
  }

  /// Counts the calls to a path that the stand-in has answered or refused.
  func heard(_ path: String) -> Int {
    heard.withLock { urls in urls.count { $0.hasSuffix(path) } }
  }

  /// Whether a path is asked this many times. A fetch in the background comes a little later.
  func isAsked(_ path: String, _ times: Int) async -> Bool {
    await StandIn.soon { count(path) >= times }
    return count(path) == times
  }

  /// Whether this many calls to a path are answered. Later changes do not affect their answers.
  func hasHeard(_ path: String, _ times: Int) async -> Bool {
    await StandIn.soon { heard(path) >= times }
    return heard(path) == times
  }

  /// Goes on as soon as this is so; the end is for what never comes.
  static func soon(_ isSo: () async -> Bool) async {
    for _ in 0..<60_000 {
      if await isSo() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// It takes requests and answers none; for a while, so that nobody waits for ever.
  func fallSilent(_ silent: Bool = true) { isSilent.withLock { $0 = silent } }

  func goAway(_ away: Bool = true) { isAway.withLock { $0 = away } }

  /// For each request whose address holds this text.
  func answer(_ fetched: Fetched?, to part: String = "/") {
    answerInstead.withLock { $0[part] = fetched }
  }

  func answer(_ json: JSONValue, to part: String) {
    answer(Fetched(status: 200, body: json.bytes), to: part)
  }

  func get(_ url: String, bearer: Secret?) async throws(FetchFault) -> Fetched {
    var headers: Headers = ["Host": "127.0.0.1:9000"]
    if let bearer { headers.add("Authorization", "Bearer " + bearer.reveal()) }
    return try await fetch(url, Request(.get, Self.path(url), headers: headers))
  }

  func post(_ url: String, form: [(String, String)]) async throws(FetchFault) -> Fetched {
    let body = form.map { "\($0)=\(Self.escape($1))" }.joined(separator: "&")
    return try await fetch(
      url,
      Request(
        .post, Self.path(url),
        headers: [
          "Host": "127.0.0.1:9000", "Content-Type": "application/x-www-form-urlencoded",
        ], body: Array(body.utf8)))
  }

  /// The tokens and codes that the provider gives the app.
  func mint(_ path: String, _ wish: JSONValue) async throws -> JSONObject {
    let request = Request(
      .post, path, headers: ["Host": "127.0.0.1:9000", "Content-Type": "application/json"],
      body: wish.bytes)
    return try JSONValue(reading: await issuer.respond(to: request).body).fields()
  }

  private func fetch(_ url: String, _ request: Request) async throws(FetchFault) -> Fetched {
    asked.withLock { $0.append(url) }
    await StandIn.soon { isSilent.withLock { !$0 } }
    defer { heard.withLock { $0.append(url) } }
    if isAway.withLock({ $0 }) { throw FetchFault(why: "offline") }
    let instead = answerInstead.withLock { $0.first { url.contains($0.key) }?.value }
    if let instead { return instead }
    let answer = await issuer.respond(to: request)
    return Fetched(status: answer.status, body: answer.body)
  }

  private static func path(_ url: String) -> String { String(url.dropFirst(base.count)) }

  private static func escape(_ text: String) -> String {
    text.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private static func made() -> RSAPrivateKey {
    do { return try RSAPrivateKey.generate() } catch { fatalError("no RSA key: \(error)") }
  }
}
