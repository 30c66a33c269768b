import AuthClient
import AuthServer
import Foundation
import LongdeClient
import TestIssuer

/// The same text is told twice: to the generated stubs directly, and to another's server by sockets.
enum LongdeWay: CaseIterable {
  case direct, sockets
}

/// Apple, a server of Longde and the way to it, with clocks that the test moves.
struct LongdeWorld {
  let apple = AppleIssuer()
  let host: any LongdeHost

  init(_ way: LongdeWay = .direct) async throws {
    switch way {
    case .direct: host = try DirectHost(apple)
    case .sockets: host = try await SocketHost(apple)
    }
  }

  var transport: any Transport { host.transport }
  var clock: VirtualClock { host.clock }

  func identityToken(for audience: String = LongdeBackend.audience) throws -> AuthClient.Secret {
    let request = AppleRequest(audience: audience, now: clock.time)
    return AuthClient.Secret(try apple.identityToken(for: AppleIdentity(), request))
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
