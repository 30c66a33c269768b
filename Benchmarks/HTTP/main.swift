import AuthServer
import Foundation
import HTTPFront

// A front with nothing behind it: small answers, and large ones for those who read them slowly. Says where it listens
// and runs until its input ends.

struct Nothing: Handler {
  private static let small = Array("hello".utf8)
  private static let large = [UInt8](repeating: 0x61, count: 100_000)

  func respond(to request: Request) async -> Response {
    Response(
      status: 200, headers: ["Content-Type": "text/plain"],
      body: request.target == "/large" ? Self.large : Self.small)
  }
}

let front = try HTTPFront.start(Nothing())
FileHandle.standardOutput.write(Data("\(front.address.port)\n".utf8))
while readLine() != nil {}
await front.stop(within: .seconds(1))
