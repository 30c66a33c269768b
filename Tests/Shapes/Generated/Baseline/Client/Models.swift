// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Baseline {
  public struct User: Codable, Hashable, Sendable {
    public var id: UUID
    public var email: String?
    public var phone: String?
    public var confirmedAt: Date?

    public init(id: UUID, email: String? = nil, phone: String? = nil, confirmedAt: Date? = nil) {
      self.id = id
      self.email = email
      self.phone = phone
      self.confirmedAt = confirmedAt
    }

    private enum CodingKeys: String, CodingKey {
      case id = "id"
      case email = "email"
      case phone = "phone"
      case confirmedAt = "confirmed_at"
    }
  }

  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var tokenType: String
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresAt: Date
    public var user: User

    public init(tokenType: String = "bearer", accessToken: Secret, refreshToken: Secret, expiresAt: Date, user: User) {
      self.tokenType = tokenType
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresAt = expiresAt
      self.user = user
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken, expiresAt: expiresAt), GrantedToken("refresh", refreshToken)]
    }

    private enum CodingKeys: String, CodingKey {
      case tokenType = "token_type"
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
      case expiresAt = "expires_at"
      case user = "user"
    }
  }

  public struct ConfirmationWanted: Codable, Hashable, Sendable {
    public var id: UUID
    public var confirmationSentAt: Date

    public init(id: UUID, confirmationSentAt: Date) {
      self.id = id
      self.confirmationSentAt = confirmationSentAt
    }

    private enum CodingKeys: String, CodingKey {
      case id = "id"
      case confirmationSentAt = "confirmation_sent_at"
    }
  }

  public struct Factor: Codable, Hashable, Sendable {
    public var id: UUID
    public var type: FactorType
    public var status: FactorStatus

    public init(id: UUID, type: FactorType, status: FactorStatus) {
      self.id = id
      self.type = type
      self.status = status
    }
  }

  public struct AskFactorAnswer: Codable, Hashable, Sendable {
    public var id: UUID
    public var expiresAt: UnixTime

    public init(id: UUID, expiresAt: UnixTime) {
      self.id = id
      self.expiresAt = expiresAt
    }

    private enum CodingKeys: String, CodingKey {
      case id = "id"
      case expiresAt = "expires_at"
    }
  }

  public struct TooManyDetails: Codable, Hashable, Sendable {
    public var retryAfter: WaitingTime

    public init(retryAfter: WaitingTime) {
      self.retryAfter = retryAfter
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.retryAfter = try fields.header("Retry-After")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.retryAfter, as: "Retry-After")
    }
  }

  public enum SignUpAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case session(Session)
    case confirmationWanted(ConfirmationWanted)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["token_type": "bearer"]) {
        self = .session(try Session(from: decoder))
      } else {
        self = .confirmationWanted(try ConfirmationWanted(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .session(let value): try value.encode(to: encoder)
      case .confirmationWanted(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .session: "Session"
      case .confirmationWanted: "ConfirmationWanted"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .session(let value): value.tokens
      case .confirmationWanted: []
      }
    }
  }

  public enum FactorType: OpenEnumeration {
    case totp
    case phone
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "totp": self = .totp
      case "phone": self = .phone
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .totp: "totp"
      case .phone: "phone"
      case .other(let text): text
      }
    }
  }

  public enum FactorStatus: OpenEnumeration {
    case verified
    case unverified
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "verified": self = .verified
      case "unverified": self = .unverified
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .verified: "verified"
      case .unverified: "unverified"
      case .other(let text): text
      }
    }
  }

  public enum VerifyCodeType: OpenEnumeration {
    case email
    case sms
    case recovery
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "email": self = .email
      case "sms": self = .sms
      case "recovery": self = .recovery
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .email: "email"
      case .sms: "sms"
      case .recovery: "recovery"
      case .other(let text): text
      }
    }
  }

  public enum SignOutScope: OpenEnumeration {
    case local
    case global
    case others
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "local": self = .local
      case "global": self = .global
      case "others": self = .others
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .local: "local"
      case .global: "global"
      case .others: "others"
      case .other(let text): text
      }
    }
  }
}

// What each call sends.

nonisolated extension Baseline {
  struct SignUpBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SendCodeBody: Encodable, Sendable {
    let email: String?
    let phone: String?
    let createUser: Bool

    private enum CodingKeys: String, CodingKey {
      case email = "email"
      case phone = "phone"
      case createUser = "create_user"
    }
  }

  struct VerifyCodeBody: Encodable, Sendable {
    let type: VerifyCodeType
    let email: String?
    let phone: String?
    let token: Secret
  }

  struct ExchangeCodeBody: Encodable, Sendable {
    let authCode: Secret
    let codeVerifier: Secret

    private enum CodingKeys: String, CodingKey {
      case authCode = "auth_code"
      case codeVerifier = "code_verifier"
    }
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }

  struct ForgotPasswordBody: Encodable, Sendable {
    let email: String
  }

  struct ChangePasswordBody: Encodable, Sendable {
    let password: Secret
    let nonce: Secret?
  }

  struct AnswerFactorBody: Encodable, Sendable {
    let challengeId: String
    let code: Secret

    private enum CodingKeys: String, CodingKey {
      case challengeId = "challenge_id"
      case code = "code"
    }
  }
}
