/// Breaks a line of Swift that is too long, as swift-format breaks it.
struct SwiftLineBreaker {
  static let width = 100

  /// The lines of some code, each with its indentation. A line that has no place for a break stays long.
  ///
  /// - Parameter reserve: the columns that are taken behind the last line.
  static func lines(_ code: [SwiftPiece], indent: Int, reserve: Int = 0) -> [String] {
    let flat = code.text
    if indent + code.columns + reserve <= width { return [spaces(indent) + flat] }
    return declaration(code, indent) ?? matched(code, indent) ?? braces(code, indent, reserve)
      ?? operands(code, indent, reserve) ?? chain(code, indent, reserve)
      ?? brackets(code, indent, reserve) ?? list(code, indent) ?? literal(code, indent, reserve)
      ?? assignment(code, indent, reserve) ?? typed(code, indent) ?? [spaces(indent) + flat]
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A method or an initialiser: its parameters on lines of their own, or its answer.
  private static func declaration(_ code: [SwiftPiece], _ indent: Int) -> [String]? {
    guard case .plain(let head)? = code.first, isFunction(head), code.count > 1,
      let parameters = code[1].group, parameters.open == "("
    else { return nil }
    let rest = Array(code.dropFirst(2))
    guard rest.allSatisfy({ $0.group?.isBraced != true }) else { return nil }
    if !parameters.isEmpty {
      return [spaces(indent) + head + "("] + filled(parameters.items, indent + 2, 0)
        + signature(")" + rest.text, indent)
    }
    return signature(head + "()" + rest.text, indent)
  }

  private static func isFunction(_ head: String) -> Bool {
    // Three words at most stand before the one that says it.
    let words = head.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4).map { Substring($0) }
    let rest = words.drop {
      $0 == "public" || $0 == "static" || $0 == "private" || $0 == "fileprivate"
    }
    return rest.first == "func" || rest.first == "init" || rest.first == "init?"
  }

  /// The part of a signature behind the parameters.
  private static func signature(_ text: String, _ indent: Int) -> [String] {
    guard indent + text.columns > width, let arrow = text.lastArrow else {
      return [spaces(indent) + text]
    }
    let opens = text.hasSuffix(" {")
    let answer = String(text[arrow...].dropLast(opens ? 2 : 0))
    return [spaces(indent) + text[..<arrow].trimmedEnd, spaces(indent + 2) + answer]
      + (opens ? [spaces(indent) + "{"] : [])
  }

  /// A case of a switch: what it gives on the next line.
  private static func matched(_ code: [SwiftPiece], _ indent: Int) -> [String]? {
    guard case .plain(let head)? = code.first, head.hasPrefix("case .") else { return nil }
    for (place, piece) in code.enumerated() {
      guard case .plain(let text) = piece, let end = text.colon else { continue }
      let rest = [SwiftPiece.plain(String(text[end...]))] + code[(place + 1)...]
      return [spaces(indent) + code[..<place].text + String(text[..<end]).trimmedEnd]
        + lines(rest, indent: indent + 2)
    }
    return nil
  }

  /// Calls of what calls give: each on a line of its own.
  private static func chain(_ code: [SwiftPiece], _ indent: Int, _ reserve: Int) -> [String]? {
    let places = code.indices.dropFirst().filter { place in
      guard case .plain(let text) = code[place], code[place - 1].group?.open == "(" else {
        return false
      }
      return text.hasPrefix(".") && place + 1 < code.count && code[place + 1].group != nil
    }
    guard let first = places.first else { return nil }
    var result = lines(Array(code[..<first]), indent: indent)
    // A call over several lines is followed on its last one.
    guard result.count == 1 else { return brackets(code, indent, reserve) }
    for (index, place) in places.enumerated() {
      let isLast = index == places.count - 1
      let end = isLast ? code.count : places[index + 1]
      result += lines(Array(code[place..<end]), indent: indent + 2, reserve: isLast ? reserve : 0)
    }
    return result
  }

  /// A property whose type is long: the type on a line of its own.
  private static func typed(_ code: [SwiftPiece], _ indent: Int) -> [String]? {
    guard case .plain(let text)? = code.first, code.count == 1, text.hasSuffix(" {"),
      let end = text.colon
    else { return nil }
    return [
      spaces(indent) + String(text[..<end]).trimmedEnd,
      spaces(indent + 2) + text[end...].dropLast(2), spaces(indent) + "{",
    ]
  }

  /// Blocks and closures: what is in them on lines of their own.
  private static func braces(_ code: [SwiftPiece], _ indent: Int, _ reserve: Int) -> [String]? {
    guard
      let place = code.lastIndex(where: { ($0.group?.isBraced ?? false) && $0.text.columns > 8 }),
      let group = code[place].group
    else { return nil }
    let head =
      (Array(code[..<place]) + [
        .plain("{" + (group.parameters.isEmpty ? "" : " " + group.parameters.trimmedEnd))
      ]).joined
    let body = group.items.flatMap { lines($0, indent: indent + 2) }
    return closed(lines(head, indent: indent) + body, "}", Array(code[(place + 1)...]), indent)
  }

  /// A sum: what is added on lines of its own.
  private static func operands(_ code: [SwiftPiece], _ indent: Int, _ reserve: Int) -> [String]? {
    var parts: [[SwiftPiece]] = [[]]
    for piece in code {
      guard case .plain(var text) = piece else {
        parts[parts.count - 1].append(piece)
        continue
      }
      while let plus = text.plus {
        parts[parts.count - 1].append(.plain(String(text[..<plus])))
        parts.append([])
        text = String(text[text.index(after: plus)...])
      }
      parts[parts.count - 1].append(.plain(text))
    }
    guard parts.count > 1 else { return nil }
    return parts.indices.flatMap { index in
      lines(
        parts[index], indent: indent + (index == 0 ? 0 : 2),
        reserve: index == parts.count - 1 ? reserve : 0)
    }
  }

  /// The longest of the brackets: what is in it on lines of its own.
  private static func brackets(_ code: [SwiftPiece], _ indent: Int, _ reserve: Int) -> [String]? {
    let places = code.indices.filter { code[$0].group.map { !$0.isEmpty && !$0.isBraced } ?? false }
    guard let place = places.max(by: { code[$0].text.columns < code[$1].text.columns }),
      let group = code[place].group
    else { return nil }
    let head = code[..<place].text
    guard indent + head.columns < width else { return nil }
    let tail = Array(code[(place + 1)...])
    if group.open == "[" { return collection(head, group, tail, indent, reserve) }
    if group.items.count == 1, group.items[0].count == 1, let only = group.items[0][0].group,
      only.open == "["
    {
      return collection(head + "(", only, [.plain(")")] + tail, indent, reserve)
    }
    if tail.first?.text.hasPrefix(" {") ?? false || tail.contains(where: { $0.group != nil }) {
      return closed(
        [spaces(indent) + head + "("] + filled(group.items, indent + 2, 0), ")", tail, indent)
    }
    let inside = filled(group.items, indent + 2, 1 + tail.text.columns + reserve)
    return [spaces(indent) + head + "("] + ending(inside, ")" + tail.text)
  }

  private static func collection(
    _ head: String, _ group: SwiftGroup, _ tail: [SwiftPiece], _ indent: Int, _ reserve: Int
  ) -> [String] {
    let comma = group.items.count > 1 ? "," : ""
    let inside: [String]
    if group.items.allSatisfy({ $0.allSatisfy { $0.group == nil } && !$0.text.contains(": ") }) {
      inside = ending(filled(group.items, indent + 2, comma.count), comma)
    } else {
      inside = group.items.indices.flatMap { index in
        let end = index < group.items.count - 1 ? "," : comma
        return ending(lines(group.items[index], indent: indent + 2, reserve: end.count), end)
      }
    }
    return closed([spaces(indent) + head + "["] + inside, "]", tail, indent)
  }

  /// `case a, b`: names on as many lines as they need.
  private static func list(_ code: [SwiftPiece], _ indent: Int) -> [String]? {
    guard code.count == 1, case .plain(let text) = code[0], text.hasPrefix("case ") else {
      return nil
    }
    let names = text.split(separator: ",").map { name in
      [SwiftPiece.plain(String(name.drop { $0 == " " }))]
    }
    guard names.count > 1 else { return nil }
    let lines = filled(names, indent, 0, continued: 2)
    return lines
  }

  /// A literal that no line has room for goes on over lines that end in a backslash.
  private static func literal(_ code: [SwiftPiece], _ indent: Int, _ reserve: Int) -> [String]? {
    guard let place = code.lastIndex(where: { if case .literal = $0 { true } else { false } }),
      case .literal(let text) = code[place]
    else { return nil }
    let tail = code[(place + 1)...].text
    let outer = indent
    // swift-format keeps the text of a value below its key.
    let indent = indent - (place > 1 && code[0].isLiteral ? 2 : 0)
    let first = spaces(outer) + code[..<place].text + "\"\"\""
    let inside = SwiftLiteralLines.lines(text, width: width - indent - 2)
    return [first] + (inside + ["\"\"\"" + tail]).map { spaces(indent + 2) + $0 }
  }

  private static func assignment(_ code: [SwiftPiece], _ indent: Int, _ reserve: Int) -> [String]? {
    guard case .plain(let text)? = code.first, let end = text.assignment else { return nil }
    let head = String(text[..<end]).trimmedEnd
    return [spaces(indent) + head]
      + lines(
        [.plain(String(text[end...]))] + code.dropFirst(), indent: indent + 2, reserve: reserve)
  }

  /// Items on as few lines as they need.
  private static func filled(
    _ items: [[SwiftPiece]], _ indent: Int, _ reserve: Int, continued: Int = 0
  ) -> [String] {
    var result: [String] = []
    var line: String?
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let end = isLast ? "" : ","
      let room = isLast ? reserve : 1
      let flat = item.text
      if let open = line, open.columns + 1 + item.columns + room <= width {
        line = open + " " + flat + end
        continue
      }
      if let open = line { result.append(open) }
      let indent = result.isEmpty ? indent : indent + continued
      let lines = lines(item, indent: indent, reserve: room)
      if lines.count == 1 {
        line = lines[0] + end
      } else {
        result += ending(lines, end)
        line = nil
      }
    }
    return result + (line.map { [$0] } ?? [])
  }

  private static func ending(_ lines: [String], _ end: String) -> [String] {
    lines.dropLast() + [(lines.last ?? "") + end]
  }

  private static func closed(
    _ lines: [String], _ close: String, _ tail: [SwiftPiece], _ indent: Int
  ) -> [String] {
    lines + [spaces(indent) + close + tail.text]
  }
}
