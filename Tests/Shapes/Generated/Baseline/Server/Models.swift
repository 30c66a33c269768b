// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthServer

extension Baseline {
  public struct User: Hashable, Sendable, JSONConvertible {
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

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.email = try fields.optional("email", keeping: .email)
      self.phone = try fields.optional("phone", keeping: .phone)
      self.confirmedAt = try fields.optional("confirmed_at")
    }

    public var json: JSONValue {
      [
        "id": id.json,
        "email": email?.json,
        "phone": phone?.json,
        "confirmed_at": confirmedAt?.json,
      ]
    }
  }

  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresAt: Date
    public var user: User

    public init(accessToken: Secret, refreshToken: Secret, expiresAt: Date, user: User) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresAt = expiresAt
      self.user = user
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("token_type", .string("bearer"))
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.required("refresh_token")
      self.expiresAt = try fields.required("expires_at")
      self.user = try fields.required("user")
    }

    public var json: JSONValue {
      [
        "token_type": .string("bearer"),
        "access_token": accessToken.json,
        "refresh_token": refreshToken.json,
        "expires_at": expiresAt.json,
        "user": user.json,
      ]
    }
  }

  public struct ConfirmationWanted: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var confirmationSentAt: Date

    public init(id: UUID, confirmationSentAt: Date) {
      self.id = id
      self.confirmationSentAt = confirmationSentAt
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.confirmationSentAt = try fields.required("confirmation_sent_at")
    }

    public var json: JSONValue {
      ["id": id.json, "confirmation_sent_at": confirmationSentAt.json]
    }
  }

  public struct Factor: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var type: FactorType
    public var status: FactorStatus

    public init(id: UUID, type: FactorType, status: FactorStatus) {
      self.id = id
      self.type = type
      self.status = status
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.type = try fields.required("type")
      self.status = try fields.required("status")
    }

    public var json: JSONValue {
      ["id": id.json, "type": type.json, "status": status.json]
    }
  }

  public struct AskFactorAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var expiresAt: UnixTime

    public init(id: UUID, expiresAt: UnixTime) {
      self.id = id
      self.expiresAt = expiresAt
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.expiresAt = try fields.required("expires_at")
    }

    public var json: JSONValue {
      ["id": id.json, "expires_at": expiresAt.json]
    }
  }

  public enum SignUpAnswer: Equatable, Sendable, JSONConvertible {
    case session(Session)
    case confirmationWanted(ConfirmationWanted)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if fields.has("token_type", .string("bearer")) {
        self = .session(try Session(json: json))
      } else {
        self = .confirmationWanted(try ConfirmationWanted(json: json))
      }
    }

    public var json: JSONValue {
      switch self {
      case .session(let value): value.json
      case .confirmationWanted(let value): value.json
      }
    }
  }

  public enum FactorType: String, JSONEnumeration {
    case totp
    case phone
  }

  public enum FactorStatus: String, JSONEnumeration {
    case verified
    case unverified
  }

  public enum VerifyCodeType: String, JSONEnumeration {
    case email
    case sms
    case recovery
  }
}

// The callbacks that end a web sign-in.

extension Baseline {
  public struct ArrivalCallback: Equatable, WebCallback {
    public static let url = "com.example.baseline://arrival"

    public var code: Secret

    public init(code: Secret) {
      self.code = code
    }

    public var fields: [(String, String?)] { [("code", code.wireText)] }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("code")
    }
  }
}

// The requests of the endpoints.

extension Baseline {
  public struct SignUpRequest: IncomingRequest {
    public var apiKey: String
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SignInRequest: IncomingRequest {
    public var apiKey: String
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SendCodeRequest: IncomingRequest {
    public var apiKey: String
    public var email: String?
    public var phone: String?
    public var createUser: Bool

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.email = try body.optional("email", keeping: .email)
      self.phone = try body.optional("phone", keeping: .phone)
      self.createUser = try body.required("create_user")
      try incoming.expectOne(
        of: [("email", .body, self.email != nil), ("phone", .body, self.phone != nil)],
        isExact: true)
    }
  }

  public struct VerifyCodeRequest: IncomingRequest {
    public var apiKey: String
    public var type: VerifyCodeType
    public var email: String?
    public var phone: String?
    public var token: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.type = try body.required("type")
      self.email = try body.optional("email", keeping: .email)
      self.phone = try body.optional("phone", keeping: .phone)
      self.token = try body.required("token")
      try incoming.expectOne(
        of: [("email", .body, self.email != nil), ("phone", .body, self.phone != nil)],
        isExact: true)
    }
  }

  public struct OpenGitHubRequest: IncomingRequest {
    public var codeChallenge: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("provider", "github")
      try query.constant("redirect_to", "com.example.baseline://arrival")
      self.codeChallenge = try query.required("code_challenge")
      try query.constant("code_challenge_method", "s256")
    }
  }

  public struct ExchangeCodeRequest: IncomingRequest {
    public var apiKey: String
    public var authCode: Secret
    public var codeVerifier: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.authCode = try body.required("auth_code")
      self.codeVerifier = try body.required("code_verifier")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var apiKey: String
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refresh_token")
    }
  }

  public struct ForgotPasswordRequest: IncomingRequest {
    public var apiKey: String
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("redirect_to", "com.example.baseline://new-password")
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var apiKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
    }
  }

  public struct ChangePasswordRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var apiKey: String
    public var password: Secret
    /// Of a mail that asks whether it is you.
    public var nonce: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.password = try body.required("password")
      self.nonce = try body.optional("nonce")
    }
  }

  public struct FactorsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var apiKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
    }
  }

  public struct AskFactorRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var factorId: UUID
    public var apiKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.factorId = try incoming.path.required("factorId")
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
    }
  }

  public struct AnswerFactorRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var factorId: UUID
    public var apiKey: String
    public var challengeId: UUID
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.factorId = try incoming.path.required("factorId")
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
      let body = try incoming.jsonBody()
      self.challengeId = try body.required("challenge_id")
      self.code = try body.required("code")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var apiKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
    }
  }

  public struct SignOutEverywhereRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var apiKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
    }
  }

  public struct SignOutOthersRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256 or RS256, and with nothing else.
    public var access: Secret?
    public var apiKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("publicKey"))
    }
  }
}
