import Foundation

/// The output that a page shows. A line `…` stands for any number of lines, `…` within a line for any text.
struct ConsoleOutput {
  private static let gap = "…"
  /// What differs from run to run, and its stand-in on both sides.
  private static let varying = [
    (#"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b"#, "ID"),
    (#"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z"#, "TIME"),
  ]

  let shown: [String]

  func fits(_ actual: [String]) -> Bool { Self.fits(shown, actual) }

  /// The shown lines brought up to date. Gaps stay where they stand.
  func revised(to actual: [String]) -> [String] {
    let words = shown.indices.filter { shown[$0] != Self.gap }
    let changes = actual.difference(from: words.map { shown[$0] }) { Self.fits([$0], [$1]) }
    let stays = zip(
      words.indices.filter { !changes.removals.contains(at: $0) }.map { words[$0] },
      actual.indices.filter { !changes.insertions.contains(at: $0) })
    var lines: [String] = []
    var (page, now) = (0, 0)
    for (nextOnPage, nextNow) in Array(stays) + [(shown.count, actual.count)] {
      lines += Self.replaced(shown[page..<nextOnPage], by: actual[now..<nextNow])
      lines += shown[nextOnPage...].prefix(1)
      (page, now) = (nextOnPage + 1, nextNow + 1)
    }
    return lines
  }

  /// Lines between two that stay. A gap among them keeps as many lines before and after it as there were.
  private static func replaced(
    _ old: ArraySlice<String>, by new: ArraySlice<String>
  ) -> [String] {
    guard let first = old.firstIndex(of: gap), let last = old.lastIndex(of: gap) else {
      return Array(new)
    }
    let head = new.prefix(first - old.startIndex)
    let tail = new.dropFirst(head.count).suffix(old.endIndex - 1 - last)
    return head + [gap] + tail
  }

  private static func fits(_ shown: [String], _ actual: [String]) -> Bool {
    let pattern = shown.map { $0 == gap ? "(?:[^\n]*\n)*?" : "\(expression(of: $0))\n" }.joined()
    let text = actual.map { "\(settled($0))\n" }.joined()
    return text.range(of: "\\A\(pattern)\\z", options: .regularExpression) != nil
  }

  private static func expression(of line: String) -> String {
    settled(line).components(separatedBy: gap)
      .map(NSRegularExpression.escapedPattern).joined(separator: "[^\n]*?")
  }

  private static func settled(_ line: String) -> String {
    varying.reduce(line) {
      $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression)
    }
  }
}

extension [CollectionDifference<String>.Change] {
  fileprivate func contains(at place: Int) -> Bool {
    contains {
      switch $0 {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset == place
      }
    }
  }
}
