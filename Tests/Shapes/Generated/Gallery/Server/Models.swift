// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthServer

extension Gallery {
  public struct Cookies: Equatable, Sendable, JSONAnswer {
    public var access: Secret
    public var refresh: Secret

    public init(access: Secret, refresh: Secret) {
      self.access = access
      self.refresh = refresh
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add(cookie: "__Host-access", self.access.wireText, lifetime: 900)
      headers.add(cookie: "__Host-refresh", self.refresh.wireText, lifetime: 2_592_000)
      return headers
    }

    public func check() throws(InvalidValue) {
      let cookies = TextFields.answer(
        .cookie,
        [
          ("__Host-access", self.access.wireText),
          ("__Host-refresh", self.refresh.wireText),
        ])
      let _: Secret = try cookies.required("__Host-access")
      let _: Secret = try cookies.required("__Host-refresh")
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var displayName: String?

    public init(id: UUID, displayName: String? = nil) {
      self.id = id
      self.displayName = displayName
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.displayName = try fields.optional("display_name")
    }

    public var json: JSONValue {
      ["id": id.json, "display_name": displayName?.json]
    }
  }
}

// The requests of the endpoints.

extension Gallery {
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
    /// The token that the call carries; nil where there is none or it is malformed.
    public var refresh: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.refresh = incoming.token(in: .cookie("__Host-refresh"))
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.token(in: .cookie("__Host-access"))
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var refresh: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.refresh = incoming.token(in: .cookie("__Host-refresh"))
    }
  }
}
