// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension SyncNos {
  public struct AuthTokens: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.required("refresh_token")
    }

    public var json: JSONValue {
      ["access_token": accessToken.json, "refresh_token": refreshToken.json]
    }
  }

  public struct User: Hashable, Sendable, JSONConvertible {
    public var id: String
    public var email: String?
    public var fullName: String?

    public init(id: String, email: String? = nil, fullName: String? = nil) {
      self.id = id
      self.email = email
      self.fullName = fullName
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.email = try fields.optional("email", keeping: .email)
      self.fullName = try fields.optional("full_name")
    }

    public var json: JSONValue {
      ["id": id.json, "email": email?.json, "full_name": fullName?.json]
    }
  }
}

// The requests of the endpoints.

extension SyncNos {
  public struct SignInWithAppleRequest: IncomingRequest {
    public var authorizationCode: Secret
    public var nonce: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.authorizationCode = try body.required("authorization_code")
      self.nonce = try body.optional("nonce")
    }
  }

  public struct LoadAccountRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct SaveFirstProfileRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var email: String?
    public var fullName: String?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.email = try body.optional("email", keeping: .email)
      self.fullName = try body.optional("full_name")
    }
  }

  public struct RenewTokensRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refresh_token")
    }
  }
}
