import Foundation
import LiveScenarios
import TestDevice

extension String {
  /// A contract that is a little different from the project's: with lines below the one line that is this.
  func inserting(_ lines: [String], below line: String) throws -> String {
    let parts = components(separatedBy: "\n\(line)\n")
    guard parts.count == 2 else {
      throw Unexpected("`\(line)` stands there \(parts.count - 1) times")
    }
    return parts[0] + "\n\(line)\n" + lines.map { $0 + "\n" }.joined() + parts[1]
  }
}
