/// The files of a case in one text. A line `>>> NAME` begins each.
struct CaseSections: Sendable {
  static let ending = ".case"
  private static let mark = ">>> "
  /// The last line of a file whose own last line has no end.
  private static let endless = "\\ No newline at end of section\n"

  private(set) var all: [(name: String, text: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix(Self.mark) {
        all.append((String(line.dropFirst(Self.mark.count)), ""))
      } else if !all.isEmpty {
        all[all.count - 1].text += line + "\n"
      }
    }
    for index in all.indices where all[index].text.hasSuffix(Self.endless) {
      all[index].text.removeLast(Self.endless.count + 1)
    }
  }

  subscript(name: String) -> String? { all.first { $0.name == name }?.text }

  func replacing(_ name: String, with text: String) -> CaseSections {
    var new = self
    if let index = all.firstIndex(where: { $0.name == name }) {
      new.all[index].text = text
    } else {
      new.all.append((name, text))
    }
    return new
  }

  var text: String {
    all.map { name, text in
      let isEndless = !text.isEmpty && !text.hasSuffix("\n")
      return Self.mark + name + "\n" + text + (isEndless ? "\n" + Self.endless : "")
    }.joined()
  }
}
