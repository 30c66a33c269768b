// Written by authgen from guest.yaml: change the contract, not this file.

import AuthServer

extension Canvas {
  public struct User: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var isGuest: Bool
    public var email: String?

    public init(id: UUID, isGuest: Bool, email: String? = nil) {
      self.id = id
      self.isGuest = isGuest
      self.email = email
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.isGuest = try fields.required("isGuest")
      self.email = try fields.optional("email", keeping: .email)
    }

    public var json: JSONValue {
      ["id": id.json, "isGuest": isGuest.json, "email": email?.json]
    }
  }

  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var user: User

    public init(accessToken: Secret, refreshToken: Secret, user: User) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.user = user
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("accessToken")
      self.refreshToken = try fields.required("refreshToken")
      self.user = try fields.required("user")
    }

    public var json: JSONValue {
      ["accessToken": accessToken.json, "refreshToken": refreshToken.json, "user": user.json]
    }
  }
}

// The requests of the endpoints.

extension Canvas {
  public struct SignInAsGuestRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SendCodeRequest: IncomingRequest {
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct SignInRequest: IncomingRequest {
    public var email: String
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.code = try body.required("code")
    }
  }

  public struct KeepAccountRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var email: String
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.code = try body.required("code")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }
}
