import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// A source of background time, so that a change of the session finishes before the system suspends the app.
public protocol BackgroundTime: Sendable {
  /// - Parameter expires: is called when the system takes the time back, from any thread and at most once.
  /// - Returns: ends the time when it is released; nil if the system gives none.
  func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken?
}

/// The expiring activities of Apple's systems, which extensions have too. Other systems suspend nothing.
public struct SystemBackgroundTime: BackgroundTime {
  public init() {}

  public func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken? {
    #if canImport(Darwin) && !os(macOS)
      let (hasBegun, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      ProcessInfo.processInfo.performExpiringActivity(withReason: "Change of a session") {
        hasExpired in
        if hasExpired { expires() }
        hasBegun.signal()
        // The first run of this closure is the activity, and lasts as long as it.
        if hasExpired { isDone.signal() } else { isDone.wait() }
      }
      // The closure runs on a queue of the system's, once there is time or none is given.
      _ = hasBegun.wait(timeout: .now() + 1)
      return ReleaseToken { isDone.signal() }
    #else
      nil
    #endif
  }
}
