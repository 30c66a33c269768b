import AuthClient
import AuthServer
import Foundation
import LongdeServer
import TestIssuer

/// Apple, a server of Longde and the way to it, with a clock that the test moves.
struct LongdeWorld {
  let clock = VirtualClock()
  /// The server's own clock, for tests in which the two disagree.
  let serverClock: VirtualClock
  let apple = AppleIssuer()
  let backend: LongdeBackend
  let transport: DirectTransport

  init(serverClock: VirtualClock? = nil) throws {
    self.serverClock = serverClock ?? clock
    backend = try LongdeBackend(appleKeys: apple.keys, clock: self.serverClock)
    transport = DirectTransport(Longde.Routes(backend))
  }

  func identityToken() throws -> AuthClient.Secret {
    let request = AppleRequest(audience: LongdeBackend.audience, now: serverClock.time)
    return AuthClient.Secret(try apple.identityToken(for: AppleIdentity(), request))
  }
}

extension LongdeWorld {
  /// What Apple said to another app.
  func foreignToken() throws -> AuthClient.Secret {
    let request = AppleRequest(audience: "somebody.else", now: serverClock.time)
    return AuthClient.Secret(try apple.identityToken(for: AppleIdentity(), request))
  }
}
