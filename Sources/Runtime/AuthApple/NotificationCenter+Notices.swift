import Foundation

extension NotificationCenter {
  /// Yields at each notification of this name until the stream is dropped. Notifications that nobody has read yet
  /// count as one.
  func notices(_ name: Notification.Name) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      // The token is only handed back to the center, which may be called from any thread.
      nonisolated(unsafe) let observer = addObserver(forName: name, object: nil, queue: nil) { _ in
        continuation.yield()
      }
      continuation.onTermination = { _ in self.removeObserver(observer) }
    }
  }
}
