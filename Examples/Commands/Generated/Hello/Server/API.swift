// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

/// The API of Hello.
public enum Hello {}

extension Hello {
  /// The service behind Hello's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// `GET /hello`
    func hello(
      _ request: HelloRequest
    ) async throws(ServerRefusal<NoRefusal>) -> HelloAnswer
  }
}
