import Generation

/// Python that still has to find its lines.
indirect enum PythonCode {
  case text(String)
  /// Items in brackets, which may stand one below the other.
  case list(String, [PythonCode], String)
  /// A tuple: with one item it needs a comma.
  case tuple([PythonCode])
  case chain([PythonCode])
  /// `A | B`, which goes into parentheses where it is long.
  case union([String])

  var flat: String {
    switch self {
    case .text(let text): text
    case .tuple(let items):
      "(" + items.map(\.flat).joined(separator: ", ") + (items.count == 1 ? ",)" : ")")
    case .list(let open, let items, let close):
      open + items.map(\.flat).joined(separator: ", ") + close
    case .chain(let parts): parts.map(\.flat).joined()
    case .union(let names): names.joined(separator: " | ")
    }
  }

  static func call(_ name: String, _ arguments: [PythonCode]) -> PythonCode {
    .chain([.text(name), .list("(", arguments, ")")])
  }

  static func named(_ name: String, _ value: PythonCode) -> PythonCode {
    .chain([.text("\(name)="), value])
  }

  static func literal(_ text: String) -> PythonCode { .text(PythonText.literal(text)) }

  static func literal(_ value: StubLiteral) -> PythonCode { .text(PythonText.literal(value)) }

  /// One entry of a dictionary.
  static func entry(_ key: String, _ value: PythonCode) -> PythonCode {
    .chain([.literal(key), .text(": "), value])
  }

  static func dictionary(_ entries: [PythonCode]) -> PythonCode { .list("{", entries, "}") }
}

/// Breaks lines as Python's formatters do: all in one line, or each item on its own with a comma behind it.
enum PythonLayout {
  static let width = 88

  /// - Parameters:
  ///   - depth: the column where it begins.
  ///   - tail: how many letters follow on its last line.
  static func lines(_ code: PythonCode, depth: Int, tail: Int = 0) -> String {
    let flat = code.flat
    if depth + size(flat) + tail <= width { return flat }
    switch code {
    case .text: return flat
    case .union(let names): return union(names, depth)
    case .list(let open, let items, let close): return broken(open, items, close, depth)
    case .tuple(let items): return broken("(", items, ")", depth)
    case .chain(let parts): return chain(parts, depth)
    }
  }

  /// Words in lines; a word that is longer than a line is cut.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").flatMap({ pieces(String($0), width) }) {
      if let last = lines.last, size(last) + 1 + size(word) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Letters beyond Latin are two columns wide to the tools that count them.
  static func size(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }

  private static func pieces(_ word: String, _ width: Int) -> [String] {
    if size(word) <= width { return [word] }
    let scalars = Array(word.unicodeScalars)
    return stride(from: 0, to: scalars.count, by: width / 2).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + width / 2, scalars.count)]))
    }
  }

  private static func broken(
    _ open: String, _ items: [PythonCode], _ close: String, _ depth: Int
  ) -> String {
    if items.isEmpty { return open + close }
    let inner = depth + 4
    let margin = String(repeating: " ", count: inner)
    let lines = items.map {
      margin + PythonLayout.lines($0, depth: inner, tail: 1) + ","
    }
    return ([open] + lines + [String(repeating: " ", count: depth) + close])
      .joined(separator: "\n")
  }

  private static func union(_ names: [String], _ depth: Int) -> String {
    let margin = String(repeating: " ", count: depth)
    let flat = names.joined(separator: " | ")
    let inside =
      depth + 4 + size(flat) <= width ? flat : names.joined(separator: "\n\(margin)    | ")
    return "(\n\(margin)    \(inside)\n\(margin))"
  }

  /// The last brackets are opened; the others too where that is not enough.
  private static func chain(_ parts: [PythonCode], _ depth: Int) -> String {
    guard let last = parts.lastIndex(where: \.canBreak) else {
      return parts.map(\.flat).joined()
    }
    let before = parts[..<last].map(\.flat).joined()
    let isTooLong = depth + size(before) + 2 > width
    return parts.enumerated().map { index, part in
      guard index == last || (isTooLong && index < last && part.canBreak) else { return part.flat }
      return lines(part, depth: depth, tail: width)
    }.joined()
  }
}

extension PythonCode {
  fileprivate var canBreak: Bool {
    switch self {
    case .text: false
    case .list(_, let items, _), .tuple(let items): !items.isEmpty
    case .chain(let parts): parts.contains(where: \.canBreak)
    case .union(let names): names.count > 1
    }
  }
}
