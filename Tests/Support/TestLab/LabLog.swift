package import Foundation
import Synchronization

/// The log of a reference server: a line of JSON for each request.
package final class LabLog: Sendable {
  private let known = Mutex<[[UInt8]]>([])

  func add(_ line: [UInt8]) { known.withLock { $0.append(line) } }

  package var lines: [String] {
    known.withLock { $0 }.map { String(decoding: $0, as: UTF8.self) }
  }

  package var calls: [LoggedCall] {
    get throws { try known.withLock { $0 }.map(LoggedCall.init) }
  }

  package var last: LoggedCall? { known.withLock { $0.last }.flatMap { try? LoggedCall($0) } }
}

/// A line of the reference server's log.
package struct LoggedCall: Decodable, Sendable {
  /// As the contract calls it; nil for a request that is none of the contract's.
  package let endpoint: String?
  package let status: Int
  /// The meaning of the refusal.
  package let reason: String?
  /// The contract's name of the refusal.
  package let refusal: String?

  init(_ line: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(line))
  }

  /// The calls of a log file, which has lines for people beside those of JSON.
  package static func read(_ log: URL) throws -> [LoggedCall] {
    try Data(contentsOf: log).split(separator: UInt8(ascii: "\n"))
      .filter { $0.first == UInt8(ascii: "{") }.map { try LoggedCall($0) }
  }
}
