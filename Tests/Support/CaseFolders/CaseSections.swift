/// The files of a case in one text. A line `>>> NAME` begins each. `>>> NAME = OTHER` begins the changes that make a file
/// of one above it: a line with `-` goes, one with `+` comes, and one with a space says where.
struct CaseSections: Sendable {
  static let ending = ".case"
  private static let mark = ">>> "
  /// The last line of a file whose own last line has no end.
  private static let endless = "\\ No newline at end of section\n"

  private var written: [(mark: String, text: String)] = []
  private(set) var all: [(name: String, text: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix(Self.mark) {
        written.append((String(line.dropFirst(Self.mark.count)), ""))
      } else if !written.isEmpty {
        written[written.count - 1].text += line + "\n"
      }
    }
    for index in written.indices where written[index].text.hasSuffix(Self.endless) {
      written[index].text.removeLast(Self.endless.count + 1)
    }
    for (mark, text) in written {
      let names = mark.split(separator: " = ").map(String.init)
      let base = names.count == 2 ? self[names[1]] : nil
      all.append((names[0], base.map { Self.changed($0, by: text) } ?? text))
    }
  }

  subscript(name: String) -> String? { all.first { $0.name == name }?.text }

  func replacing(_ name: String, with text: String) -> CaseSections {
    var new = self
    if let index = all.firstIndex(where: { $0.name == name }) {
      (new.written[index].text, new.all[index].text) = (text, text)
    } else {
      new.written.append((name, text))
      new.all.append((name, text))
    }
    return new
  }

  var text: String {
    written.map { mark, text in
      let isEndless = !text.isEmpty && !text.hasSuffix("\n")
      return Self.mark + mark + "\n" + text + (isEndless ? "\n" + Self.endless : "")
    }.joined()
  }

  private static func changed(_ base: String, by changes: String) -> String {
    var rest = base.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var lines: [Substring] = []
    for change in changes.split(separator: "\n") {
      let line = change.dropFirst()
      if change.hasPrefix("+") {
        lines.append(line)
        continue
      }
      let place = rest.firstIndex(of: line) ?? rest.endIndex
      lines += rest[..<place] + (change.hasPrefix(" ") ? [line] : [])
      rest = rest[place...].dropFirst()
    }
    return (lines + rest).joined(separator: "\n")
  }
}
