// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthServer

extension Foyer {
  public struct TokenAnswer: Equatable, Sendable, JSONConvertible {
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
      try fields.constant("token_type", .string("Bearer"))
    }

    public var json: JSONValue {
      [
        "access_token": accessToken.json,
        "refresh_token": refreshToken.json,
        "expires_in": expiresIn.json,
        "token_type": .string("Bearer"),
      ]
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var sub: String
    public var name: String?

    public init(sub: String, name: String? = nil) {
      self.sub = sub
      self.name = name
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.sub = try fields.required("sub")
      self.name = try fields.optional("name")
    }

    public var json: JSONValue {
      ["sub": sub.json, "name": name?.json]
    }
  }
}

// The callbacks that end a web sign-in.

extension Foyer {
  public struct ArrivalCallback: Equatable, WebCallback {
    public static let url = "com.example.foyer://arrival"

    public var code: Secret
    public var state: String

    public init(code: Secret, state: String) {
      self.code = code
      self.state = state
    }

    public var fields: [(String, String?)] { [("code", code.wireText), ("state", state.wireText)] }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("code")
      let _: String = try query.required("state")
    }
  }
}

// The requests of the endpoints.

extension Foyer {
  public struct OpenPageRequest: IncomingRequest {
    public var state: String
    public var codeChallenge: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("response_type", "code")
      try query.constant("client_id", "foyer-ios")
      try query.constant("redirect_uri", "com.example.foyer://arrival")
      try query.constant("scope", "openid profile offline_access")
      self.state = try query.required("state")
      self.codeChallenge = try query.required("code_challenge")
      try query.constant("code_challenge_method", "S256")
    }
  }

  public struct ExchangeCodeRequest: IncomingRequest {
    public var code: Secret
    public var codeVerifier: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.formBody()
      try body.constant("client_id", "foyer-ios")
      self.code = try body.required("code")
      try body.constant("redirect_uri", "com.example.foyer://arrival")
      self.codeVerifier = try body.required("code_verifier")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.formBody()
      try body.constant("client_id", "foyer-ios")
      self.refreshToken = try body.required("refresh_token")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with RS256, and with nothing else.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct SetPictureRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with RS256, and with nothing else.
    public var access: Secret?
    public var mark: Base64URLBytes
    public var preview: Base64Bytes
    public var seal: Base64Bytes
    public var crumb: Base64Bytes?
    public var picture: Base64Bytes

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.mark = try incoming.path.required("mark")
      let query = try incoming.query()
      self.preview = try query.required("preview")
      self.seal = try incoming.headers.required("X-Seal")
      self.crumb = try incoming.cookies.optional("crumb")
      let body = try incoming.formBody()
      self.picture = try body.required("picture")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var token: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.formBody()
      try body.constant("client_id", "foyer-ios")
      self.token = try body.required("token")
    }
  }
}
