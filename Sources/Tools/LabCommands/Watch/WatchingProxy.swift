import AuthServer
import Conformance
import Stores

/// Sends each request on to a server, and its answer back.
struct WatchingProxy: Handler {
  private let channel: WebChannel
  private let clock: MachineClock
  private let note: @Sendable (WatchedExchange) async -> Void

  init(
    to url: String, clock: MachineClock, note: @escaping @Sendable (WatchedExchange) async -> Void
  ) {
    channel = WebChannel(url, timeout: 60)
    self.clock = clock
    self.note = note
  }

  func respond(to request: Request) async -> Response {
    let began = seconds
    var onward = request
    for name in Self.ofOneConnection + ["Host", "Content-Length", "Accept-Encoding"] {
      onward.headers.remove(name)
    }
    do throws(MissingAnswer) {
      var answer = try await channel.send(onward)
      await note(WatchedExchange(request, answer, began: began, ended: seconds))
      for name in Self.ofOneConnection + ["Content-Length", "Content-Encoding"] {
        answer.headers.remove(name)
      }
      return answer
    } catch {
      await note(WatchedExchange(request, nil, began: began, ended: seconds))
      return Response(status: 502)
    }
  }

  private var seconds: Double { Double(clock.now.milliseconds) / 1_000 }

  /// Headers that say something about a connection and nothing about the message (RFC 9110 §7.6.1).
  private static let ofOneConnection = [
    "Connection", "Keep-Alive", "Proxy-Connection", "TE", "Trailer", "Transfer-Encoding", "Upgrade",
  ]
}
