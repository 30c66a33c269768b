// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthServer

extension Bazaar {
  public struct Profile: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var userMetadata: JSONValue
    public var appMetadata: JSONValue?
    public var notes: [JSONValue]
    public var flags: [String: JSONValue]?

    public init(
      id: UUID, userMetadata: JSONValue, appMetadata: JSONValue? = nil, notes: [JSONValue],
      flags: [String: JSONValue]? = nil
    ) {
      self.id = id
      self.userMetadata = userMetadata
      self.appMetadata = appMetadata
      self.notes = notes
      self.flags = flags
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.userMetadata = try fields.required("user_metadata")
      self.appMetadata = try fields.optional("app_metadata")
      self.notes = try fields.required("notes")
      self.flags = try fields.optional("flags")
    }

    public var json: JSONValue {
      [
        "id": id.json,
        "user_metadata": userMetadata.json,
        "app_metadata": appMetadata?.json,
        "notes": notes.json,
        "flags": flags?.json,
      ]
    }
  }

  public struct SignedIn: Equatable, Sendable, JSONAnswer {
    public var session: Secret
    public var csrf: Secret
    public var user: Profile

    public init(session: Secret, csrf: Secret, user: Profile) {
      self.session = session
      self.csrf = csrf
      self.user = user
    }

    public var json: JSONValue {
      ["two_factor": false, "user": user.json]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add(cookie: "bazaar_session", self.session.wireText, lifetime: 1_209_600)
      headers.add(
        cookie: "XSRF-TOKEN", self.csrf.wireText, lifetime: 34_560_000, isForScripts: true)
      return headers
    }

    public func check() throws(InvalidValue) {
      let fields = try json.fields()
      let _: Profile = try fields.required("user")
      let cookies = TextFields.answer(
        .cookie,
        [
          ("bazaar_session", self.session.wireText),
          ("XSRF-TOKEN", self.csrf.wireText),
        ])
      let _: Secret = try cookies.required("bazaar_session")
      let _: Secret = try cookies.required("XSRF-TOKEN")
    }
  }

  public struct CodeWanted: Hashable, Sendable, JSONConvertible {
    public var hint: String

    public init(hint: String) {
      self.hint = hint
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("two_factor", true)
      try fields.constant("level", 2)
      self.hint = try fields.required("hint")
    }

    public var json: JSONValue {
      ["two_factor": true, "level": 2, "hint": hint.json]
    }
  }

  public struct OpenPage: Hashable, Sendable, JSONConvertible {
    public var url: URL

    public init(url: URL) {
      self.url = url
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("action", .string("open"))
      self.url = try fields.required("url")
    }

    public var json: JSONValue {
      ["action": .string("open"), "url": url.json]
    }
  }

  public struct ShowText: Hashable, Sendable, JSONConvertible {
    public var text: String

    public init(text: String) {
      self.text = text
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("action", .string("show"))
      self.text = try fields.required("text")
    }

    public var json: JSONValue {
      ["action": .string("show"), "text": text.json]
    }
  }

  public struct PeekAnswer: Hashable, Sendable, JSONConvertible {
    public var known: Bool
    public var steps: [Step]

    public init(known: Bool, steps: [Step]) {
      self.known = known
      self.steps = steps
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.known = try fields.required("known")
      self.steps = try fields.required("steps")
    }

    public var json: JSONValue {
      ["known": known.json, "steps": steps.json]
    }
  }

  public struct SignUpAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID

    public init(id: UUID) {
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

  public struct GuestAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID

    public init(id: UUID) {
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

  public enum SignInAnswer: Equatable, Sendable, JSONAnswer {
    case codeWanted(CodeWanted)
    case signedIn(SignedIn)

    public var json: JSONValue {
      switch self {
      case .codeWanted(let value): value.json
      case .signedIn(let value): value.json
      }
    }

    public var answerHeaders: Headers {
      switch self {
      case .codeWanted(let value): value.answerHeaders
      case .signedIn(let value): value.answerHeaders
      }
    }

    public func check() throws(InvalidValue) {
      switch self {
      case .codeWanted(let value): try value.check()
      case .signedIn(let value): try value.check()
      }
    }
  }

  public enum Step: Hashable, Sendable, JSONConvertible {
    case openPage(OpenPage)
    case showText(ShowText)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if fields.has("action", .string("open")) {
        self = .openPage(try OpenPage(json: json))
      } else if fields.has("action", .string("show")) {
        self = .showText(try ShowText(json: json))
      } else {
        throw InvalidValue(expected: "one of OpenPage, ShowText")
      }
    }

    public var json: JSONValue {
      switch self {
      case .openPage(let value): value.json
      case .showText(let value): value.json
      }
    }
  }

  public enum SendMailKind: String, JSONEnumeration {
    case signup
    case recovery
  }
}

// The requests of the endpoints.

extension Bazaar {
  public struct SignInRequest: IncomingRequest {
    public var email: String
    public var password: Secret
    public var data: JSONValue?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
      try body.constant("version", 3)
      self.data = try body.optional("data")
    }
  }

  public struct PeekRequest: IncomingRequest {
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      try body.constant("version", 3)
    }
  }

  public struct SignUpRequest: IncomingRequest {
    public var email: String
    public var password: Secret
    public var data: JSONValue?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
      self.data = try body.optional("data")
    }
  }

  public struct GuestRequest: IncomingRequest {
    public var data: JSONValue?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.data = try body.optional("data")
    }
  }

  public struct SendTextRequest: IncomingRequest {
    public var phone: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.phone = try body.required("phone", keeping: .phone)
    }
  }

  public struct SendMailRequest: IncomingRequest {
    public var kind: SendMailKind
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.kind = try body.required("kind")
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("bazaar_session"))
    }
  }

  public struct SaveRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?
    public var userMetadata: JSONValue
    public var notes: [JSONValue]?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("bazaar_session"))
      self.csrf = incoming.token(in: .header("X-XSRF-TOKEN"))
      let body = try incoming.jsonBody()
      self.userMetadata = try body.required("user_metadata")
      self.notes = try body.optional("notes")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("bazaar_session"))
      self.csrf = incoming.token(in: .header("X-XSRF-TOKEN"))
    }
  }
}
