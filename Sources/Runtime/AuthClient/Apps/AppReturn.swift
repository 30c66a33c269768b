package import Foundation

/// The moments when an app may find a store changed or readable at last: it returns to the foreground, or the device is
/// unlocked.
package enum AppReturn {
  /// Each name is the value of Apple's constant, so that this module needs no user interface framework.
  static let notices = [
    "UIApplicationWillEnterForegroundNotification", "UIApplicationProtectedDataDidBecomeAvailable",
    "NSApplicationWillBecomeActiveNotification", "WKApplicationWillEnterForegroundNotification",
    "NSExtensionHostWillEnterForegroundNotification",
  ]

  /// - Returns: A token that ends the watch when it is released.
  package static func watch(
    _ center: NotificationCenter, _ returned: @escaping @Sendable () -> Void
  ) -> ReleaseToken {
    // A center can be used from any thread, and what it returns is only given back to it.
    nonisolated(unsafe) let observers = notices.map { notice in
      center.addObserver(forName: Notification.Name(notice), object: nil, queue: nil) { _ in
        returned()
      }
    }
    return ReleaseToken { for observer in observers { center.removeObserver(observer) } }
  }
}
