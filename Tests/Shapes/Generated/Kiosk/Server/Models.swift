// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthServer

extension Kiosk {
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

  public struct OrdersAnswer: Hashable, Sendable, JSONConvertible {
    public var orders: [String]

    public init(orders: [String]) {
      self.orders = orders
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.orders = try fields.required("orders")
    }

    public var json: JSONValue {
      ["orders": orders.json]
    }
  }
}

// The requests of the endpoints.

extension Kiosk {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct OrdersRequest: IncomingRequest {
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
