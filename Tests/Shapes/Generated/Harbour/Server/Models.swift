// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthServer

extension Harbour {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int

    public init(accessToken: Secret, refreshToken: Secret, expiresIn: Int) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.required("refresh_token")
      self.expiresIn = try fields.required("expires_in")
    }

    public var json: JSONValue {
      [
        "access_token": accessToken.json,
        "refresh_token": refreshToken.json,
        "expires_in": expiresIn.json,
      ]
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var email: String

    public init(id: UUID, email: String) {
      self.id = id
      self.email = email
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.email = try fields.required("email", keeping: .email)
    }

    public var json: JSONValue {
      ["id": id.json, "email": email.json]
    }
  }
}

// The requests of the endpoints.

extension Harbour {
  public struct SignInRequest: IncomingRequest {
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
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

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let query = try incoming.query()
      try query.constant("scope", "local")
    }
  }
}
