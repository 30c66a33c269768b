/// Stands for a transport that cannot keep pins: each call is `.insecure`, and nothing is sent.
struct PinlessTransport: Transport {
  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    request.failed(because: FaultCause.pinsNotKept)
    throw .insecure
  }
}
