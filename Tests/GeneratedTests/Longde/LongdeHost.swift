import AuthClient
import AuthServer
import Foundation
import LongdeServer
import TestIssuer

/// A server of Longde for the tests of both ways: what can be done to it, and what it saw.
protocol LongdeHost: Sendable {
  var transport: any Transport { get }
  /// The client's clock.
  var clock: VirtualClock { get }
  /// Time passes for both.
  func advance(by seconds: Int) async throws
  func advanceServer(by seconds: Int) async throws
  func count(_ endpoint: String) async throws -> Int
  func forgetApple() async throws
  func disableEveryone() async throws
  func deleteEveryone() async throws
}

/// The generated stubs, without a socket.
struct DirectHost: LongdeHost {
  let clock = VirtualClock()
  let serverClock = VirtualClock()
  let backend: LongdeBackend
  let direct: DirectTransport

  init(_ apple: AppleIssuer) throws {
    let (keys, clock) = (apple.keys, serverClock)
    backend = try LongdeBackend(now: { clock.time }) { token in
      LongdeBackend.subject(of: token, keys: keys, now: clock.time)
    }
    direct = DirectTransport(Longde.Routes(backend))
  }

  var transport: any Transport { direct }

  func advance(by seconds: Int) {
    advanceServer(by: seconds)
    clock.advance(by: seconds)
  }

  func advanceServer(by seconds: Int) { serverClock.advance(by: seconds) }

  func count(_ endpoint: String) -> Int { direct.count(endpoint) }

  func forgetApple() async { await backend.forgetApple() }
  func disableEveryone() async { await backend.disableEveryone() }
  func deleteEveryone() async { await backend.deleteEveryone() }
}

/// The stub in Python, over real sockets.
struct SocketHost: LongdeHost {
  let stub: StubWorld
  let transport: any Transport

  init(_ apple: AppleIssuer, by sockets: any Transport = Impatient()) async throws {
    stub = try await StubWorld("longde")
    transport = Rerouted(to: stub.url, by: sockets)
    try await stub.tell("appleKeys", String(decoding: apple.keysDocument, as: UTF8.self))
  }

  var clock: VirtualClock { stub.clock }

  func advance(by seconds: Int) async throws { try await stub.advance(by: seconds) }
  func advanceServer(by seconds: Int) async throws { try await stub.advanceServer(by: seconds) }
  func count(_ endpoint: String) async throws -> Int { try await stub.count(endpoint) }
  func forgetApple() async throws { try await stub.tell("appleIsNotConfigured") }
  func disableEveryone() async throws { try await stub.tell("everyoneIsDisabled") }
  func deleteEveryone() async throws { try await stub.tell("everyoneIsGone") }
}
