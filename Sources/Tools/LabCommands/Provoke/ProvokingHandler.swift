import AuthServer
import Conformance
import HTTPServer
import Primitives

/// Takes each request to the server of the provocation that runs.
struct ProvokingHandler: DeliveringHandler {
  private let current = Locked<StagedServer?>(nil)

  func open(_ server: StagedServer?) { current.use { $0 = server } }

  func deliver(_ request: Request) async -> Delivery {
    guard let server = current.use({ $0 }) else {
      return Delivery(Response(status: 503, headers: ["Retry-After": "1"]))
    }
    return switch await server.deliver(request) {
    case .answer(let response): Delivery(response)
    case .cut: Delivery(Response(status: 500), fault: .drop)
    }
  }
}
