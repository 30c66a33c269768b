import AuthServer
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Checks identity tokens by the keys that Apple publishes.
actor AppleIdentity {
  enum Answer: Equatable, Sendable {
    case subject(String)
    case refused
    case unavailable
  }

  private let keysURL: String
  private let audience: String
  private var keys: [String: (modulus: [UInt8], exponent: [UInt8])] = [:]
  private var askedAt: Int64 = .min / 2

  /// - Parameter base: `https://appleid.apple.com`, or what stands in for it in a test.
  init(base: String, audience: String) {
    keysURL = base + "/auth/keys"
    self.audience = audience
  }

  func subject(of token: String, now: Int64) async -> Answer {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = LongdeToken.object(parts[0]),
      LongdeToken.text(header["alg"]) == "RS256", let id = LongdeToken.text(header["kid"]),
      let claims = LongdeToken.object(parts[1]), let signature = Hashing.bytes(String(parts[2]))
    else { return .refused }
    guard await know(id, now) else { return .unavailable }
    guard let key = keys[id], Hashing.isSigned("\(parts[0]).\(parts[1])", signature, by: key),
      LongdeToken.text(claims["iss"]) == "https://appleid.apple.com",
      LongdeToken.text(claims["aud"]) == audience,
      case .number(let end)? = claims["exp"], let seconds = end.int, now < Int64(seconds) * 1_000,
      let subject = LongdeToken.text(claims["sub"]), !subject.isEmpty
    else { return .refused }
    return .subject(subject)
  }

  /// Asks for the keys where one is not known, at most once in ten seconds: anybody can name a key.
  private func know(_ id: String, _ now: Int64) async -> Bool {
    if keys[id] != nil || now < askedAt + 10_000 { return true }
    guard let url = URL(string: keysURL) else { return false }
    var request = URLRequest(url: url)
    request.timeoutInterval = 5
    guard let (data, response) = try? await URLSession.shared.data(for: request),
      (response as? HTTPURLResponse)?.statusCode == 200,
      let fields = try? JSONValue(reading: Array(data)).fields(),
      case .array(let list)? = fields["keys"]
    else { return false }
    askedAt = now
    keys = [:]
    for case .object(let key) in list {
      guard let id = LongdeToken.text(key["kid"]), LongdeToken.text(key["kty"]) == "RSA",
        let modulus = LongdeToken.text(key["n"]).flatMap(Hashing.bytes),
        let exponent = LongdeToken.text(key["e"]).flatMap(Hashing.bytes)
      else { continue }
      keys[id] = (modulus, exponent)
    }
    return true
  }
}
