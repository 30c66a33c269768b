// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthServer

extension Lantern {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("accessToken")
      self.refreshToken = try fields.required("refreshToken")
    }

    public var json: JSONValue {
      ["accessToken": accessToken.json, "refreshToken": refreshToken.json]
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var email: String?

    public init(id: UUID, email: String? = nil) {
      self.id = id
      self.email = email
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.email = try fields.optional("email", keeping: .email)
    }

    public var json: JSONValue {
      ["id": id.json, "email": email?.json]
    }
  }
}

// The requests of the endpoints.

extension Lantern {
  public struct SignInRequest: IncomingRequest {
    public var identityToken: Secret
    public var authorizationCode: Secret
    public var nonce: Secret
    public var email: String?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.identityToken = try body.required("identityToken")
      self.authorizationCode = try body.required("authorizationCode")
      self.nonce = try body.required("nonce")
      self.email = try body.optional("email", keeping: .email)
    }
  }

  public struct AppleNoticeRequest: IncomingRequest {
    public var payload: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.payload = try body.required("payload")
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
