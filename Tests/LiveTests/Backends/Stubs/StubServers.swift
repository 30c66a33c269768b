import AuthServer
import Foundation
import HTTPServer
import LiveScenarios
import LongdeServer
import ReadmigoServer
import RoteServer
import SyncNosServer
import TestDevice
import TestLab

/// The generated Swift stubs of a system, filled in, and the control of docs/control.md beside them.
struct StubServers: Handler {
  private let made: Task<(control: StubControl, servers: [any Handler]), any Error>

  init(_ system: String, issuer: URL) {
    made = Task { @StubActor in
      let lab = StubLab(issuer: issuer)
      return (StubControl(lab: lab), try Self.servers(system, lab))
    }
  }

  @StubActor
  private static func servers(_ system: String, _ lab: StubLab) throws -> [any Handler] {
    switch system {
    case "longde": [Longde.Routes(try LongdeStub(lab))]
    case "readmigo": [Readmigo.Routes(try ReadmigoStub(lab), base: "")]
    case "rote": [Rote.Routes(try RoteStub(lab))]
    case "syncnos": [SyncNos.Routes(SyncNosStub(lab), base: "")]
    case "cognito": try CognitoStub.servers(lab)
    default: throw Unexpected("there is no stub of \(system)")
    }
  }

  /// The server that knows the path answers.
  func respond(to request: Request) async -> Response {
    guard let (control, servers) = try? await made.value else { return Response(status: 500) }
    if request.target.hasPrefix("/__lab/") { return await control.answer(request) }
    var response = Response(status: 404)
    for server in servers {
      response = await server.respond(to: request)
      if response.status != 404 { break }
    }
    return response
  }
}

/// A front with them behind it, as long as somebody holds it.
struct StubProcess: HeldServer {
  let url: URL
  private let socketServer: SocketServer

  init(_ system: String, issuer: URL) throws {
    // On a busy machine, clients wait long between two calls.
    var options = Options()
    (options.timeouts.idle, options.timeouts.request) = (.seconds(3_600), .seconds(3_600))
    socketServer = try SocketServer.start(StubServers(system, issuer: issuer), options: options)
    url = URL(string: "http://127.0.0.1:\(socketServer.address.port)")!
  }
}
