// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthServer

extension Workshop {
  public struct User: Hashable, Sendable, JSONConvertible {
    public var id: Int
    public var display: String
    public var hasUsablePassword: Bool?
    public var email: String?

    public init(id: Int, display: String, hasUsablePassword: Bool? = nil, email: String? = nil) {
      self.id = id
      self.display = display
      self.hasUsablePassword = hasUsablePassword
      self.email = email
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.display = try fields.required("display")
      self.hasUsablePassword = try fields.optional("has_usable_password")
      self.email = try fields.optional("email", keeping: .email)
    }

    public var json: JSONValue {
      [
        "id": id.json,
        "display": display.json,
        "has_usable_password": hasUsablePassword?.json,
        "email": email?.json,
      ]
    }
  }

  public struct Proof: Hashable, Sendable, JSONConvertible {
    public var method: String
    public var at: Double
    public var type: String?

    public init(method: String, at: Double, type: String? = nil) {
      self.method = method
      self.at = at
      self.type = type
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.method = try fields.required("method")
      self.at = try fields.required("at")
      self.type = try fields.optional("type")
    }

    public var json: JSONValue {
      ["method": method.json, "at": at.json, "type": type?.json]
    }
  }

  public struct SignedInData: Hashable, Sendable, JSONConvertible {
    public var user: User
    public var methods: [Proof]

    public init(user: User, methods: [Proof]) {
      self.user = user
      self.methods = methods
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.user = try fields.required("user")
      self.methods = try fields.required("methods")
    }

    public var json: JSONValue {
      ["user": user.json, "methods": methods.json]
    }
  }

  public struct SignedInMeta: Equatable, Sendable, JSONConvertible {
    public var isAuthenticated: Bool
    public var sessionToken: Secret?

    public init(isAuthenticated: Bool, sessionToken: Secret? = nil) {
      self.isAuthenticated = isAuthenticated
      self.sessionToken = sessionToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.isAuthenticated = try fields.required("is_authenticated")
      self.sessionToken = try fields.optional("session_token")
    }

    public var json: JSONValue {
      ["is_authenticated": isAuthenticated.json, "session_token": sessionToken?.json]
    }
  }

  public struct SignedIn: Equatable, Sendable, JSONConvertible {
    public var status: Int
    public var data: SignedInData
    public var meta: SignedInMeta

    public init(status: Int, data: SignedInData, meta: SignedInMeta) {
      self.status = status
      self.data = data
      self.meta = meta
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.status = try fields.required("status")
      self.data = try fields.required("data")
      self.meta = try fields.required("meta")
    }

    public var json: JSONValue {
      ["status": status.json, "data": data.json, "meta": meta.json]
    }
  }

  public struct Step: Hashable, Sendable, JSONConvertible {
    public var id: String
    public var isPending: Bool?
    public var types: [String]?

    public init(id: String, isPending: Bool? = nil, types: [String]? = nil) {
      self.id = id
      self.isPending = isPending
      self.types = types
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.isPending = try fields.optional("is_pending")
      self.types = try fields.optional("types")
    }

    public var json: JSONValue {
      ["id": id.json, "is_pending": isPending?.json, "types": types?.json]
    }
  }

  public struct Address: Hashable, Sendable, JSONConvertible {
    public var email: String
    public var primary: Bool
    public var verified: Bool

    public init(email: String, primary: Bool, verified: Bool) {
      self.email = email
      self.primary = primary
      self.verified = verified
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.email = try fields.required("email", keeping: .email)
      self.primary = try fields.required("primary")
      self.verified = try fields.required("verified")
    }

    public var json: JSONValue {
      ["email": email.json, "primary": primary.json, "verified": verified.json]
    }
  }

  public struct ForgotPasswordAnswer: Hashable, Sendable, JSONConvertible {
    public var status: Int

    public init(status: Int) {
      self.status = status
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.status = try fields.required("status")
    }

    public var json: JSONValue {
      ["status": status.json]
    }
  }

  public struct AddAddressAnswer: Hashable, Sendable, JSONConvertible {
    public var status: Int
    public var data: [Address]

    public init(status: Int, data: [Address]) {
      self.status = status
      self.data = data
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.status = try fields.required("status")
      self.data = try fields.required("data")
    }

    public var json: JSONValue {
      ["status": status.json, "data": data.json]
    }
  }
}

// The requests of the endpoints.

extension Workshop {
  public struct SignInRequest: IncomingRequest {
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct RegisterRequest: IncomingRequest {
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct VerifyEmailRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var pending: Secret?
    public var key: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.pending = incoming.token(in: .header("X-Session-Token"))
      let body = try incoming.jsonBody()
      self.key = try body.required("key")
    }
  }

  public struct AuthenticateRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var pending: Secret?
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.pending = incoming.token(in: .header("X-Session-Token"))
      let body = try incoming.jsonBody()
      self.code = try body.required("code")
    }
  }

  public struct ForgotPasswordRequest: IncomingRequest {
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct ResetPasswordRequest: IncomingRequest {
    public var key: Secret
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.key = try body.required("key")
      self.password = try body.required("password")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session-Token"))
    }
  }

  public struct ReauthenticateRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session-Token"))
      let body = try incoming.jsonBody()
      self.password = try body.required("password")
    }
  }

  public struct ChangePasswordRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var currentPassword: Secret?
    public var newPassword: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session-Token"))
      let body = try incoming.jsonBody()
      self.currentPassword = try body.optional("current_password")
      self.newPassword = try body.required("new_password")
    }
  }

  public struct AddAddressRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session-Token"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session-Token"))
    }
  }
}
