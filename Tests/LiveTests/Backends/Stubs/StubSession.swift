import Foundation

/// The time in which a person is signed in on one device.
@StubActor
final class StubSession {
  let id = UUID().uuidString.lowercased()
  let account: StubAccount
  let device: String
  let beganAt: Int
  private(set) var usedAt: Int
  private(set) var isOver = false

  init(_ account: StubAccount, device: String, at time: Int) {
    self.account = account
    self.device = device
    beganAt = time
    usedAt = time
  }

  func end() { isOver = true }

  /// A call has shown a good token of the session.
  @discardableResult
  func use(at time: Int) throws -> StubSession {
    if isOver { throw Meant(.sessionEnded) }
    try account.requireUsable()
    usedAt = time
    return self
  }
}
