import AuthServer
import ContractModel

/// The server reads another request than the one that was sent.
struct ChangedRequests: MessageFault {
  private let change: @Sendable (inout Request) -> Void

  init(_ change: @escaping @Sendable (inout Request) -> Void) { self.change = change }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    var request = request
    change(&request)
    return await server(request)
  }
}

/// Some requests make the server fail.
struct FailedRequests: MessageFault {
  private let isMeant: @Sendable (Request) -> Bool

  /// Nil where no call of an app sends JSON.
  init?(_ contract: Contract, _ isMeant: @escaping @Sendable (Request) -> Bool) {
    let sends = contract.endpoints.contains { endpoint in
      endpoint.caller == .app && contract.servers[endpoint.server].content == .json
        && endpoint.sends.contains { $0.location == .body }
    }
    guard sends else { return nil }
    self.isMeant = isMeant
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    if !request.target.hasPrefix("/__lab/"), isMeant(request) { return Response(status: 500) }
    return await server(request)
  }
}
