/// A transport that sends without the contract's pins, on purpose: for tests, and for servers in development whose
/// certificates have other keys.
public struct UnpinnedTransport: Transport {
  private let transport: any Transport

  public init(_ transport: any Transport) { self.transport = transport }

  public func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    try await transport.send(request)
  }

  public func pinned(to pins: [CertificatePins]) -> any Transport { self }
}
