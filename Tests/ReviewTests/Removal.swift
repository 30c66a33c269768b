import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import YAMLSource

/// A contract without one of its names: an error, a call, a token, a type, a field or a text of an enum.
struct Removal {
  let kind: String
  /// The keys that lead to it; the last is the name.
  let path: [String]
  let old: Contract
  let new: Contract
  let whole: Node
  let without: Node
  private let source: SourceFile

  static let kinds = ["call", "error", "field", "text", "token", "type"]

  /// The first ten of each kind in each contract, as far as the rest is a contract.
  static func all() throws -> [Removal] {
    let files =
      Checkout.files(in: "contract", ending: ".yaml")
      + Checkout.files(in: "Tests/Shapes", ending: ".yaml").filter {
        !$0.contains("/Generated/") && !$0.hasSuffix("authgen.yaml")
      }
    return try files.flatMap { file in
      let source = SourceFile(path: file, text: try Checkout.text(file))
      guard let root = YAMLSource.parse(source).root else { return [Removal]() }
      let remarks = ["scenarios", "open", "waive", "reserved", "session", "flows"]
      let bare = remarks.reduce(root) { $0.removing([$1]) }
      let whole = unheld.reduce(bare) { $0.adding($1.text, to: $1.section) }
      return candidates(in: whole).compactMap { Removal($0, $1, whole, source) }
    }
  }

  /// A token and a type that nothing names: those of the contracts cannot go alone.
  private static let unheld = [
    (
      "tokens",
      "{ unheld: { format: opaque, lifetime: 1h, stored: memory, sent: { in: cookie, wire: u } } }"
    ),
    ("types", "{ Unheld: { id: uuid } }"),
  ].map { (section: $0.0, text: $0.1) }

  private init?(_ kind: String, _ path: [String], _ whole: Node, _ source: SourceFile) {
    let name = path.last ?? ""
    let without = kind == "error" ? whole.removing(path).withoutItems(name) : whole.removing(path)
    guard let old = try? Self.read(whole, source), let new = try? Self.read(without, source) else {
      return nil
    }
    (self.kind, self.path, self.old, self.new) = (kind, path, old, new)
    (self.whole, self.without, self.source) = (whole, without, source)
  }

  /// The entry is about this name: a removal may take others with it.
  func isMeant(_ entries: String) -> Bool { entries.contains(path.joined(separator: ".")) }

  func read(_ root: Node, reserving entries: String) -> Result {
    let text = SourceFile(path: "reserved", text: "reserved: \(entries)\n")
    guard let more = YAMLSource.parse(text).root, case .mapping(let new) = more.content,
      case .mapping(let old) = root.content
    else { return Result(contract: nil, problems: []) }
    do {
      let both = Node(.mapping(old + new), at: root.span)
      return Result(contract: try Self.read(both, source), problems: [])
    } catch {
      return Result(contract: nil, problems: (error as? Problems)?.diagnostics ?? [])
    }
  }

  struct Result {
    let contract: Contract?
    let problems: [Diagnostic]

    func get() throws -> Contract {
      guard let contract else { throw Problems(problems) }
      return contract
    }
  }

  private static func read(_ root: Node, _ source: SourceFile) throws -> Contract {
    try ContractReader.read(Document(source: source, root: root, problems: []))
  }

  private static func candidates(in root: Node) -> [(String, [String])] {
    let sections = [
      ("error", "errors"), ("call", "endpoints"), ("token", "tokens"), ("type", "types"),
    ]
    var found = [("token", ["tokens", "unheld"]), ("type", ["types", "Unheld"])]
    for (kind, section) in sections {
      found += root.names(at: [section]).prefix(10).map { (kind, [section, $0]) }
    }
    let types = root.names(at: ["types"]).map { ["types", $0] }
    let calls = root.names(at: ["endpoints"]).flatMap { name in
      [["endpoints", name, "sends"], ["endpoints", name, "returns"]]
    }
    let fields = (types + calls).flatMap { holder in
      root.names(at: holder).filter { !["enum", "oneOf"].contains($0) }.map { holder + [$0] }
    }
    found += fields.prefix(10).map { ("field", $0) }
    for holder in types + fields {
      found += root.texts(at: holder + ["enum"]).prefix(2).map { ("text", holder + ["enum", $0]) }
    }
    return found
  }
}

extension Node {
  fileprivate func names(at path: [String]) -> [String] {
    guard case .mapping(let entries)? = below(path)?.content else { return [] }
    return entries.map(\.key.text)
  }

  fileprivate func texts(at path: [String]) -> [String] {
    guard case .sequence(let items)? = below(path)?.content, items.count > 1 else { return [] }
    return items.compactMap(\.text)
  }

  private var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  private func below(_ path: [String]) -> Node? {
    path.reduce(Optional(self)) { node, key in
      guard case .mapping(let entries)? = node?.content else { return nil }
      return entries.first { $0.key.text == key }?.value
    }
  }

  /// With more entries in a section, if it is there.
  fileprivate func adding(_ text: String, to section: String) -> Node {
    guard case .mapping(let entries) = content,
      case .mapping(let more)? = YAMLSource.parse(SourceFile(path: "more", text: text)).root?
        .content
    else { return self }
    return Node(
      .mapping(
        entries.map { entry in
          guard entry.key.text == section, case .mapping(let old) = entry.value.content else {
            return entry
          }
          return Entry(entry.key, Node(.mapping(old + more), at: entry.value.span))
        }), at: span)
  }

  /// Without the entry, or the item, to which the path leads.
  fileprivate func removing(_ path: [String]) -> Node {
    guard let first = path.first else { return self }
    switch content {
    case .scalar: return self
    case .sequence(let items):
      return Node(.sequence(items.filter { $0.text != first }), at: span)
    case .mapping(let entries):
      if path.count == 1 {
        return Node(.mapping(entries.filter { $0.key.text != first }), at: span)
      }
      let rest = Array(path.dropFirst())
      return Node(
        .mapping(
          entries.map { $0.key.text == first ? Entry($0.key, $0.value.removing(rest)) : $0 }),
        at: span)
    }
  }

  /// Without the items of lists that say this.
  fileprivate func withoutItems(_ text: String) -> Node {
    switch content {
    case .scalar: self
    case .sequence(let items):
      Node(.sequence(items.filter { $0.text != text }.map { $0.withoutItems(text) }), at: span)
    case .mapping(let entries):
      Node(.mapping(entries.map { Entry($0.key, $0.value.withoutItems(text)) }), at: span)
    }
  }
}
