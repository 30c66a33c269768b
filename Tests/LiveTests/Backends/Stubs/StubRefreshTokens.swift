import AuthServer
import Crypto
import TestLab

/// Opaque tokens that renew a session.
///
/// One that rotates is replaced by each renewal, and lives from there. Within the grace the old one gets the same successor
/// again, for a client whose answer was lost. A later use is a refusal, and may end the session.
@StubActor
final class StubRefreshTokens {
  private struct Token {
    let session: StubSession
    let end: Int
    var successor: (token: Secret, since: Int)?
  }

  private let lab: StubLab
  private let lifetime: Int
  private let rotates: Bool
  private let grace: Int
  private let reuseEndsSession: Bool
  private var all: [String: Token] = [:]

  init(
    _ lab: StubLab, lifetime: Int, rotates: Bool = false, grace: Int = 0,
    reuseEndsSession: Bool = false
  ) {
    self.lab = lab
    self.lifetime = lifetime
    self.rotates = rotates
    self.grace = grace
    self.reuseEndsSession = reuseEndsSession
  }

  func issue(_ session: StubSession) throws -> Secret {
    let token = try RandomText.token()
    all[token.hash] = Token(session: session, end: lab.now + lifetime)
    return token
  }

  /// The session of a token, whatever has become of it.
  func session(_ token: Secret) -> StubSession? { all[token.hash]?.session }

  /// The session that goes on, and the token by which it renews from now on.
  func renew(_ token: Secret) throws -> (session: StubSession, token: Secret) {
    guard let one = all[token.hash] else { throw Meant(.tokenInvalid) }
    if one.session.isOver { throw Meant(.sessionEnded) }
    if one.end <= lab.now { throw Meant(.tokenExpired) }
    guard rotates else { return (one.session, token) }
    if let (successor, since) = one.successor {
      if lab.now < since + grace { return (one.session, successor) }
      if reuseEndsSession { one.session.end() }
      throw Meant(.tokenReused)
    }
    let successor = try issue(one.session)
    all[token.hash]?.successor = (successor, lab.now)
    return (one.session, successor)
  }
}
