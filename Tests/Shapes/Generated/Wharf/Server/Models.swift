// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthServer

extension Wharf {
  public struct Session: Equatable, Sendable, JSONConvertible {
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

  public struct DirectionsError: Hashable, Sendable, JSONConvertible {
    public init() {}

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("id", .string("browser_location_change_required"))
    }

    public var json: JSONValue {
      ["id": .string("browser_location_change_required")]
    }
  }

  public struct Directions: Hashable, Sendable, JSONConvertible {
    public var redirectBrowserTo: URL
    public var error: DirectionsError

    public init(redirectBrowserTo: URL, error: DirectionsError) {
      self.redirectBrowserTo = redirectBrowserTo
      self.error = error
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.redirectBrowserTo = try fields.required("redirect_browser_to")
      self.error = try fields.required("error")
    }

    public var json: JSONValue {
      ["redirect_browser_to": redirectBrowserTo.json, "error": error.json]
    }
  }

  public struct LinkGoogleAnswer: Hashable, Sendable, JSONConvertible {
    public var url: URL

    public init(url: URL) {
      self.url = url
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.url = try fields.required("url")
    }

    public var json: JSONValue {
      ["url": url.json]
    }
  }

  public struct OpenCompanyPkce: Hashable, Sendable, JSONConvertible {
    public var codeChallenge: String

    public init(codeChallenge: String) {
      self.codeChallenge = codeChallenge
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.codeChallenge = try fields.required("code_challenge")
      try fields.constant("code_challenge_method", .string("S256"))
    }

    public var json: JSONValue {
      ["code_challenge": codeChallenge.json, "code_challenge_method": .string("S256")]
    }
  }

  public struct OpenCompanyAnswer: Hashable, Sendable, JSONAnswer {
    public var page: URL

    public init(page: URL) {
      self.page = page
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add("Location", self.page.wireText)
      return headers
    }

    public func check() throws(InvalidValue) {
      let headers = TextFields.answer(
        .header,
        [
          ("Location", self.page.wireText)
        ])
      let _: URL = try headers.required("Location")
    }
  }

  public struct SendCodeAnswer: Hashable, Sendable, JSONConvertible {
    public init() {}

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("state", .string("sent_email"))
    }

    public var json: JSONValue {
      ["state": .string("sent_email")]
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
}

// The callbacks that end a web sign-in.

extension Wharf {
  public struct LinkedCallback: Equatable, WebCallback {
    public static let url = "com.example.wharf://linked"

    public var code: Secret

    public init(code: Secret) {
      self.code = code
    }

    public var fields: [(String, String?)] { [("code", code.wireText)] }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("code")
    }
  }

  public struct EnteredCallback: Equatable, WebCallback {
    public static let url = "com.example.wharf://entered"

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

  public struct ArrivedCallback: Equatable, WebCallback {
    public static let url = "https://wharf.example/app/arrived"

    public var access: Secret
    public var refresh: Secret
    public var state: String

    public init(access: Secret, refresh: Secret, state: String) {
      self.access = access
      self.refresh = refresh
      self.state = state
    }

    public var fields: [(String, String?)] {
      [("access", access.wireText), ("refresh", refresh.wireText), ("state", state.wireText)]
    }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("access")
      let _: Secret = try query.required("refresh")
      let _: String = try query.required("state")
    }
  }
}

// The requests of the endpoints.

extension Wharf {
  public struct LinkGoogleRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var codeChallenge: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let query = try incoming.query()
      try query.constant("redirect_to", "com.example.wharf://linked")
      self.codeChallenge = try query.required("code_challenge")
      try query.constant("code_challenge_method", "S256")
    }
  }

  public struct OpenCompanyRequest: IncomingRequest {
    public var domain: String
    public var state: String
    public var pkce: OpenCompanyPkce

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.domain = try body.required("domain")
      self.state = try body.required("state")
      self.pkce = try body.required("pkce")
    }
  }

  public struct SignInWithGoogleRequest: IncomingRequest {
    public var state: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      try body.constant("provider", .string("google"))
      try body.constant("return_to", .string("https://wharf.example/app/arrived"))
      self.state = try body.required("state")
    }
  }

  public struct SendCodeRequest: IncomingRequest {
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct RedeemRequest: IncomingRequest {
    public var code: Secret
    public var codeVerifier: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.code = try body.required("code")
      self.codeVerifier = try body.required("code_verifier")
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
    }
  }
}
