import AuthServer

/// Sessions: one for each device that signed in, with the tokens that belong to it (their lineage).
package protocol SessionStore: Sendable {
  /// Nil where the account may not have one: nothing begins after it was disabled or deleted, or
  /// before it was confirmed, unless that is allowed.
  func begin(_ session: NewSession) async throws(StoreFault) -> Session?
  /// The session and its account, while both are good. Marks the session as used now.
  func authenticated(session id: String) async throws(StoreFault) -> AuthenticatedSession?
  /// The status of a token that is not used up by being shown.
  func status(token: Fingerprint, name: String) async throws(StoreFault) -> TokenStatus
  /// Uses a token up: one caller gets the successor, a repeat within the grace gets the same one.
  func rotate(_ rotation: Rotation) async throws(StoreFault) -> RotationResult
  /// Adds tokens to a session that is still good; false where it is not.
  func add(_ tokens: [NewToken], to session: String) async throws(StoreFault) -> Bool

  /// The account's sessions on its devices, the latest first.
  func sessions(of account: String) async throws(StoreFault) -> [Session]
  /// False where there is no such session, or it is another account's.
  func end(session id: String, of account: String) async throws(StoreFault) -> Bool
  func endOthers(of account: String, but session: String?) async throws(StoreFault) -> Int
  func end(token: Fingerprint, name: String) async throws(StoreFault) -> Bool
  /// Whether this device ever signed in to this account.
  func knows(device: String, of account: String) async throws(StoreFault) -> Bool
}

package struct Session: Equatable, Sendable {
  package let id: String
  package let account: String
  /// The name that the person would give it: "iPhone 15 Pro".
  package let deviceName: String
  package let beganAt: Moment
  package let usedAt: Moment

  package init(
    id: String, account: String, deviceName: String, beganAt: Moment, usedAt: Moment
  ) {
    self.id = id
    self.account = account
    self.deviceName = deviceName
    self.beganAt = beganAt
    self.usedAt = usedAt
  }
}

/// A good session of a good account.
package struct AuthenticatedSession: Equatable, Sendable {
  package let session: Session
  package let account: Account

  package init(session: Session, account: Account) {
    self.session = session
    self.account = account
  }
}

package enum TokenStatus: Equatable, Sendable {
  case good(AuthenticatedSession)
  case expired
  /// Rotated, ended, revoked, or its account is not active any more (which, if known).
  case ended(Account.State?)
  case unknown
}

package struct NewSession: Sendable {
  package var account: String
  package var deviceName: String
  /// The mark that tells the device from others, hashed; nil where the contract sends nothing of the kind.
  package var device: String?
  /// Seconds after which it ends whatever happens, and after which it ends unused.
  package var ends: Int?
  package var idle: Int?
  package var tokens: [NewToken]
  /// Whether an account may have it that has proven nothing yet.
  package var allowsUnconfirmed: Bool
  /// The proof of the account: no session begins once that is good no more.
  package var proof: Proof?

  package init(
    account: String, deviceName: String, device: String? = nil, ends: Int? = nil, idle: Int? = nil,
    tokens: [NewToken], allowsUnconfirmed: Bool = false, proof: Proof? = nil
  ) {
    self.account = account
    self.deviceName = deviceName
    self.device = device
    self.ends = ends
    self.idle = idle
    self.tokens = tokens
    self.allowsUnconfirmed = allowsUnconfirmed
    self.proof = proof
  }
}

package struct NewToken: Sendable {
  /// The contract's name of it.
  package var name: String
  package var fingerprint: Fingerprint
  /// Seconds; nil for ever.
  package var lifetime: Int?

  package init(name: String, fingerprint: Fingerprint, lifetime: Int?) {
    self.name = name
    self.fingerprint = fingerprint
    self.lifetime = lifetime
  }
}

/// A token that gives way to its one successor. The successor follows from the token and a key, so
/// that a repeat makes the same one and nobody has to keep it.
package struct Rotation: Sendable {
  package var name: String
  package var used: Fingerprint
  package var successor: Fingerprint
  /// The life of the successor, in seconds; nil for ever.
  package var lifetime: Int?
  /// Seconds in which a repeat gets the same successor.
  package var grace: Int
  /// A repeat after the grace ends the whole session.
  package var endsLineage: Bool
  /// Further tokens that come with it.
  package var furtherTokens: [NewToken]

  package init(
    name: String, used: Fingerprint, successor: Fingerprint, lifetime: Int?, grace: Int,
    endsLineage: Bool, furtherTokens: [NewToken] = []
  ) {
    self.name = name
    self.used = used
    self.successor = successor
    self.lifetime = lifetime
    self.grace = grace
    self.endsLineage = endsLineage
    self.furtherTokens = furtherTokens
  }
}

package enum RotationResult: Equatable, Sendable {
  case rotated(AuthenticatedSession)
  /// Used before, within the grace, and its successor was not used yet: here it is again.
  case repeated(AuthenticatedSession)
  /// Used before and too late, or its successor was used: a copy is about.
  case reused
  case expired
  case ended(Account.State?)
  case unknown

  /// The status of the used token; nil where it was reused.
  package var status: TokenStatus? {
    switch self {
    case .rotated(let caller), .repeated(let caller): .good(caller)
    case .reused: nil
    case .expired: .expired
    case .ended(let state): .ended(state)
    case .unknown: .unknown
    }
  }
}
