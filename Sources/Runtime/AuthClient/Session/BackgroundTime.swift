import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// A source of background time, so that a refresh finishes before the system suspends the app.
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
      let isDone = DispatchSemaphore(value: 0)
      ProcessInfo.processInfo.performExpiringActivity(withReason: "Renewal of a session") {
        hasExpired in
        // The first run of this closure is the activity, and lasts as long as it.
        guard hasExpired else { return isDone.wait() }
        expires()
        isDone.signal()
      }
      return ReleaseToken { isDone.signal() }
    #else
      nil
    #endif
  }
}
