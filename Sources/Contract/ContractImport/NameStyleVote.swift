import ContractModel
import YAMLSource

/// The way in which a description spells most names of more than one word.
struct NameStyleVote {
  private(set) var style = Server.NameStyle.camelCase
  private var snake = 0
  private var camel = 0
  private var pascal = 0

  init(_ document: OpenAPIDocument) {
    var open = [document.root]
    while let node = open.popLast() {
      for entry in node["properties"]?.members ?? [] { count(entry.key.text) }
      open += node.members.map(\.value) + node.items
    }
    if snake > camel && snake >= pascal { style = .snakeCase }
    if pascal > camel && pascal > snake { style = .pascalCase }
  }

  private mutating func count(_ name: String) {
    guard let first = name.utf8.first else { return }
    if name.dropFirst().contains("_") { snake += 1 }
    if (0x41...0x5A).contains(first) {
      pascal += 1
    } else if name.utf8.contains(where: { (0x41...0x5A).contains($0) }) {
      camel += 1
    }
  }
}
