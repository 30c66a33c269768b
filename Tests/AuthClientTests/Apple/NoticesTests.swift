import Foundation
import Testing

@testable import AuthApple

/// `AppleSignInController.revocations`, with another center than the app's.
@Suite("Apple's notifications")
struct NoticesTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("revoked")

  @Test func eachNotificationIsYielded() async {
    var notices = center.notices(name).makeAsyncIterator()
    for _ in 0..<2 {
      center.post(name: name, object: nil)
      #expect(await notices.next() != nil)
    }
  }

  /// A cancelled task still reads buffered notifications.
  @Test(arguments: [("revoked", true), ("another", false)])
  func yieldsOnlyItsOwnNotification(_ posted: String, _ isYielded: Bool) async {
    let notices = center.notices(name)
    center.post(name: Notification.Name(posted), object: nil)
    let reader = Task {
      for await _ in notices { return true }
      return false
    }
    reader.cancel()
    #expect(await reader.value == isYielded)
  }
}
