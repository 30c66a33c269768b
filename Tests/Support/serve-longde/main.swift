import AuthServer
import Foundation
import HTTPServer
import LongdeServer
import LongdeService

// Longde on this project's HTTP server: a service that echoes, or with `example` the service of Examples/Longde. Says its port,
// and ends when its input does.

/// The control answers its own paths, and the service all others.
struct Controlled: Handler {
  let control: LongdeControl
  let routes: any Handler

  func respond(to request: Request) async -> Response {
    if control.knows(request.target) { return await control.respond(to: request) }
    return await routes.respond(to: request)
  }
}

func example() throws -> any Handler {
  let settings = try LongdeSettings.fromEnvironment()
  let service = try LongdeService(settings) { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
  let routes = Longde.Routes(service)
  return settings.hasControl
    ? Controlled(control: LongdeControl(service), routes: routes) : routes
}

let isExample = CommandLine.arguments.dropFirst().first == "example"
var options = Options()
// The trial of a handler that hangs waits for no longer.
if !isExample { options.timeouts.request = .seconds(5) }
let front = try SocketServer.start(
  isExample ? try example() : Longde.Routes(EchoService()), options: options)
FileHandle.standardOutput.write(Data("\(front.address.port)\n".utf8))
while readLine() != nil {}
await front.stop(within: .seconds(1))
