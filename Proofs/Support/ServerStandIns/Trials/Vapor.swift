import Foundation
import LongdeServer
import NIOHTTP1
import Vapor

/// The echoing service behind Vapor, with a guard in each place where somebody would put one. `Proofs/servers-live` runs it.
@main struct VaporTrial {
  static func main() async throws {
    let app = try await Application.make(Environment(name: "production", arguments: ["trial"]))
    app.middleware.use(PlaceGuard(place: "before"))
    app.middleware.use(LongdeAdapter(Longde.Routes(EchoService())))
    app.middleware.use(PlaceGuard(place: "after"))
    app.middleware.use(NextHandler())
    let own = app.grouped("own").grouped(PlaceGuard(place: "group"))
    own.on(.GET, "route") { _ async throws -> String in "own" }
    // The adapter as the handler of a group's routes, which reads bodies itself.
    let group = app.grouped("grouped").grouped(PlaceGuard(place: "group"))
    let adapter = LongdeAdapter(Longde.Routes(EchoService(), base: "/grouped"))
    for method in [HTTPMethod.GET, .HEAD, .POST, .PUT, .PATCH, .DELETE, .OPTIONS] {
      group.on(method, "**", body: .stream) { request async throws -> Response in
        try await adapter.respond(to: request)
      }
    }
    app.http.server.configuration.hostname = "127.0.0.1"
    app.http.server.configuration.port = 0
    // Otherwise Vapor ends the connection of a body that is not what its coding says.
    app.http.server.configuration.requestDecompression = .disabled
    try await app.startup()
    let port = app.http.server.shared.localAddress?.port ?? 0
    FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    try await app.running?.onStop.get()
  }
}

/// Leaves a mark on each answer that goes through it. A call can ask it for an error.
struct PlaceGuard: AsyncMiddleware {
  struct Failure: Error {}

  let place: String

  func respond(
    to request: Request, chainingTo next: any AsyncResponder
  ) async throws -> Response {
    switch request.headers.first(name: "X-Throws") {
    case "\(place) refuses": throw Abort(.forbidden, reason: "no")
    case "\(place) fails": throw Failure()
    default: break
    }
    let response = try await next.respond(to: request)
    response.headers.add(name: "X-Guard", value: place)
    return response
  }
}

/// Answers 418 where no route has the path, so that a request which goes past the adapter is seen to.
struct NextHandler: AsyncMiddleware {
  func respond(
    to request: Request, chainingTo next: any AsyncResponder
  ) async throws -> Response {
    do {
      return try await next.respond(to: request)
    } catch let error as any AbortError where error.status == .notFound {
      return Response(status: HTTPResponseStatus(statusCode: 418))
    }
  }
}
