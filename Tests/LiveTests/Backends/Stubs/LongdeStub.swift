import AuthServer
import LongdeBackend
import LongdeServer

/// The server of Longde behind the lab's clock and its stand-in for Apple.
enum LongdeStub {
  static func servers(_ lab: StubLab) throws -> [any Handler] {
    let backend = try LongdeBackend(now: { lab.now }) { token in
      guard let keys = await lab.appleKeys() else { return .unavailable }
      return LongdeBackend.subject(of: token, keys: keys, now: lab.now)
    }
    return [Longde.Routes(backend)]
  }
}
