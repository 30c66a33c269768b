// swift-log 1.14.0: Sources/Logging/Logger.swift; metadata and sources are left out.
public struct Logger: Sendable {
  public enum Level: String, Sendable {
    case trace, debug, info, notice, warning, error, critical
  }

  public struct Message: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }

  public init(label: String) {}

  public func info(_ message: @autoclosure () -> Message) {}
  public func error(_ message: @autoclosure () -> Message) {}
}
