// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthServer

extension Toolkit {
  public struct SignedIn: Equatable, Sendable, JSONConvertible {
    public var idToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int
    public var localId: String

    public init(idToken: Secret, refreshToken: Secret, expiresIn: Int, localId: String) {
      self.idToken = idToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
      self.localId = localId
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.idToken = try fields.required("idToken")
      self.refreshToken = try fields.required("refreshToken")
      self.expiresIn = try fields.required("expiresIn")
      self.localId = try fields.required("localId")
    }

    public var json: JSONValue {
      [
        "idToken": idToken.json,
        "refreshToken": refreshToken.json,
        "expiresIn": expiresIn.json,
        "localId": localId.json,
      ]
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var email: String

    public init(email: String) {
      self.email = email
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.email = try fields.required("email", keeping: .email)
    }

    public var json: JSONValue {
      ["email": email.json]
    }
  }

  public struct RenewSessionAnswer: Equatable, Sendable, JSONConvertible {
    public var idToken: Secret

    public init(idToken: Secret) {
      self.idToken = idToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.idToken = try fields.required("idToken")
    }

    public var json: JSONValue {
      ["idToken": idToken.json]
    }
  }
}

// The requests of the endpoints.

extension Toolkit {
  public struct SignUpRequest: IncomingRequest {
    public var key: String
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.key = try query.required("key", keeping: incoming.deployment.rule("webKey"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SignInRequest: IncomingRequest {
    public var key: String
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.key = try query.required("key", keeping: incoming.deployment.rule("webKey"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var id: Secret?
    public var key: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.id = incoming.bearer
      let query = try incoming.query()
      self.key = try query.required("key", keeping: incoming.deployment.rule("webKey"))
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var key: String
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.key = try query.required("key", keeping: incoming.deployment.rule("webKey"))
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var key: String
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.key = try query.required("key", keeping: incoming.deployment.rule("webKey"))
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }
}
