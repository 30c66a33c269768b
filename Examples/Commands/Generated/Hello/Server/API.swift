// Written by authgen from hello.yaml: change the contract, not this file.

import AuthServer

/// What Hello offers.
public enum Hello {}

extension Hello {
  /// What a server of Hello implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `GET /hello`
    func hello(_ request: HelloRequest) async throws(ServerRefusal<NoRefusal>) -> HelloAnswer
  }
}
