// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthServer

extension Relay {
  public struct SignInAnswer: Equatable, Sendable, JSONAnswer {
    public var access: Secret
    public var client: Secret
    public var page: Secret

    public init(access: Secret, client: Secret, page: Secret) {
      self.access = access
      self.client = client
      self.page = page
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add("access-token", self.access.wireText)
      headers.add("client", self.client.wireText)
      headers.add(cookie: "page", self.page.wireText, lifetime: 2_592_000)
      return headers
    }

    public func check() throws(InvalidValue) {
      let headers = TextFields.answer(
        .header,
        [
          ("access-token", self.access.wireText),
          ("client", self.client.wireText),
        ])
      let _: Secret = try headers.required("access-token")
      let _: Secret = try headers.required("client")
      let cookies = TextFields.answer(
        .cookie,
        [
          ("page", self.page.wireText)
        ])
      let _: Secret = try cookies.required("page")
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.name = try fields.required("name")
    }

    public var json: JSONValue {
      ["name": name.json]
    }
  }

  public struct NewsAnswer: Hashable, Sendable, JSONConvertible {
    public var titles: [String]

    public init(titles: [String]) {
      self.titles = titles
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.titles = try fields.required("titles")
    }

    public var json: JSONValue {
      ["titles": titles.json]
    }
  }
}

// The requests of the endpoints.

extension Relay {
  public struct SignInRequest: IncomingRequest {
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var client: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.token(in: .header("access-token"))
      self.client = incoming.token(in: .header("client"))
    }
  }

  public struct RenameRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var client: Secret?
    public var name: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.token(in: .header("access-token"))
      self.client = incoming.token(in: .header("client"))
      let body = try incoming.jsonBody()
      self.name = try body.required("name")
    }
  }

  public struct NewsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var page: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.page = incoming.token(in: .cookie("page"))
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    /// The token that the call carries; nil where there is none or it is malformed.
    public var client: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.token(in: .header("access-token"))
      self.client = incoming.token(in: .header("client"))
    }
  }
}
