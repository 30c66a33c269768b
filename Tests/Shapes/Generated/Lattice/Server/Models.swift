// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthServer

extension Lattice {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var userId: String
    public var deviceId: String
    public var accessToken: Secret
    public var refreshToken: Secret?
    public var expiresInMs: Int?
    /// Its keys hold dots.
    public var wellKnown: JSONValue?

    public init(
      userId: String, deviceId: String, accessToken: Secret, refreshToken: Secret? = nil,
      expiresInMs: Int? = nil, wellKnown: JSONValue? = nil
    ) {
      self.userId = userId
      self.deviceId = deviceId
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresInMs = expiresInMs
      self.wellKnown = wellKnown
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("user_id")
      self.deviceId = try fields.required("device_id")
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.optional("refresh_token")
      self.expiresInMs = try fields.optional("expires_in_ms")
      self.wellKnown = try fields.optional("well_known")
    }

    public var json: JSONValue {
      [
        "user_id": userId.json,
        "device_id": deviceId.json,
        "access_token": accessToken.json,
        "refresh_token": refreshToken?.json,
        "expires_in_ms": expiresInMs?.json,
        "well_known": wellKnown?.json,
      ]
    }
  }

  public struct PersonName: Hashable, Sendable, JSONConvertible {
    public var user: String

    public init(user: String) {
      self.user = user
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("type", .string("m.id.user"))
      self.user = try fields.required("user")
    }

    public var json: JSONValue {
      ["type": .string("m.id.user"), "user": user.json]
    }
  }

  public struct Way: Hashable, Sendable, JSONConvertible {
    public var stages: [String]

    public init(stages: [String]) {
      self.stages = stages
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.stages = try fields.required("stages")
    }

    public var json: JSONValue {
      ["stages": stages.json]
    }
  }

  public struct PasswordStage: Equatable, Sendable, JSONConvertible {
    public var session: String?
    public var identifier: PersonName
    public var password: Secret

    public init(session: String? = nil, identifier: PersonName, password: Secret) {
      self.session = session
      self.identifier = identifier
      self.password = password
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("type", .string("m.login.password"))
      self.session = try fields.optional("session")
      self.identifier = try fields.required("identifier")
      self.password = try fields.required("password")
    }

    public var json: JSONValue {
      [
        "type": .string("m.login.password"),
        "session": session?.json,
        "identifier": identifier.json,
        "password": password.json,
      ]
    }
  }

  public struct TermsStage: Hashable, Sendable, JSONConvertible {
    public var session: String?

    public init(session: String? = nil) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("type", .string("m.login.terms"))
      self.session = try fields.optional("session")
    }

    public var json: JSONValue {
      ["type": .string("m.login.terms"), "session": session?.json]
    }
  }

  public struct MailStage: Equatable, Sendable, JSONConvertible {
    public var session: String?
    public var threepidCreds: MailProof

    public init(session: String? = nil, threepidCreds: MailProof) {
      self.session = session
      self.threepidCreds = threepidCreds
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("type", .string("m.login.email.identity"))
      self.session = try fields.optional("session")
      self.threepidCreds = try fields.required("threepid_creds")
    }

    public var json: JSONValue {
      [
        "type": .string("m.login.email.identity"),
        "session": session?.json,
        "threepid_creds": threepidCreds.json,
      ]
    }
  }

  public struct DoneElsewhere: Hashable, Sendable, JSONConvertible {
    public var session: String

    public init(session: String) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
    }

    public var json: JSONValue {
      ["session": session.json]
    }
  }

  public struct MailProof: Equatable, Sendable, JSONConvertible {
    public var sid: String
    public var clientSecret: Secret

    public init(sid: String, clientSecret: Secret) {
      self.sid = sid
      self.clientSecret = clientSecret
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.sid = try fields.required("sid")
      self.clientSecret = try fields.required("client_secret")
    }

    public var json: JSONValue {
      ["sid": sid.json, "client_secret": clientSecret.json]
    }
  }

  public struct Address: Hashable, Sendable, JSONConvertible {
    public var medium: AddressMedium
    public var address: String
    /// Milliseconds since 1970.
    public var validatedAt: Int

    public init(medium: AddressMedium, address: String, validatedAt: Int) {
      self.medium = medium
      self.address = address
      self.validatedAt = validatedAt
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.medium = try fields.required("medium")
      self.address = try fields.required("address")
      self.validatedAt = try fields.required("validated_at")
    }

    public var json: JSONValue {
      ["medium": medium.json, "address": address.json, "validated_at": validatedAt.json]
    }
  }

  public struct RenewAnswer: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret?
    public var expiresInMs: Int?

    public init(accessToken: Secret, refreshToken: Secret? = nil, expiresInMs: Int? = nil) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresInMs = expiresInMs
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.optional("refresh_token")
      self.expiresInMs = try fields.optional("expires_in_ms")
    }

    public var json: JSONValue {
      [
        "access_token": accessToken.json,
        "refresh_token": refreshToken?.json,
        "expires_in_ms": expiresInMs?.json,
      ]
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var userId: String
    public var deviceId: String?
    public var isGuest: Bool?

    public init(userId: String, deviceId: String? = nil, isGuest: Bool? = nil) {
      self.userId = userId
      self.deviceId = deviceId
      self.isGuest = isGuest
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("user_id")
      self.deviceId = try fields.optional("device_id")
      self.isGuest = try fields.optional("is_guest")
    }

    public var json: JSONValue {
      ["user_id": userId.json, "device_id": deviceId?.json, "is_guest": isGuest?.json]
    }
  }

  public struct AddressesAnswer: Hashable, Sendable, JSONConvertible {
    public var threepids: [Address]

    public init(threepids: [Address]) {
      self.threepids = threepids
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.threepids = try fields.required("threepids")
    }

    public var json: JSONValue {
      ["threepids": threepids.json]
    }
  }

  public enum Stage: Equatable, Sendable, JSONConvertible {
    case passwordStage(PasswordStage)
    case termsStage(TermsStage)
    case mailStage(MailStage)
    case doneElsewhere(DoneElsewhere)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if fields.has("type", .string("m.login.password")) {
        self = .passwordStage(try PasswordStage(json: json))
      } else if fields.has("type", .string("m.login.terms")) {
        self = .termsStage(try TermsStage(json: json))
      } else if fields.has("type", .string("m.login.email.identity")) {
        self = .mailStage(try MailStage(json: json))
      } else {
        self = .doneElsewhere(try DoneElsewhere(json: json))
      }
    }

    public var json: JSONValue {
      switch self {
      case .passwordStage(let value): value.json
      case .termsStage(let value): value.json
      case .mailStage(let value): value.json
      case .doneElsewhere(let value): value.json
      }
    }
  }

  public enum AddressMedium: String, JSONEnumeration {
    case email
    case msisdn
  }
}

// The callbacks that end a web sign-in.

extension Lattice {
  public struct SsoReturnCallback: Equatable, WebCallback {
    public static let url = "com.example.lattice://sso"

    public var loginToken: Secret

    public init(loginToken: Secret) {
      self.loginToken = loginToken
    }

    public var fields: [(String, String?)] { [("loginToken", loginToken.wireText)] }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("loginToken")
    }
  }
}

// The requests of the endpoints.

extension Lattice {
  public struct SignInRequest: IncomingRequest {
    public var identifier: PersonName
    public var password: Secret
    public var deviceId: String?
    public var initialDeviceDisplayName: String?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.identifier = try body.required("identifier")
      self.password = try body.required("password")
      self.deviceId = try body.optional("device_id")
      self.initialDeviceDisplayName = try body.optional("initial_device_display_name")
      try body.constant("refresh_token", true)
    }
  }

  public struct OpenSsoRequest: IncomingRequest {
    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("redirectUrl", "com.example.lattice://sso")
    }
  }

  public struct RedeemSsoRequest: IncomingRequest {
    public var token: Secret
    public var deviceId: String?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.token = try body.required("token")
      self.deviceId = try body.optional("device_id")
      try body.constant("refresh_token", true)
    }
  }

  public struct RegisterRequest: IncomingRequest {
    public var username: String
    public var password: Secret
    public var auth: Stage?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
      try body.constant("refresh_token", true)
      self.auth = try body.optional("auth")
    }
  }

  public struct RegisterGuestRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct RenewRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refresh_token")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct ChangePasswordRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var newPassword: Secret
    public var logoutDevices: Bool
    public var auth: Stage?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.newPassword = try body.required("new_password")
      self.logoutDevices = try body.required("logout_devices")
      self.auth = try body.optional("auth")
    }
  }

  public struct AddressesRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct AddAddressRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var sid: String
    public var clientSecret: Secret
    public var auth: Stage?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.sid = try body.required("sid")
      self.clientSecret = try body.required("client_secret")
      self.auth = try body.optional("auth")
    }
  }

  public struct DeactivateRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var erase: Bool?
    public var auth: Stage?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.erase = try body.optional("erase")
      self.auth = try body.optional("auth")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct SignOutEverywhereRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }
}
