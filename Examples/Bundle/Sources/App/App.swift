import AuthClient
import Foundation

/// Uses a client that a built authgen generated: neither the tool nor libyaml was compiled.
@main
struct App {
  static func main() async throws {
    let client = Hello.Client(
      store: MemoryStore(), options: ClientOptions(transport: PretendServer()))
    print(try await client.hello().greeting)
  }
}

/// Answers as the server of Hello would.
nonisolated struct PretendServer: Transport {
  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let json = #"{"greeting": "hello from \#(request.method.rawValue) \#(request.url.path)"}"#
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Data(json.utf8))
  }
}
