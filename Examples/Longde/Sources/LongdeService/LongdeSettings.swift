import Foundation

/// The values of one deployment, from the environment.
public struct LongdeSettings: Sendable {
  /// `LONGDE_DATABASE`: the path of a file of SQLite, or `postgres://…`.
  public var database = "longde.sqlite"
  /// `LONGDE_HOST` and `LONGDE_PORT`.
  public var host = "127.0.0.1"
  public var port = 8080
  /// `LONGDE_ORIGIN`: the web app whose pages may call, such as `https://app.longde.cloud`.
  public var origin: String?
  /// `LONGDE_PROXIES`: the number of proxies in front, each of which adds to `X-Forwarded-For`.
  public var proxies = 0
  /// `LONGDE_RATE`: calls in a minute from one address.
  public var callsPerMinute = 120
  /// `LONGDE_APPLE`: a stand-in for Apple, in a test.
  public var apple = "https://appleid.apple.com"
  /// `LONGDE_CONTROL=1` lets a tester change the server. It asks for a loopback address as the host.
  public var hasControl = false

  public init() {}

  public init(_ environment: [String: String]) throws {
    func number(_ name: String, _ range: ClosedRange<Int>, or usual: Int) throws -> Int {
      guard let text = environment[name] else { return usual }
      guard let number = Int(text), range.contains(number) else {
        throw Wrong(
          description: "\(name) is a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
    database = environment["LONGDE_DATABASE"] ?? database
    host = environment["LONGDE_HOST"] ?? host
    port = try number("LONGDE_PORT", 0...65_535, or: port)
    origin = environment["LONGDE_ORIGIN"]
    proxies = try number("LONGDE_PROXIES", 0...8, or: proxies)
    callsPerMinute = try number("LONGDE_RATE", 1...1_000_000, or: callsPerMinute)
    apple = environment["LONGDE_APPLE"] ?? apple
    hasControl = environment["LONGDE_CONTROL"] == "1"
    if hasControl && host != "127.0.0.1" && host != "::1" {
      throw Wrong(description: "LONGDE_CONTROL=1 asks for LONGDE_HOST=127.0.0.1")
    }
  }

  public static func fromEnvironment() throws -> LongdeSettings {
    try LongdeSettings(ProcessInfo.processInfo.environment)
  }

  /// A setting that cannot be used, in words for whoever starts the program.
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }
}
