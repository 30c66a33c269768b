// Written by authgen from hello.yaml: change the contract, not this file.

import AuthServer

/// The API of Hello.
public enum Hello {}

extension Hello {
  /// The interface of a server of Hello: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `GET /hello`
    func hello(_ request: HelloRequest) async throws(ServerRefusal<NoRefusal>) -> HelloAnswer
  }
}
