import AuthClient
import TestDevice
import TestIssuer
import TestLab

/// A server of Longde that tests control and observe.
protocol LongdeHost: Sendable {
  var transport: any Transport { get }
  /// The client's clock.
  var clock: VirtualClock { get }
  func identityToken(for audience: String) async throws -> Secret
  /// Time passes for both.
  func advance(by seconds: Int) async throws
  func advanceServer(by seconds: Int) async throws
  func count(_ endpoint: String) async throws -> Int
  func forgetApple() async throws
  func disableEveryone() async throws
  func deleteEveryone() async throws
}

/// The reference server, without a socket.
struct LabHost: LongdeHost {
  private let lab: Lab
  private let device: HandlerTransport

  init() async throws {
    lab = try await Lab(.longde)
    device = lab.transport()
  }

  var transport: any Transport { device }
  var clock: VirtualClock { lab.clock }

  func identityToken(for audience: String) async throws -> Secret {
    let minted = try await lab.mint("apple", ["audience": audience])
    return Secret(minted["identityToken"] ?? "")
  }

  func advance(by seconds: Int) { lab.advance(by: seconds) }
  func advanceServer(by seconds: Int) { lab.advanceServer(by: seconds) }
  func count(_ endpoint: String) -> Int { device.count(endpoint) }

  func forgetApple() async throws {
    try await lab.fault("signInWithApple", "refusal", ["refusal": "appleUnavailable"])
  }

  func disableEveryone() async throws { try await lab.setAll("disabled") }
  func deleteEveryone() async throws { try await lab.setAll("deleted") }
}

/// The stub in Python, over real sockets.
struct SocketHost: LongdeHost {
  let stub: StubWorld
  let transport: any Transport
  private let apple = AppleIssuer()

  init(by sockets: any Transport = Impatient()) async throws {
    stub = try await StubWorld("longde")
    transport = Rerouted(to: stub.url, by: sockets)
    try await stub.tell("appleKeys", String(decoding: apple.keysDocument, as: UTF8.self))
  }

  var clock: VirtualClock { stub.clock }

  func identityToken(for audience: String) throws -> Secret {
    let request = AppleRequest(audience: audience, now: clock.time)
    return Secret(try apple.identityToken(for: AppleIdentity(), request))
  }

  func advance(by seconds: Int) async throws { try await stub.advance(by: seconds) }
  func advanceServer(by seconds: Int) async throws { try await stub.advanceServer(by: seconds) }
  func count(_ endpoint: String) async throws -> Int { try await stub.count(endpoint) }
  func forgetApple() async throws { try await stub.tell("appleIsNotConfigured") }
  func disableEveryone() async throws { try await stub.tell("everyoneIsDisabled") }
  func deleteEveryone() async throws { try await stub.tell("everyoneIsGone") }
}
