/// A text as its lines, without their ends.
struct Lines {
  var all: [[UInt8]]

  init(_ text: [UInt8]) {
    all = text.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Never 0: there is always one line to spoil.
  var count: Int { max(1, all.count) }

  var bytes: [UInt8] { Array(all.joined(separator: [newline])) }

  /// The lines with a key and a value.
  var entries: [Int] { all.indices.filter { EntryLine(all[$0]) != nil } }

  mutating func join(at line: Int) {
    guard line + 1 < all.count else { return }
    all[line] += all.remove(at: line + 1).drop { $0 == space }
  }

  mutating func indent(_ lines: Range<Int>, by width: Int) {
    for line in lines where line < all.count {
      all[line].insert(contentsOf: repeatElement(space, count: width), at: 0)
    }
  }

  mutating func unindent(_ lines: Range<Int>, by width: Int) {
    for line in lines where line < all.count {
      all[line].removeFirst(min(width, all[line].prefix { $0 == space }.count))
    }
  }
}

/// A line `key: value`, as it stands in most contracts.
struct EntryLine {
  let indent: [UInt8]
  let key: [UInt8]
  let value: [UInt8]

  init?(_ line: [UInt8]) {
    let indent = line.prefix { $0 == space || $0 == dash }
    let rest = line[indent.endIndex...]
    guard let colon = rest.firstIndex(of: EntryLine.colon), colon > rest.startIndex,
      !rest.starts(with: [EntryLine.hash])
    else { return nil }
    self.indent = Array(indent)
    key = Array(rest[..<colon])
    value = Array(rest[(colon + 1)...].drop { $0 == space })
  }

  func with(key: [UInt8]? = nil, value: [UInt8]? = nil) -> [UInt8] {
    indent + (key ?? self.key) + [EntryLine.colon, space] + (value ?? self.value)
  }

  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")
}

let newline = UInt8(ascii: "\n")
let space = UInt8(ascii: " ")
let dash = UInt8(ascii: "-")
