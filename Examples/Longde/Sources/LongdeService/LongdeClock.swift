import Foundation

/// The time of the service, in milliseconds since 1970. The control of a test moves it.
public actor LongdeClock {
  private var ahead: Int64 = 0

  public init() {}

  public var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) + ahead }

  func advance(seconds: Int64) { ahead += seconds * 1_000 }
}
