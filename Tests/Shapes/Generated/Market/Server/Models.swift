// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthServer

extension Market {
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
    public var nickname: String?

    public init(id: UUID, nickname: String? = nil) {
      self.id = id
      self.nickname = nickname
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.nickname = try fields.optional("nickname")
    }

    public var json: JSONValue {
      ["id": id.json, "nickname": nickname?.json]
    }
  }
}

// The requests of the endpoints.

extension Market {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
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
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }
}
