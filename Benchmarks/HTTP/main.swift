import AuthServer
import Foundation
import HTTPServer

// A front with nothing behind it: small answers, and large ones for those who read them slowly. Says where it listens
// and runs until its input ends.
//
// usage: serve-http [seen]     its small answers say what the handler saw

struct Nothing: Handler {
  private static let small = Array("hello".utf8)
  static let large = [UInt8](repeating: 0x61, count: 100_000)

  func respond(to request: Request) async -> Response {
    Response(
      status: 200, headers: ["Content-Type": "text/plain"],
      body: request.target == "/large" ? Self.large : Self.small)
  }
}

struct Seeing: Handler {
  private struct Seen: Encodable {
    let body: Int
    let method, target: String
  }

  func respond(to request: Request) async -> Response {
    if request.target == "/large" { return Response(status: 200, body: Nothing.large) }
    let seen = Seen(
      body: request.body.count, method: request.method.name, target: request.target)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let text = try? encoder.encode(seen) else { return Response(status: 500) }
    return Response(status: 200, body: Array(text) + [0x0A])
  }
}

let says = CommandLine.arguments.dropFirst().first == "seen"
let front = try SocketServer.start(says ? Seeing() as any Handler : Nothing())
FileHandle.standardOutput.write(Data("\(front.address.port)\n".utf8))
while readLine() != nil {}
await front.stop(within: .seconds(1))
