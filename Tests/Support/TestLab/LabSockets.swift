import AuthServer
import HTTPServer
import Providers
import ReferenceServer
import Synchronization

/// The sockets of a lab. The port is known before the server is: its tokens say where it is reached.
final class LabSockets: Sendable {
  private let front = LabFront()
  private let server: SocketServer
  private let issuer: SocketServer

  init(_ issuer: Issuer) throws {
    server = try SocketServer.start(front)
    self.issuer = try SocketServer.start(issuer)
  }

  var url: String { "http://\(server.address)" }
  var issuerURL: String { "http://\(issuer.address)" }

  func open(_ serve: @escaping LabFront.Serve) { front.open(serve) }
}

/// Sends the server's responses with the faults that a test asked for.
struct LabFront: DeliveringHandler {
  /// Returns nil when the lab is gone.
  typealias Serve = @Sendable (Request) async -> Served?

  private final class Holder: Sendable {
    let serve = Mutex<Serve?>(nil)
  }

  private let holder = Holder()

  func open(_ serve: @escaping Serve) { holder.serve.withLock { $0 = serve } }

  func deliver(_ request: Request) async -> Delivery {
    guard let served = await holder.serve.withLock({ $0 })?(request) else {
      return Delivery(Response(status: 503), fault: .drop)
    }
    return switch served.injection {
    case nil: Delivery(served.response)
    case .drop?: Delivery(served.response, fault: .drop)
    case .delay(let seconds)?: Delivery(served.response, delay: .seconds(seconds))
    case .slow?: Delivery(served.response, fault: .slow(bytes: 16, every: .milliseconds(200)))
    }
  }
}
