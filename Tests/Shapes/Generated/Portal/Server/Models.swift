// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthServer

extension Portal {
  public struct Person: Hashable, Sendable, JSONConvertible {
    public var id: String
    public var name: String
    public var groups: [String]

    public init(id: String, name: String, groups: [String]) {
      self.id = id
      self.name = name
      self.groups = groups
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("sub")
      self.name = try fields.required("name")
      self.groups = try fields.required("groups")
    }

    public var json: JSONValue {
      ["sub": id.json, "name": name.json, "groups": groups.json]
    }
  }

  public struct RedeemTicketAnswer: Equatable, Sendable, JSONAnswer {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add(cookie: "__Host-portal", self.session.wireText, lifetime: 28_800)
      return headers
    }

    public func check() throws(InvalidValue) {
      let cookies = TextFields.answer(
        .cookie,
        [
          ("__Host-portal", self.session.wireText)
        ])
      let _: Secret = try cookies.required("__Host-portal")
    }
  }

  public struct HolidaysAnswer: Hashable, Sendable, JSONConvertible {
    public var days: [String]

    public init(days: [String]) {
      self.days = days
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.days = try fields.required("days")
    }

    public var json: JSONValue {
      ["days": days.json]
    }
  }
}

// The callbacks that end a web sign-in.

extension Portal {
  public struct ArrivalCallback: Equatable, WebCallback {
    public static let url = "https://portal.company.example/app/arrival"

    /// Good once, for a minute, and only for the app that began.
    public var ticket: Secret
    public var until: String?

    public init(ticket: Secret, until: String? = nil) {
      self.ticket = ticket
      self.until = until
    }

    public var fields: [(String, String?)] {
      [("ticket", ticket.wireText), ("until", until?.wireText)]
    }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("ticket")
      let _: String? = try query.optional("until")
    }
  }

  public struct DepartureCallback: Hashable, WebCallback {
    public static let url = "https://portal.company.example/app/departure"

    public init() {}

    public var fields: [(String, String?)] { [] }
  }
}

// The requests of the endpoints.

extension Portal {
  public struct OpenLoginRequest: IncomingRequest {
    /// Ties the ticket to this app.
    public var verifier: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("returnTo", "https://portal.company.example/app/arrival")
      self.verifier = try query.required("challenge")
    }
  }

  public struct StaffReturnsRequest: IncomingRequest {
    public var code: Secret
    public var state: String
    public var iss: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.code = try query.required("code")
      self.state = try query.required("state")
      self.iss = try query.required("iss")
    }
  }

  public struct RedeemTicketRequest: IncomingRequest {
    public var ticket: Secret
    public var verifier: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      try incoming.headers.constant("X-CSRF", "1")
      let body = try incoming.jsonBody()
      self.ticket = try body.required("ticket")
      self.verifier = try body.required("verifier")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("__Host-portal"))
      try incoming.headers.constant("X-CSRF", "1")
    }
  }

  public struct HolidaysRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("__Host-portal"))
      try incoming.headers.constant("X-CSRF", "1")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("__Host-portal"))
      try incoming.headers.constant("X-CSRF", "1")
    }
  }

  public struct LeaveStaffRequest: IncomingRequest {
    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("returnTo", "https://portal.company.example/app/departure")
    }
  }
}
