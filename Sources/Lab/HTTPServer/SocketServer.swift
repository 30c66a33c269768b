package import AuthServer
import CHTTPD

/// An HTTP/1.1 server on a socket: it listens from `start` until it is stopped or nobody holds it any more.
///
/// It speaks plain HTTP. On any address but loopback it belongs behind something that speaks TLS.
package final class SocketServer: Sendable {
  /// The address where it listens, with the port that was found.
  package let address: SocketAddress
  private let inbox: Inbox

  private init(_ address: SocketAddress, _ inbox: Inbox) {
    self.address = address
    self.inbox = inbox
  }

  deinit { inbox.stop(by: .min) }

  package static func start(
    _ handler: any Handler, options: Options = Options()
  ) throws(HTTPServerError) -> SocketServer {
    let requested = SocketAddress(host: options.host, port: options.port)
    var bound = chttpd_address()
    let listener = chttpd_listen(options.host, options.port, 512, &bound)
    guard listener >= 0 else { throw HTTPServerError(requested, listener) }
    do throws(HTTPServerError) {
      let inbox = try run(handler, options, listener, requested)
      return SocketServer(SocketAddress(host: options.host, port: bound.port), inbox)
    } catch {
      _ = chttpd_close(listener)
      throw error
    }
  }

  /// Lets nobody in any more, answers what has come, waits for handlers whose callers have left, and ends; what
  /// still waits after that time is cut off.
  package func stop(within time: Duration = .seconds(10)) async {
    inbox.stop(by: chttpd_now().later(by: time.nanoseconds))
    await inbox.waitForEnd()
  }

  private static func run(
    _ handler: any Handler, _ options: Options, _ listener: Int32, _ requested: SocketAddress
  ) throws(HTTPServerError) -> Inbox {
    let (opened, code) = Readiness.open()
    guard let readiness = opened else { throw HTTPServerError(requested, code) }
    let inbox = Inbox(readiness)
    guard readiness.add(listener, Readiness.listener) else {
      readiness.close()
      throw HTTPServerError(requested, -ENOMEM)
    }
    let loop = Unmanaged.passRetained(Loop(readiness, inbox, handler, options, listener: listener))
    let started = chttpd_thread(
      { Unmanaged<Loop>.fromOpaque($0!).takeRetainedValue().run() }, loop.toOpaque())
    guard started >= 0 else {
      loop.release()
      readiness.close()
      throw HTTPServerError(requested, started)
    }
    return inbox
  }
}
