package import Diagnostics
import YAMLSource

/// Adds the calls of one contract to another, with the types, errors and tokens that they name. Nothing that stands there is
/// changed.
package struct ContractGrowth {
  private let old: SourceFile
  private let new: SourceFile
  private let oldRoot: [Entry]
  private let newRoot: [Entry]
  /// The names of the calls that are added.
  package private(set) var calls: [String] = []
  /// The names of calls that are not, because another call has the name.
  package private(set) var clashes: [String] = []

  /// Nil where one of the two is no mapping.
  package init?(of old: SourceFile, by new: SourceFile) {
    // Lines are added behind whole lines.
    let isWhole = old.bytes.last == UInt8(ascii: "\n")
    let old = isWhole ? old : SourceFile(path: old.path, bytes: old.bytes + [UInt8(ascii: "\n")])
    guard case .mapping(let oldRoot)? = YAMLSource.parse(old).root?.content,
      case .mapping(let newRoot)? = YAMLSource.parse(new).root?.content
    else { return nil }
    (self.old, self.new, self.oldRoot, self.newRoot) = (old, new, oldRoot, newRoot)
    let routes = Set(Self.entries("endpoints", in: oldRoot).compactMap(Self.route))
    let names = Set(Self.entries("endpoints", in: oldRoot).map(\.key.text))
    for entry in Self.entries("endpoints", in: newRoot) {
      if let route = Self.route(entry), routes.contains(route) { continue }
      if names.contains(entry.key.text) {
        clashes.append(entry.key.text)
      } else {
        calls.append(entry.key.text)
      }
    }
  }

  /// Why the lines cannot be added to a section; nil where they can.
  package var obstacle: Diagnostic? {
    let flow = oldRoot.first { entry in
      Self.sections.contains(entry.key.text) && isFlow(entry.value)
        && !additions(to: entry.key.text).isEmpty
    }
    return flow.map {
      Diagnostic(
        "import-into", "`\($0.key.text)` is written in braces, so no lines can be added to it",
        at: $0.key.span, help: "write each entry of it on a line of its own")
    }
  }

  private static let sections = ["configuration", "tokens", "types", "errors", "endpoints", "open"]

  package var text: [UInt8] {
    var bytes = old.bytes
    var appended = ""
    var edits: [(offset: Int, text: String)] = []
    for section in Self.sections {
      let lines = additions(to: section)
      if lines.isEmpty { continue }
      if let entry = oldRoot.first(where: { $0.key.text == section }) {
        edits.append(
          (lineEnd(behind: entry.value.span.endOffset), indented(lines, as: entry.value)))
      } else {
        appended += "\n\(section):\n" + lines.joined()
      }
    }
    for edit in edits.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(edit.text.utf8), at: edit.offset)
    }
    return bytes + Array(appended.utf8)
  }

  /// The lines of the entries that a section gains.
  private func additions(to section: String) -> [String] {
    guard let node = newRoot.first(where: { $0.key.text == section })?.value else { return [] }
    if case .sequence(let items) = node.content {
      return items.filter { item in
        guard case .mapping(let keys) = item.content,
          case .scalar(let at)? = keys.first?.value.content
        else { return false }
        return calls.contains { at.text == "endpoints.\($0).does" }
      }.map { lines(from: $0.span, to: $0.span) }
    }
    let known = Set(Self.entries(section, in: oldRoot).map(\.key.text))
    return Self.entries(section, in: newRoot).filter { entry in
      let isWanted =
        section == "endpoints" ? calls.contains(entry.key.text) : named.contains(entry.key.text)
      return isWanted && !known.contains(entry.key.text)
    }.map { lines(from: $0.key.span, to: $0.value.span) }
  }

  /// All words that the new calls use, and the types that they name.
  private var named: Set<String> {
    var found: Set<String> = []
    var open = Self.entries("endpoints", in: newRoot).filter { calls.contains($0.key.text) }.map(
      \.value)
    let types = Dictionary(
      Self.entries("types", in: newRoot).map { ($0.key.text, $0.value) }, uniquingKeysWith: { $1 })
    while let node = open.popLast() {
      switch node.content {
      case .mapping(let entries): open += entries.map(\.value)
      case .sequence(let items): open += items
      case .scalar(let scalar):
        for word in scalar.text.split(whereSeparator: { $0 == " " || $0 == "." }).map(String.init)
        where found.insert(word).inserted {
          if let type = types[word] { open.append(type) }
        }
      }
    }
    return found
  }

  private func lines(from start: Span, to end: Span) -> String {
    let first = start.start.line
    let last = end.end.column == 1 ? end.end.line - 1 : end.end.line
    return (first...max(first, last)).map { String(decoding: new.line($0), as: UTF8.self) + "\n" }
      .joined()
  }

  /// The new entries stand two blanks in; the old ones as their author likes.
  private func indented(_ lines: [String], as node: Node) -> String {
    let first = String(decoding: old.line(node.span.start.line), as: UTF8.self)
    let indent = String(first.prefix { $0 == " " })
    return lines.joined().split(separator: "\n", omittingEmptySubsequences: true)
      .map { indent + $0.dropFirst(2) + "\n" }.joined()
  }

  private func lineEnd(behind offset: Int) -> Int {
    var end = offset
    while end < old.bytes.count, end > 0, old.bytes[end - 1] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func isFlow(_ node: Node) -> Bool {
    node.span.startOffset < old.bytes.count
      && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(old.bytes[node.span.startOffset])
  }

  private static func entries(_ section: String, in root: [Entry]) -> [Entry] {
    guard case .mapping(let entries)? = root.first(where: { $0.key.text == section })?.value.content
    else {
      return []
    }
    return entries
  }

  /// The route without the names in braces.
  private static func route(_ entry: Entry) -> String? {
    guard case .mapping(let keys) = entry.value.content,
      case .scalar(let route)? = keys.first(where: { $0.key.text == "route" })?.value.content
    else { return nil }
    return route.text.split(separator: "/").map { $0.hasPrefix("{") ? "{}" : $0 }.joined(
      separator: "/")
  }
}
