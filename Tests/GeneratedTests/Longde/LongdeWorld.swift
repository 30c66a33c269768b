import AuthClient
import LongdeClient
import TestDevice

/// The same tests run on the reference server directly, and on a foreign server over sockets.
enum LongdeWay: CaseIterable {
  case direct, sockets
}

/// A server of Longde and clients of it, with clocks that the test moves.
struct LongdeWorld {
  static let audience = "cloud.longde.app"

  let host: any LongdeHost

  init(_ way: LongdeWay) async throws {
    switch way {
    case .direct: host = try await LabHost()
    case .sockets: host = try await SocketHost()
    }
  }

  var transport: any Transport { host.transport }
  var clock: VirtualClock { host.clock }

  func identityToken(for audience: String = LongdeWorld.audience) async throws -> Secret {
    try await host.identityToken(for: audience)
  }

  func client(_ store: MemoryStore = MemoryStore()) -> Longde.Client {
    Longde.Client(store: store, options: ClientOptions(transport: transport, clock: clock))
  }

  func signedIn(_ store: MemoryStore = MemoryStore()) async throws -> Longde.Client {
    let client = client(store)
    _ = try await client.signInWithApple(identityToken: identityToken())
    return client
  }
}
