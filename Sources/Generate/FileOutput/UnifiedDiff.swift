import Diagnostics

/// Shows how two versions of a file differ, as `diff -u` does, but short, and with nothing in it
/// that could steer a terminal. For people: it is no patch.
package enum UnifiedDiff {
  /// Nil for a file that is not there. At most `limit` lines of differences are shown.
  package static func render(
    old: [UInt8]?, new: [UInt8]?, path: String, context: Int = 3, limit: Int = 60
  ) -> String {
    if old == new { return "" }
    let (before, after) = (Text(old ?? []), Text(new ?? []))
    let name = DiffLine.visible(Array(path.utf8)[...])
    let head = "--- \(old == nil ? "/dev/null" : name)\n+++ \(new == nil ? "/dev/null" : name)\n"
    if before.isBinary || after.isBinary { return head + binary(old ?? [], new ?? []) }
    let edits = LineEdits.between(before.lines, after.lines)
    if edits.isEmpty { return head }
    let first = (edits.firstIndex { !$0.isSame } ?? 0) + 1
    let lines = hunks(edits, context: context).flatMap { show($0, before, after) }
    return head + "first difference at line \(first)\n" + cut(lines, limit).joined()
  }

  private static func binary(_ old: [UInt8], _ new: [UInt8]) -> String {
    let same = zip(old, new).prefix { $0 == $1 }.count
    return
      "binary files of \(old.count) and \(new.count) bytes, first difference at byte \(same + 1)\n"
  }

  private static func cut(_ lines: [String], _ limit: Int) -> [String] {
    if lines.count <= limit { return lines }
    return lines.prefix(limit) + ["(\(lines.count - limit) more lines)\n"]
  }

  /// The stretches of edits that lie near a difference.
  private static func hunks(
    _ edits: [LineEdits.Edit], context: Int
  ) -> [ArraySlice<LineEdits.Edit>] {
    var ranges: [Range<Int>] = []
    for index in edits.indices where !edits[index].isSame {
      let near = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = ranges.last, near.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<near.upperBound
      } else {
        ranges.append(near)
      }
    }
    return ranges.map { edits[$0] }
  }

  private static func show(
    _ hunk: ArraySlice<LineEdits.Edit>, _ before: Text, _ after: Text
  ) -> [String] {
    let old = place(hunk.compactMap(\.oldIndex))
    let new = place(hunk.compactMap(\.newIndex))
    let lines = hunk.flatMap { edit in
      switch edit {
      case .same(let old, _): before.show(old, " ")
      case .removed(let old): before.show(old, "-")
      case .added(let new): after.show(new, "+")
      }
    }
    return ["@@ -\(old) +\(new) @@\n"] + lines
  }

  private static func place(_ indices: [Int]) -> String {
    "\((indices.first ?? -1) + 1),\(indices.count)"
  }
}

/// A file as lines, each with its line break.
private struct Text {
  let lines: [LineEdits.Line]
  let isBinary: Bool

  init(_ bytes: [UInt8]) {
    isBinary = bytes.contains(0)
    var lines: [LineEdits.Line] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    self.lines = lines
  }

  func show(_ index: Int, _ sign: String) -> [String] {
    let line = lines[index]
    let isWhole = line.last == 0x0A
    let shown = sign + DiffLine.visible(isWhole ? line.dropLast() : line) + "\n"
    return isWhole ? [shown] : [shown, "\\ no line break at the end\n"]
  }
}

/// A line as a terminal can show it.
private enum DiffLine {
  /// Control characters and bytes that are no text become visible; long lines are cut.
  static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    var shown = ""
    var rest = bytes.prefix(longest)
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        shown += visible(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        shown += "<0x\(hex(UInt32(rest[rest.startIndex]), 2))>"
        rest = rest.dropFirst()
      }
    }
    return bytes.count > longest ? shown + " (cut)" : shown
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let isHarmless = TextHazard.of(scalar) == nil && scalar != "\r" && scalar != "\n"
    return isHarmless ? String(Character(scalar)) : "<U+\(hex(scalar.value, 4))>"
  }

  private static func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// In bytes.
  private static let longest = 300
}

extension LineEdits.Edit {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }

  fileprivate var oldIndex: Int? {
    switch self {
    case .same(let old, _), .removed(let old): old
    case .added: nil
    }
  }

  fileprivate var newIndex: Int? {
    switch self {
    case .same(_, let new), .added(let new): new
    case .removed: nil
    }
  }
}
