import AuthServer
import Crypto
import Primitives
import TestLab

/// Opaque tokens, each with what it stands for and its end. The stub keeps their hashes.
@StubActor
final class StubOpaqueTokens<Holder> {
  private let lab: StubLab
  private let lifetime: Int
  private var all: [String: (holder: Holder, end: Int)] = [:]

  init(_ lab: StubLab, lifetime: Int) {
    self.lab = lab
    self.lifetime = lifetime
  }

  func issue(_ holder: Holder) throws -> Secret {
    let token = try RandomText.token()
    all[token.hash] = (holder, lab.now + lifetime)
    return token
  }

  /// Nil for a token that is over, unknown or missing.
  func holder(_ token: Secret?) -> Holder? {
    guard let one = token.flatMap({ all[$0.hash] }), one.end > lab.now else { return nil }
    return one.holder
  }

  /// The same for a token that is good once.
  func take(_ token: Secret) -> Holder? {
    defer { all[token.hash] = nil }
    return holder(token)
  }
}

extension Secret {
  var hash: String { SHA256.hex(Array(reveal().utf8)) }
}
