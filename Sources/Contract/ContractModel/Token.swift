import Diagnostics

/// A value that proves something about the session: it has a life, a place and a way to be sent.
package struct Token: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let format: Format
  package let claims: [Field]
  package let origin: Origin
  package let life: Lifespan
  /// How a call carries it; nil if it only travels in fields.
  package let sent: Located<Placement>?
  /// The place in each answer to a call that carries it with the one to use next; nil where answers bring none.
  package let next: Located<Placement>?
  package let stored: Located<Storage>
  /// The name of its item in the keychain.
  package let account: Text?
  package let rotation: RotationRule
  /// It works only together with this.
  package let bound: Located<Binding>?
  /// The names that it had in older versions of the contract.
  package let formerNames: [Text]
  /// The errors with which any call that carries it may end. Each endpoint's `refuses` holds them too.
  package let refuses: [Text]

  package init(
    name: Text, doc: LocalizedText?, format: Format, claims: [Field] = [],
    origin: Origin = Origin(), life: Lifespan = Lifespan(),
    sent: Located<Placement>? = nil, next: Located<Placement>? = nil, stored: Located<Storage>,
    account: Text? = nil,
    rotation: RotationRule = RotationRule(), bound: Located<Binding>? = nil,
    formerNames: [Text] = [], refuses: [Text] = []
  ) {
    self.name = name
    self.doc = doc
    self.format = format
    self.claims = claims
    self.origin = origin
    self.life = life
    self.sent = sent
    self.next = next
    self.stored = stored
    self.account = account
    self.rotation = rotation
    self.bound = bound
    self.formerNames = formerNames
    self.refuses = refuses
  }

  package enum Format: String, CaseIterable, Sendable {
    case jwt
    case opaque
  }

  /// The issuer, audience and allowed algorithms of a JWT; each nil or empty if the contract does not say.
  package struct Origin: Sendable {
    package let issuer: Reference?
    package let audience: Reference?
    package let algorithms: [Located<Algorithm>]

    package init(
      issuer: Reference? = nil, audience: Reference? = nil, algorithms: [Located<Algorithm>] = []
    ) {
      self.issuer = issuer
      self.audience = audience
      self.algorithms = algorithms
    }
  }

  /// The signatures that JWTs have; `none` is not among them.
  package enum Algorithm: String, CaseIterable, Sendable {
    case es256 = "ES256"
    case es384 = "ES384"
    case es512 = "ES512"
    case rs256 = "RS256"
    case rs384 = "RS384"
    case rs512 = "RS512"
    case ps256 = "PS256"
    case ps384 = "PS384"
    case ps512 = "PS512"
    case edDSA = "EdDSA"
    case hs256 = "HS256"
    case hs384 = "HS384"
    case hs512 = "HS512"

    /// True if a party that checks it could sign as well.
    package var isSymmetric: Bool { [.hs256, .hs384, .hs512].contains(self) }
  }

  /// How long it lives; each nil if the contract does not say.
  package struct Lifespan: Sendable {
    /// From issue or from each rotation.
    package let lifetime: Located<Lifetime>?
    /// Seconds without use after which it ends.
    package let idle: Located<Int>?
    /// Seconds from the sign-in after which it ends, however often it was renewed.
    package let ends: Located<Int>?

    package init(
      lifetime: Located<Lifetime>? = nil, idle: Located<Int>? = nil, ends: Located<Int>? = nil
    ) {
      self.lifetime = lifetime
      self.idle = idle
      self.ends = ends
    }

    /// How long a browser keeps the cookie that brings it; nil where nothing is said of its end. What slides with its
    /// use ends at the server: a cookie is set once, and would be gone from under those who use it.
    package var cookieSeconds: Int? {
      switch lifetime?.value {
      case .seconds(let seconds): seconds
      case .unlimited: Self.longestCookie
      case nil: ends?.value ?? idle.map { _ in Self.longestCookie }  //! sliding-cookie-renewed
      }
    }

    /// 400 days: no browser keeps a cookie longer (RFC 6265bis).
    private static let longestCookie = 400 * 24 * 60 * 60
  }

  package struct RotationRule: Sendable {
    /// Each renewal replaces it.
    package let rotates: Located<Bool>?
    /// Seconds in which a used token still gets the same successor, for an answer that was lost.
    package let grace: Located<Int>?
    /// The consequence of a used token that comes back after the grace.
    package let reuse: Located<Reuse>?

    package init(
      rotates: Located<Bool>? = nil, grace: Located<Int>? = nil, reuse: Located<Reuse>? = nil
    ) {
      self.rotates = rotates
      self.grace = grace
      self.reuse = reuse
    }
  }

  package enum Lifetime: Hashable, Sendable {
    case seconds(Int)
    case unlimited
  }

  package enum Placement: Hashable, Sendable {
    case bearer
    case header(String)
    case cookie(String)
    case query(String)
  }

  package enum Storage: String, CaseIterable, Sendable {
    case keychain
    case memory
    case nowhere = "none"
  }

  package enum Reuse: String, CaseIterable, Sendable {
    case revokeFamily
    case refuse
  }

  package enum Binding: String, CaseIterable, Sendable {
    case device
  }
}
