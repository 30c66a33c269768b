import AuthServer
import Primitives

/// A forged JWT passes for the token that was forged: the server looks up the good one with the same claims.
struct BelievedTokens: MessageFault {
  enum Forgery: Sendable {
    case unsigned
    case anySignature
    /// Signed by HS256 with this key.
    case signed(by: String)
  }

  private let forgery: Forgery
  /// By their claims.
  private let good = Locked<[Substring: String]>([:])

  init(_ forgery: Forgery) { self.forgery = forgery }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    var request = request
    if let token = request.bearer, let believed = believed(token) {
      request.headers.set("Authorization", "Bearer \(believed)")
    }
    let answer = await server(request)
    note(answer)
    return answer
  }

  private func believed(_ token: String) -> String? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, isBelieved(parts) else { return nil }
    return good.use { $0[parts[1]] }
  }

  private func isBelieved(_ parts: [Substring]) -> Bool {
    switch forgery {
    case .unsigned: return parts[2].isEmpty
    case .anySignature: return !parts[2].isEmpty
    case .signed(let key):
      let text = parts[0] + "." + parts[1]
      return Base64URL.encode(HMACSHA256.code(Array(text.utf8), key: Array(key.utf8))) == parts[2]
    }
  }

  /// Remembers the tokens of an answer.
  private func note(_ answer: Response) {
    guard let json = try? JSONValue(reading: answer.body) else { return }
    for text in json.texts {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 3, text.hasPrefix("eyJ") { good.use { $0[parts[1]] = text } }
    }
  }
}

extension Request {
  var bearer: String? {
    guard let text = headers.first("Authorization"), text.hasPrefix("Bearer ") else { return nil }
    return String(text.dropFirst("Bearer ".count))
  }
}

extension JSONValue {
  /// All texts in it.
  var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.flatMap(\.texts)
    case .object(let object): object.fields.flatMap(\.value.texts)
    case .null, .bool, .number: []
    }
  }
}
