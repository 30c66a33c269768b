public import Foundation

/// A server's answer. No description of it shows more than the status.
public struct HTTPResponse: Sendable {
  public let status: Int
  public let headers: HTTPHeaders
  public let body: Data

  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// When it came, by the clock of this device.
  var received: Date?
  /// Until when the server asks to wait, by the clock of this device.
  package internal(set) var notBefore: Date?

  package var isSuccess: Bool { (200...299).contains(status) }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
  public var description: String { "status \(status)" }
  public var customMirror: Mirror { Mirror(self, children: ["status": status]) }
}
