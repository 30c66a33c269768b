// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthServer

extension Cabinet {
  public struct SignedIn: Equatable, Sendable, JSONAnswer {
    public var session: Secret
    public var csrf: Secret

    public init(session: Secret, csrf: Secret) {
      self.session = session
      self.csrf = csrf
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add(cookie: "__Host-session", self.session.wireText, lifetime: 43_200)
      headers.add(
        cookie: "XSRF-TOKEN", self.csrf.wireText, lifetime: 34_560_000, isForScripts: true)
      return headers
    }

    public func check() throws(InvalidValue) {
      let cookies = TextFields.answer(
        .cookie,
        [
          ("__Host-session", self.session.wireText),
          ("XSRF-TOKEN", self.csrf.wireText),
        ])
      let _: Secret = try cookies.required("__Host-session")
      let _: Secret = try cookies.required("XSRF-TOKEN")
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
      headers.add(
        cookie: "XSRF-TOKEN", self.csrf.wireText, lifetime: 34_560_000, isForScripts: true)
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
}

// The requests of the endpoints.

extension Cabinet {
  public struct SignInRequest: IncomingRequest {
    public var twin: Secret?
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.twin = try incoming.cookies.optional("XSRF-TOKEN")
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct FreshValueRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var twin: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("__Host-session"))
      self.twin = try incoming.cookies.optional("XSRF-TOKEN")
    }
  }

  public struct RenameRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?
    public var twin: Secret?
    public var name: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("__Host-session"))
      self.csrf = incoming.token(in: .header("X-CSRF-Token"))
      self.twin = try incoming.cookies.optional("XSRF-TOKEN")
      let body = try incoming.jsonBody()
      self.name = try body.required("name")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var csrf: Secret?
    public var twin: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .cookie("__Host-session"))
      self.csrf = incoming.token(in: .header("X-CSRF-Token"))
      self.twin = try incoming.cookies.optional("XSRF-TOKEN")
    }
  }
}
