// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthServer

extension Depot {
  public struct App: Equatable, Sendable, JSONConvertible, DeploymentValues {
    public var key: Secret
    public var plugins: [App]

    public init(key: Secret, plugins: [App]) {
      self.key = key
      self.plugins = plugins
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.key = try fields.required("key")
      self.plugins = try fields.required("plugins")
    }

    public var json: JSONValue {
      ["key": key.json, "plugins": plugins.json]
    }

    public func compare(with deployment: Deployment) throws(InvalidValue) {
      try deployment.compare("apiKey", self.key, at: "key")
      try deployment.compare(self.plugins, at: "plugins")
    }
  }

  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
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

  public struct ParcelsAnswer: Hashable, Sendable, JSONConvertible {
    public var parcels: [String]

    public init(parcels: [String]) {
      self.parcels = parcels
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.parcels = try fields.required("parcels")
    }

    public var json: JSONValue {
      ["parcels": parcels.json]
    }
  }

  public struct RegisterOwn: Equatable, Sendable, JSONConvertible, DeploymentValues {
    public var key: Secret

    public init(key: Secret) {
      self.key = key
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.key = try fields.required("key")
    }

    public var json: JSONValue {
      ["key": key.json]
    }

    public func compare(with deployment: Deployment) throws(InvalidValue) {
      try deployment.compare("apiKey", self.key, at: "key")
    }
  }

  public struct RegisterAnswer: Equatable, Sendable, JSONConvertible {
    public var key: Secret

    public init(key: Secret) {
      self.key = key
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.key = try fields.required("key")
    }

    public var json: JSONValue {
      ["key": key.json]
    }
  }
}

// The requests of the endpoints.

extension Depot {
  public struct SignInRequest: IncomingRequest {
    public var apiKey: Secret
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct ParcelsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var apiKey: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
    }
  }

  public struct RegisterRequest: IncomingRequest {
    public var apiKey: Secret
    public var app: App
    public var spare: [String: App]?
    public var own: RegisterOwn

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required(
        "X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
      let body = try incoming.jsonBody()
      self.app = try body.required("app")
      try incoming.deployment.compare(self.app, at: "app")
      self.spare = try body.optional("spare")
      try incoming.deployment.compare(self.spare, at: "spare")
      self.own = try body.required("own")
      try incoming.deployment.compare(self.own, at: "own")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var apiKey: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.apiKey = try incoming.headers.required(
        "X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
    }
  }
}
