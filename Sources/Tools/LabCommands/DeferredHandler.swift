import AuthServer
import HTTPServer
import Primitives
import ReferenceServer

/// The port is known before the server is: its tokens say where it is reached. Nobody is let in before it is there.
struct DeferredHandler: DeliveringHandler {
  /// A class, so that to look at it takes no copy of all that a server holds.
  private final class Holder: Sendable {
    let server: ContractServer

    init(_ server: ContractServer) { self.server = server }
  }

  private let holder = Locked<Holder?>(nil)

  func open(_ server: ContractServer) { holder.use { $0 = Holder(server) } }

  func note(_ refusal: RequestRejection) {
    holder.use { $0 }?.server.note(refused: refusal.status, why: refusal.words)
  }

  func deliver(_ request: Request) async -> Delivery {
    guard let holder = holder.use({ $0 }) else {
      return Delivery(Response(status: 503, headers: ["Retry-After": "1"]))
    }
    let served = await holder.server.serve(request)
    switch served.harm {
    case nil: return Delivery(served.response)
    case .drop?: return Delivery(served.response, harm: .drop)
    // guard: late-answer-delayed
    case .delay(let seconds)?: return Delivery(served.response, delay: .seconds(seconds))
    case .slow?:
      // guard: slow-answer-trickled
      return Delivery(served.response, harm: .slow(bytes: 16, every: .milliseconds(200)))
    }
  }
}
