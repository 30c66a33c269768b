import AuthServer
import Defects
import HTTPServer
import Primitives
import ReferenceServer

/// The port is known before the server is: its tokens say where it is reached. Nobody is let in before it is there.
struct DeferredHandler: DeliveringHandler {
  /// A class, so that to look at it takes no copy of all that a server holds.
  private final class Holder: Sendable {
    let server: ContractServer
    /// Nil where its messages are as they should be.
    let fault: (any MessageFault)?

    init(_ server: ContractServer, _ fault: (any MessageFault)?) {
      self.server = server
      self.fault = fault
    }
  }

  private let holder = Locked<Holder?>(nil)

  func open(_ server: ContractServer, fault: (any MessageFault)? = nil) {
    holder.use { $0 = Holder(server, fault) }
  }

  func note(_ refusal: RequestRejection) {
    holder.use { $0 }?.server.note(refused: refusal.status, why: refusal.words)
  }

  func deliver(_ request: Request) async -> Delivery {
    guard let holder = holder.use({ $0 }) else {
      return Delivery(Response(status: 503, headers: ["Retry-After": "1"]))
    }
    if let fault = holder.fault {
      let response = await fault.respond(to: request) { await holder.server.serve($0).response }
      return Delivery(response)
    }
    let served = await holder.server.serve(request)
    switch served.injection {
    case nil: return Delivery(served.response)
    case .drop?: return Delivery(served.response, fault: .drop)
    //! late-answer-delayed
    case .delay(let seconds)?: return Delivery(served.response, delay: .seconds(seconds))
    case .slow?:
      //! slow-answer-trickled
      return Delivery(served.response, fault: .slow(bytes: 16, every: .milliseconds(200)))
    }
  }
}
