/// A tree as YAML, with the place that each text has in it. Every text stands in quotes, with escapes for all but
/// printable ASCII, so that YAML itself takes nothing from it.
package struct WrittenTree: Sendable {
  package private(set) var yaml = ""
  /// The beginning of each text, in the order of the file.
  private var starts: [(offset: Int, place: Place)] = []

  package init(_ tree: Tree) { write(tree, at: [], indent: "", isInItem: false) }

  /// The text in which a byte lies.
  package func place(at offset: Int) -> Place? {
    starts.last { $0.offset <= offset }?.place
  }

  private mutating func write(_ tree: Tree, at path: [Int], indent: String, isInItem: Bool) {
    switch tree {
    case .text(let text):
      yaml += " "
      write(text, Place(path: path, isKey: false))
      yaml += "\n"
    case .map(let entries) where entries.isEmpty: yaml += " {}\n"
    case .list(let items) where items.isEmpty: yaml += " []\n"
    case .list(let items):
      yaml += indent.isEmpty ? "" : "\n"
      for (index, item) in items.enumerated() {
        yaml += indent + "-"
        write(item, at: path + [index], indent: indent + "  ", isInItem: true)
      }
    case .map(let entries):
      yaml += isInItem || indent.isEmpty ? "" : "\n"
      for (index, entry) in entries.enumerated() {
        yaml += index == 0 && isInItem ? " " : indent
        write(entry.0, Place(path: path + [index], isKey: true))
        yaml += ":"
        write(entry.1, at: path + [index], indent: indent + "  ", isInItem: false)
      }
    }
  }

  private mutating func write(_ text: String, _ place: Place) {
    starts.append((yaml.utf8.count, place))
    yaml += "\"" + text.unicodeScalars.map(WrittenTree.escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case " "..."~": return String(Character(scalar))
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
