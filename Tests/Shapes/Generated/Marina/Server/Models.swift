// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthServer

extension Marina.ApiServer {
  public struct BelowAbout: Hashable, Sendable, JSONConvertible {
    public var until: UnixTime

    public init(until: UnixTime) {
      self.until = until
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.until = try fields.required("until")
    }

    public var json: JSONValue {
      ["until": until.json]
    }
  }

  public struct Below: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var about: BelowAbout

    public init(session: Secret, about: BelowAbout) {
      self.session = session
      self.about = about
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.about = try fields.required("about")
    }

    public var json: JSONValue {
      ["session": session.json, "about": about.json]
    }
  }

  public struct AboveGrant: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
    }

    public var json: JSONValue {
      ["session": session.json]
    }
  }

  public struct Above: Equatable, Sendable, JSONAnswer {
    public var csrf: Secret?
    public var left: Int?
    public var grant: AboveGrant

    public init(csrf: Secret? = nil, left: Int? = nil, grant: AboveGrant) {
      self.csrf = csrf
      self.left = left
      self.grant = grant
    }

    public var json: JSONValue {
      ["left": left.map { AsText($0).json }, "grant": grant.json]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add("X-CSRF-Token", self.csrf?.wireText)
      return headers
    }

    public func check() throws(InvalidValue) {
      let fields = try json.fields()
      let _: Int? = try fields.optionalText("left")
      let _: AboveGrant = try fields.required("grant")
      let headers = TextFields.answer(
        .header,
        [
          ("X-CSRF-Token", self.csrf?.wireText)
        ])
      let _: Secret? = try headers.optional("X-CSRF-Token")
    }
  }

  public struct Milliseconds: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var left: Int

    public init(session: Secret, left: Int) {
      self.session = session
      self.left = left
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.left = try fields.requiredText("left")
    }

    public var json: JSONValue {
      ["session": session.json, "left": AsText(left).json]
    }
  }

  public struct Instant: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var until: Date

    public init(session: Secret, until: Date) {
      self.session = session
      self.until = until
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.until = try fields.required("until")
    }

    public var json: JSONValue {
      ["session": session.json, "until": until.json]
    }
  }

  public struct UnixMilliseconds: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var until: Int

    public init(session: Secret, until: Int) {
      self.session = session
      self.until = until
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.until = try fields.required("until")
    }

    public var json: JSONValue {
      ["session": session.json, "until": until.json]
    }
  }

  public struct UnixText: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var until: UnixTime

    public init(session: Secret, until: UnixTime) {
      self.session = session
      self.until = until
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.until = try fields.requiredText("until")
    }

    public var json: JSONValue {
      ["session": session.json, "until": AsText(until).json]
    }
  }

  public struct Granted: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var name: String?

    public init(session: Secret, name: String? = nil) {
      self.session = session
      self.name = name
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.name = try fields.optional("name")
    }

    public var json: JSONValue {
      ["session": session.json, "name": name?.json]
    }
  }

  public struct FactorWanted: Equatable, Sendable, JSONConvertible {
    public var pendingCredential: Secret
    public var name: String?

    public init(pendingCredential: Secret, name: String? = nil) {
      self.pendingCredential = pendingCredential
      self.name = name
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.pendingCredential = try fields.required("pendingCredential")
      self.name = try fields.optional("name")
    }

    public var json: JSONValue {
      ["pendingCredential": pendingCredential.json, "name": name?.json]
    }
  }

  public struct SetSession: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("action", .string("set_session"))
      self.session = try fields.required("session")
    }

    public var json: JSONValue {
      ["action": .string("set_session"), "session": session.json]
    }
  }

  public struct ShowPage: Hashable, Sendable, JSONConvertible {
    public var page: String

    public init(page: String) {
      self.page = page
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("action", .string("show_page"))
      self.page = try fields.required("page")
    }

    public var json: JSONValue {
      ["action": .string("show_page"), "page": page.json]
    }
  }

  public struct Recovered: Equatable, Sendable, JSONConvertible {
    public var recoveryFlow: Secret
    public var until: UnixTime?
    public var next: [NextStep]

    public init(recoveryFlow: Secret, until: UnixTime? = nil, next: [NextStep]) {
      self.recoveryFlow = recoveryFlow
      self.until = until
      self.next = next
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.recoveryFlow = try fields.required("recoveryFlow")
      self.until = try fields.optional("until")
      self.next = try fields.required("next")
    }

    public var json: JSONValue {
      ["recoveryFlow": recoveryFlow.json, "until": until?.json, "next": next.json]
    }
  }

  public struct FreshValueAnswer: Equatable, Sendable, JSONAnswer {
    public var csrf: Secret

    public init(csrf: Secret) {
      self.csrf = csrf
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add(cookie: "XSRF-TOKEN", self.csrf.wireText, lifetime: 7200, isForScripts: true)
      return headers
    }

    public func check() throws(InvalidValue) {
      let cookies = TextFields.answer(
        .cookie,
        [
          ("XSRF-TOKEN", self.csrf.wireText)
        ])
      let _: Secret = try cookies.required("XSRF-TOKEN")
    }
  }

  public struct StartFlowAnswer: Equatable, Sendable, JSONConvertible {
    public var id: Secret

    public init(id: Secret) {
      self.id = id
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
    }

    public var json: JSONValue {
      ["id": id.json]
    }
  }

  public struct ForgotAnswer: Equatable, Sendable, JSONConvertible {
    public var id: Secret

    public init(id: Secret) {
      self.id = id
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
    }

    public var json: JSONValue {
      ["id": id.json]
    }
  }

  public enum FactorAnswer: Equatable, Sendable, JSONConvertible {
    case granted(Granted)
    case factorWanted(FactorWanted)

    public init(json: JSONValue) throws(InvalidValue) {
      self = .granted(try Granted(json: json))
    }

    public var json: JSONValue {
      switch self {
      case .granted(let value): value.json
      case .factorWanted(let value): value.json
      }
    }
  }

  public enum NextStep: Equatable, Sendable, JSONConvertible {
    case setSession(SetSession)
    case showPage(ShowPage)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if fields.has("action", .string("set_session")) {
        self = .setSession(try SetSession(json: json))
      } else if fields.has("action", .string("show_page")) {
        self = .showPage(try ShowPage(json: json))
      } else {
        throw InvalidValue(expected: "one of SetSession, ShowPage")
      }
    }

    public var json: JSONValue {
      switch self {
      case .setSession(let value): value.json
      case .showPage(let value): value.json
      }
    }
  }
}

// The requests of the endpoints.

extension Marina.ApiServer {
  public struct FreshValueRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct StartFlowRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignInRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.csrf = incoming.token(in: .header("X-CSRF-Token"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SignInByFlowRequest: IncomingRequest {
    public var flow: Secret
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.flow = try body.required("flow")
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SignInBrieflyRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignInUntilRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignInUntilMillisecondsRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignInUntilTextRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignInWithFactorRequest: IncomingRequest {
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct AnswerFactorRequest: IncomingRequest {
    public var pending: Secret
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.pending = try body.required("pending")
      self.code = try body.required("code")
    }
  }

  public struct ForgotRequest: IncomingRequest {
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct RecoverAccountRequest: IncomingRequest {
    public var flow: Secret
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.flow = try body.required("flow")
      self.code = try body.required("code")
    }
  }

  public struct SetPasswordRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var flow: Secret
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session"))
      let body = try incoming.jsonBody()
      self.flow = try body.required("flow")
      self.password = try body.required("password")
    }
  }

  public struct RenameRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?
    public var name: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session"))
      self.csrf = incoming.token(in: .header("X-CSRF-Token"))
      let body = try incoming.jsonBody()
      self.name = try body.required("name")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Session"))
      self.csrf = incoming.token(in: .header("X-CSRF-Token"))
    }
  }
}

extension Marina.SsoServer {
  public struct RedeemHouseAnswer: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var id: Secret

    public init(session: Secret, id: Secret) {
      self.session = session
      self.id = id
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.id = try fields.required("id_token")
    }

    public var json: JSONValue {
      ["session": session.json, "id_token": id.json]
    }
  }
}

// The callbacks that end a web sign-in.

extension Marina.SsoServer {
  public struct HouseReturnCallback: Equatable, WebCallback {
    public static let url = "com.example.marina://house"

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

  public struct HouseLeftCallback: Hashable, WebCallback {
    public static let url = "com.example.marina://left"

    public var state: String

    public init(state: String) {
      self.state = state
    }

    public var fields: [(String, String?)] { [("state", state.wireText)] }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: String = try query.required("state")
    }
  }
}

// The requests of the endpoints.

extension Marina.SsoServer {
  public struct OpenHouseRequest: IncomingRequest {
    public var state: String
    public var nonce: Secret
    public var codeChallenge: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("response_type", "code")
      try query.constant("client_id", "marina-app")
      try query.constant("redirect_uri", "com.example.marina://house")
      try query.constant("scope", "openid")
      self.state = try query.required("state")
      self.nonce = try query.required("nonce")
      self.codeChallenge = try query.required("code_challenge")
      try query.constant("code_challenge_method", "S256")
    }
  }

  public struct RedeemHouseRequest: IncomingRequest {
    public var code: Secret
    public var codeVerifier: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.code = try body.required("code")
      self.codeVerifier = try body.required("code_verifier")
    }
  }

  public struct LeaveHouseRequest: IncomingRequest {
    public var idTokenHint: Secret
    public var state: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.idTokenHint = try query.required("id_token_hint")
      try query.constant("post_logout_redirect_uri", "com.example.marina://left")
      self.state = try query.required("state")
    }
  }
}
