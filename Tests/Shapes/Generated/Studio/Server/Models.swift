// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthServer

extension Studio {
  public struct SignedIn: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var name: String

    public init(session: Secret, name: String) {
      self.session = session
      self.name = name
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("kind", .string("signedIn"))
      self.session = try fields.required("session")
      self.name = try fields.required("name")
    }

    public var json: JSONValue {
      ["kind": .string("signedIn"), "session": session.json, "name": name.json]
    }
  }

  public struct TermsChanged: Equatable, Sendable, JSONConvertible {
    public var step: Secret
    public var document: URL

    public init(step: Secret, document: URL) {
      self.step = step
      self.document = document
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("kind", .string("terms"))
      self.step = try fields.required("step")
      self.document = try fields.required("document")
    }

    public var json: JSONValue {
      ["kind": .string("terms"), "step": step.json, "document": document.json]
    }
  }

  public struct PasswordOutdated: Equatable, Sendable, JSONConvertible {
    public var step: Secret

    public init(step: Secret) {
      self.step = step
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("kind", .string("password"))
      self.step = try fields.required("step")
    }

    public var json: JSONValue {
      ["kind": .string("password"), "step": step.json]
    }
  }

  public struct ProjectsAnswer: Hashable, Sendable, JSONConvertible {
    public var projects: [String]

    public init(projects: [String]) {
      self.projects = projects
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.projects = try fields.required("projects")
    }

    public var json: JSONValue {
      ["projects": projects.json]
    }
  }

  public enum SignInAnswer: Equatable, Sendable, JSONConvertible {
    case signedIn(SignedIn)
    case termsChanged(TermsChanged)
    case passwordOutdated(PasswordOutdated)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if fields.has("kind", .string("signedIn")) {
        self = .signedIn(try SignedIn(json: json))
      } else if fields.has("kind", .string("terms")) {
        self = .termsChanged(try TermsChanged(json: json))
      } else if fields.has("kind", .string("password")) {
        self = .passwordOutdated(try PasswordOutdated(json: json))
      } else {
        throw InvalidValue(expected: "one of SignedIn, TermsChanged, PasswordOutdated")
      }
    }

    public var json: JSONValue {
      switch self {
      case .signedIn(let value): value.json
      case .termsChanged(let value): value.json
      case .passwordOutdated(let value): value.json
      }
    }
  }
}

// The requests of the endpoints.

extension Studio {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct AcceptTermsRequest: IncomingRequest {
    public var step: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.step = try body.required("step")
    }
  }

  public struct ChoosePasswordRequest: IncomingRequest {
    public var step: Secret
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.step = try body.required("step")
      self.password = try body.required("password")
    }
  }

  public struct ProjectsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }
}
