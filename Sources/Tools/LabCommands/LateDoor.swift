import AuthServer
import HTTPFront
import ReferenceServer

/// The port is known before the server is: its tokens say where it is reached. Nobody is let in before it is there.
actor LateDoor: DeliveringHandler {
  private var server: ContractServer?

  func open(_ server: ContractServer) { self.server = server }

  nonisolated func deliver(_ request: Request) async -> Delivery {
    guard let server = await server else {
      return Delivery(Response(status: 503, headers: ["Retry-After": "1"]))
    }
    let served = await server.serve(request)
    switch served.harm {
    case nil: return Delivery(served.response)
    case .drop?: return Delivery(served.response, harm: .drop)
    case .delay(let seconds)?: return Delivery(served.response, delay: .seconds(seconds))
    case .slow?:
      return Delivery(served.response, harm: .slow(bytes: 16, every: .milliseconds(200)))
    }
  }
}
