// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthServer

extension Payroll {
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

  public struct SlipAnswer: Hashable, Sendable, JSONConvertible {
    public var gross: Double
    public var net: Double

    public init(gross: Double, net: Double) {
      self.gross = gross
      self.net = net
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.gross = try fields.required("gross")
      self.net = try fields.required("net")
    }

    public var json: JSONValue {
      ["gross": gross.json, "net": net.json]
    }
  }

  public struct HealthAnswer: Hashable, Sendable, JSONConvertible {
    public var isUp: Bool

    public init(isUp: Bool) {
      self.isUp = isUp
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.isUp = try fields.required("isUp")
    }

    public var json: JSONValue {
      ["isUp": isUp.json]
    }
  }
}

// The requests of the endpoints.

extension Payroll {
  public struct SignInRequest: IncomingRequest {
    public var tenant: String
    public var username: String
    public var password: Secret
    private static let tenantPattern = ValueRule<String>.matches("[a-z][a-z0-9-]*")

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.tenant = try incoming.path.required(
        "tenant", keeping: Self.tenantPattern, incoming.deployment.rule("tenant"))
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct SlipRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var month: String
    public var tenant: String
    private static let monthPattern = ValueRule<String>.matches("[0-9]{4}-[0-9]{2}")
    private static let tenantPattern = ValueRule<String>.matches("[a-z][a-z0-9-]*")

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.month = try incoming.path.required("month", keeping: Self.monthPattern)
      self.tenant = try incoming.path.required(
        "tenant", keeping: Self.tenantPattern, incoming.deployment.rule("tenant"))
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var tenant: String
    private static let tenantPattern = ValueRule<String>.matches("[a-z][a-z0-9-]*")

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.tenant = try incoming.path.required(
        "tenant", keeping: Self.tenantPattern, incoming.deployment.rule("tenant"))
    }
  }

  public struct HealthRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }
}
