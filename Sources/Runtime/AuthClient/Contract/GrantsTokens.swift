import Foundation

/// An answer that brings tokens.
public protocol GrantsTokens {
  var tokens: [GrantedToken] { get }
}

/// A token as it came in an answer.
public struct GrantedToken: Hashable, Sendable {
  public let name: String
  public let secret: Secret
  let life: Life

  /// It lives as long as the contract says.
  public init(_ name: String, _ secret: Secret) { self.init(name, secret, .asDeclared) }

  /// It lives as many seconds as the server said, if it did.
  public init(_ name: String, _ secret: Secret, expiresIn seconds: TimeInterval?) {
    self.init(name, secret, seconds.map(Life.seconds) ?? .asDeclared)
  }

  /// It ends when the server said, if it did.
  public init(_ name: String, _ secret: Secret, expiresAt instant: Date?) {
    self.init(name, secret, instant.map(Life.until) ?? .asDeclared)
  }

  public init(_ name: String, _ secret: Secret, _ life: Life) {
    self.name = name
    self.secret = secret
    self.life = life
  }

  /// How long a token lives, as its answer says.
  public enum Life: Hashable, Sendable {
    case asDeclared
    case seconds(TimeInterval)
    case until(Date)
  }
}

/// In whatever form a server counts; as declared where it said nothing.
extension GrantedToken.Life {
  public static func lasting(seconds: Int?) -> Self {
    seconds.map { .seconds(TimeInterval($0)) } ?? .asDeclared
  }

  public static func lasting(milliseconds: Int?) -> Self {
    milliseconds.map { .seconds(TimeInterval($0) / 1000) } ?? .asDeclared
  }

  public static func ending(_ instant: Date?) -> Self { instant.map(Self.until) ?? .asDeclared }

  public static func ending(_ time: UnixTime?) -> Self { ending(time?.date) }

  /// Milliseconds since 1970.
  public static func ending(milliseconds: Int?) -> Self {
    ending(milliseconds.map { Date(timeIntervalSince1970: TimeInterval($0) / 1000) })
  }

  /// As a URL has it.
  public static func text(_ text: String?, _ form: TokenTimeForm) -> Self {
    guard let text else { return .asDeclared }
    return switch form {
    case .seconds: lasting(seconds: Int(text))
    case .milliseconds: lasting(milliseconds: Int(text))
    case .instant: ending(WireJSON.instant(text))
    case .unixTime: ending(UnixTime(text))
    case .unixMilliseconds: ending(milliseconds: Int(text))
    }
  }
}

/// How the time of a token is counted.
public enum TokenTimeForm: Hashable, Sendable {
  case seconds, milliseconds, instant, unixTime, unixMilliseconds
}

extension [GrantedToken] {
  /// The tokens with an end for one of them that stands elsewhere in the answer. What an end beside the token says
  /// counts more.
  public func ending(_ name: String, _ life: GrantedToken.Life) -> [GrantedToken] {
    //! nearest-end-counts
    map { $0.name == name && $0.life == .asDeclared ? GrantedToken(name, $0.secret, life) : $0 }
  }
}

/// The first of several tokens of one name counts.
extension Array: GrantsTokens where Element: GrantsTokens {
  public var tokens: [GrantedToken] { flatMap(\.tokens) }
}

/// The answer of endpoints that return nothing. The body is ignored.
public struct NoAnswer: Codable, Hashable, Sendable, GrantsTokens {
  public init() {}

  public var tokens: [GrantedToken] { [] }
}
