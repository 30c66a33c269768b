import Foundation
import HTTPTypes
import Hummingbird
import LongdeServer
import NIOCore

/// The echoing service behind Hummingbird, with a guard in each place where somebody would put one. `Proofs/servers-live` runs it.
@main struct HummingbirdTrial {
  static func main() async throws {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: PlaceGuard(place: "before"))
    router.add(middleware: LongdeAdapter(Longde.Routes(EchoService())))
    router.add(middleware: PlaceGuard(place: "after"))
    router.add(middleware: NextHandler())
    router.group("own").add(middleware: PlaceGuard(place: "group"))
      .get("route") { _, _ in "own" }
    // The adapter as the responder of a group's routes.
    let group = router.group("grouped").add(middleware: PlaceGuard(place: "group"))
    let adapter = LongdeAdapter<BasicRequestContext>(
      Longde.Routes(EchoService(), base: "/grouped"))
    for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete, .options] {
      group.on("**", method: method, responder: adapter)
    }
    let app = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        FileHandle.standardOutput.write(Data("\(channel.localAddress?.port ?? 0)\n".utf8))
      })
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    try await app.runService()
  }
}

/// Leaves a mark on each answer that goes through it. A call can ask it for an error.
struct PlaceGuard: RouterMiddleware {
  struct Failure: Error {}

  let place: String
  private static let mark = HTTPField.Name("X-Guard")!
  private static let throwing = HTTPField.Name("X-Throws")!

  func handle(
    _ request: Request, context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    switch request.headers[Self.throwing] {
    case "\(place) refuses": throw HTTPError(.forbidden, message: "no")
    case "\(place) fails": throw Failure()
    default: break
    }
    var response = try await next(request, context)
    response.headers.append(HTTPField(name: Self.mark, value: place))
    return response
  }
}

/// Answers 418 where no route has the path, so that a request which goes past the adapter is seen to.
struct NextHandler: RouterMiddleware {
  func handle(
    _ request: Request, context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      return Response(status: HTTPResponse.Status(code: 418))
    }
  }
}
