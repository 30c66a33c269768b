package import Diagnostics

/// A value that proves something about the session: it has a life, a place and a way to be sent.
package struct Token: Definition, KeyedModel {
  package let name: Text
  package internal(set) var doc: LocalizedText?
  package internal(set) var format = Format.opaque
  package internal(set) var claims: [Field] = []
  package internal(set) var origin = Origin()
  package internal(set) var life = Lifespan()
  /// How a call carries it; nil if it only travels in fields.
  package internal(set) var sent: Located<Placement>?
  /// The place in each response to a call that carries it with the one to use next; nil if responses bring none.
  package internal(set) var next: Located<Placement>?
  package internal(set) var stored: Located<Storage>
  /// The name of its item in the keychain.
  package internal(set) var account: Text?
  package internal(set) var rotation = RotationRule()
  /// It works only together with this.
  package internal(set) var bound: Located<Binding>?
  /// The names that it had in older versions of the contract.
  package internal(set) var formerNames: [Text] = []
  /// The errors with which any call that carries it may end. Each endpoint's `refuses` holds them too.
  package internal(set) var refuses: [Text] = []

  package init(_ name: Text) {
    self.name = name
    stored = Located(.keychain, at: name.span)
  }

  package enum Format: String, CaseIterable, Sendable {
    case jwt
    case opaque
  }

  /// The issuer, audience and allowed algorithms of a JWT; each nil or empty if the contract does not say.
  package struct Origin: Sendable {
    package internal(set) var issuer: Reference?
    package internal(set) var audience: Reference?
    package internal(set) var algorithms: [Located<Algorithm>] = []
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
    package internal(set) var lifetime: Located<Lifetime>?
    /// Seconds without use after which it ends.
    package internal(set) var idle: Located<Int>?
    /// Seconds from the sign-in after which it ends, however often it was renewed.
    package internal(set) var ends: Located<Int>?

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
    package internal(set) var rotates: Located<Bool>?
    /// Seconds in which a used token still gets the same successor, for an answer that was lost.
    package internal(set) var grace: Located<Int>?
    /// The consequence of a used token that comes back after the grace.
    package internal(set) var reuse: Located<Reuse>?
  }

  package enum Lifetime: Hashable, Sendable {
    case seconds(Int)
    case unlimited

    package var text: String {
      switch self {
      case .seconds(let seconds): seconds.asDuration
      case .unlimited: "unlimited"
      }
    }
  }

  package enum Placement: Hashable, Sendable {
    case bearer
    case header(String)
    case cookie(String)
    case query(String)

    package var text: String {
      switch self {
      case .bearer: "bearer"
      case .header(let name): "header \(name)"
      case .cookie(let name): "cookie \(name)"
      case .query(let name): "query \(name)"
      }
    }
  }

  /// A placement other than `bearer`, as a contract has it.
  package struct Place: KeyedModel {
    package internal(set) var part: Located<Part>
    package internal(set) var wire: Text

    package init(_ name: Text) {
      part = Located(.header, at: name.span)
      wire = name
    }

    package enum Part: String, CaseIterable, Sendable {
      case header
      case cookie
      case query
    }

    package var placement: Placement {
      switch part.value {
      case .header: .header(wire.value)
      case .cookie: .cookie(wire.value)
      case .query: .query(wire.value)
      }
    }
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
