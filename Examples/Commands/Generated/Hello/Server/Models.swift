// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Hello {
  public struct HelloAnswer: Hashable, Sendable, JSONConvertible {
    public var greeting: String

    public init(greeting: String) {
      self.greeting = greeting
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.greeting = try fields.required("greeting")
    }

    public var json: JSONValue {
      ["greeting": greeting.json]
    }
  }
}

// The requests of the endpoints.

extension Hello {
  public struct HelloRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }
}
