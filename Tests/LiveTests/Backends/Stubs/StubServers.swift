import AuthServer
import Foundation
import HTTPServer
import LiveScenarios

/// The generated Swift stubs of a system behind a socket, filled in, and the control of docs/control.md as far as these
/// tests go.
struct StubServers: Handler {
  private let lab: StubLab
  private let servers: [any Handler]

  init(_ system: String, issuer: URL) throws {
    lab = StubLab(issuer: issuer)
    switch system {
    case "longde": servers = try LongdeStub.servers(lab)
    case "readmigo": servers = ReadmigoStub.servers(lab)
    case "rote": servers = RoteStub.servers(lab)
    case "syncnos": servers = SyncNosStub.servers(lab)
    case "cognito": servers = CognitoStub.servers(lab)
    default: throw Unexpected("there is no stub of \(system)")
    }
  }

  /// The server that knows the path answers.
  func respond(to request: Request) async -> Response {
    if request.target.hasPrefix("/__lab/") { return control(request) }
    var response = Response(status: 404)
    for server in servers {
      response = await server.respond(to: request)
      if response.status != 404 { break }
    }
    return response
  }

  private func control(_ request: Request) -> Response {
    let said = try? JSONValue(reading: request.body).fields()
    switch (request.method, request.target) {
    case (.post, "/__lab/clock"):
      lab.advance(by: Int(said?["advance"]?.text?.dropLast() ?? "") ?? 0)
      return time
    case (.get, "/__lab/clock"): return time
    case (.get, "/__lab/outbox"): return Response(status: 200, json: .array(lab.outbox))
    case (.post, "/__lab/accounts"):
      guard case .array(let accounts)? = said?["accounts"] else { return Response(status: 400) }
      lab.add(accounts.compactMap { try? $0.fields() })
      return Response(status: 200, json: [:])
    case (.post, "/__lab/odd"):
      lab.makeNextSignInOdd()
      return Response(status: 200, json: [:])
    default: return Response(status: 404)
    }
  }

  private var time: Response {
    Response(status: 200, json: ["now": .string(lab.date.formatted(.iso8601))])
  }
}

/// A front with them behind it, as long as somebody holds it.
struct StubProcess: Served {
  let url: URL
  private let socketServer: SocketServer

  init(_ system: String, issuer: URL) throws {
    socketServer = try SocketServer.start(try StubServers(system, issuer: issuer))
    url = URL(string: "http://127.0.0.1:\(socketServer.address.port)")!
  }
}
