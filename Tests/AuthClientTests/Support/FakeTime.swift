import Primitives

@testable import AuthClient

/// Background time that a test takes back.
final class FakeTime: BackgroundTime {
  /// How often it was asked for, and how many activities go on.
  let begun = Locked(0)
  let running = Locked(0)
  private let expires = Locked<[@Sendable () -> Void]>([])

  func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken? {
    begun.use { $0 += 1 }
    running.use { $0 += 1 }
    self.expires.use { $0.append(expires) }
    return ReleaseToken { [running] in running.use { $0 -= 1 } }
  }

  func expire() { for expires in expires.use({ $0 }) { expires() } }
}
