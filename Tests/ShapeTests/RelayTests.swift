import Foundation
import ShapeClients
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Each answer may bring the token of the next call, also to requests of the app's own.
@Suite struct RelayTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()

  private func client(by transport: (any Transport)? = nil) -> Relay.Client {
    Relay.Client(store: store, options: ClientOptions(transport: transport ?? server, clock: clock))
  }

  private func signedIn(by transport: (any Transport)? = nil) async throws -> Relay.Client {
    server.answers(
      200, ["access-token": "a1", "client": "c1", "Set-Cookie": "page=p1; Path=/"], "{}")
    _ = try await client().signIn(email: "li@example.org", password: Secret("geheim"))
    _ = server.heard()
    return client(by: transport)
  }

  private func sentTokens() -> [String] {
    server.heard().map { request in
      let line = request.split(separator: "\n").first {
        $0.lowercased().hasPrefix("access-token: ")
      }
      return line.map { String($0.dropFirst("access-token: ".count)) } ?? "none"
    }
  }

  private static let person = #"{"name":"Li"}"#

  @Test func eachResponseReturnsTokenForNextCall() async throws {
    let client = try await signedIn()
    server.answers(200, ["Access-Token": "a2"], Self.person)
    _ = try await client.me()
    // A refusal brings one too, and a blank place none.
    server.answers(422, ["access-token": "a3"], #"{"errors":["Taken"]}"#)
    let taken = try await failure(Relay.RenameRefusal.self) { try await client.rename(name: "bo") }
    #expect(taken == .refused(.nameTaken))
    server.answers(500, ["access-token": "a4"], "")
    _ = try await failure(Relay.MeRefusal.self) { try await client.me() }
    server.answers(200, ["access-token": " "], Self.person)
    _ = try await client.me()
    server.answers(200, Self.person)
    _ = try await client.me()
    #expect(sentTokens() == ["a1", "a2", "a3", "a4", "a4"])
    #expect(store.texts == ["access": "a4", "client": "c1", "page": "p1"])
    // A token counts its life anew.
    clock.advance(by: 13 * 86_400)
    server.answers(200, ["access-token": "a5"], Self.person)
    _ = try await client.me()
    clock.advance(by: 13 * 86_400)
    server.answers(200, Self.person)
    _ = try await client.me()
    #expect(client.session.state == .signedIn)
  }

  @Test func ownRequestsRotateTokens() async throws {
    let client = try await signedIn()
    let request = URLRequest(url: try #require(URL(string: "https://relay.example/albums")))
    server.answers(200, ["access-token": "a2", "Set-Cookie": "page=p2; Path=/"], "[]")
    let (_, response) = try await client.session.send(request)
    #expect(response.statusCode == 200)
    server.answers(404, ["access-token": "a3"], "")
    _ = try await client.session.send(request)
    server.answers(200, Self.person)
    _ = try await client.me()
    #expect(sentTokens() == ["a1", "a2", "a3"])
    #expect(store.texts == ["access": "a3", "client": "c1", "page": "p2"])
  }

  @Test func callReplacesOnlyTokensItSent() async throws {
    let client = try await signedIn()
    server.answers(
      200, ["access-token": "other", "Set-Cookie": "page=p2; Path=/"], #"{"titles":[]}"#)
    _ = try await client.news()
    #expect(store.texts == ["access": "a1", "client": "c1", "page": "p2"])
  }

  @Test func olderResponseDoesNotReplaceNewerToken() async throws {
    _ = try await signedIn()
    let other = client()
    let slow = Overtaken(server: server) { [server, clock] in
      clock.advance(by: 1)
      server.answers(200, ["access-token": "newer"], Self.person)
      _ = try? await other.me()
      server.answers(200, ["access-token": "older"], Self.person)
    }
    let client = client(by: slow)
    // Both clients hold the token from the store.
    _ = try await client.me()
    #expect(sentTokens() == ["a1", "a1"])
    #expect(store.texts["access"] == "newer")
  }

  @Test func cancelledCallStillStoresToken() async throws {
    _ = try await signedIn()
    let task = OneTask()
    let slow = Overtaken(server: server) { [server] in
      server.answers(200, ["access-token": "a2"], Self.person)
      task.cancel()
    }
    let client = client(by: slow)
    task.start { _ = try? await client.me() }
    await task.value()
    #expect(store.texts["access"] == "a2")
  }

  @Test func refusedTokenEndsSessionDespiteNewToken() async throws {
    let client = try await signedIn()
    server.answers(401, ["access-token": "a2"], #"{"errors":["Gone"]}"#)
    let ended = try await failure(Relay.MeRefusal.self) { try await client.me() }
    #expect(ended == .refused(.sessionEnded))
    #expect(store.texts == [:])
  }
}

/// A task that a transport can cancel before it has begun to wait.
private final class OneTask: @unchecked Sendable {
  private let lock = NSLock()
  private var task: Task<Void, Never>?

  func start(_ work: @escaping @Sendable () async -> Void) {
    lock.withLock { task = Task { await work() } }
  }

  func cancel() { lock.withLock { task?.cancel() } }

  func value() async { await lock.withLock { task }?.value }
}
