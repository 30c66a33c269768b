import OpenAPISource
import YAMLSource

/// A schema with its `allOf` and its references taken together.
struct MergedSchema {
  var node: Node
  /// The pointer of the last reference; nil for a schema that stands right here.
  var pointer: String?
  var kinds: [String] = []
  var isNullable = false
  var format: String?
  var texts: [Node]?
  var properties: [(name: String, node: Node)] = []
  private var names: Set<String> = []
  var required: Set<String> = []
  var items: Node?
  var additional: Node?
  var variants: [Node] = []
  var discriminator: Node?
  var limits: [String: String] = [:]
  /// The parts of `allOf` that were taken, however many ways lead to each.
  var partCount = 0

  init(_ node: Node) { self.node = node }

  var isObject: Bool { kinds.first == "object" || (kinds.isEmpty && !properties.isEmpty) }

  /// Takes what a schema says itself.
  mutating func add(_ node: Node) {
    let type = node["type"]
    for kind in (type?.text.map { [$0] } ?? type?.items.compactMap(\.text) ?? []) {
      if kind == "null" { isNullable = true } else if !kinds.contains(kind) { kinds.append(kind) }
    }
    if node["nullable"]?.isTrue == true { isNullable = true }
    format = node["format"]?.text ?? format
    if let values = node["const"].map({ [$0] }) ?? node["enum"]?.items {
      if values.contains(where: { $0.text == "null" && !$0.isText }) { isNullable = true }
      texts = values.filter { $0.isText || $0.text != "null" }
    }
    for entry in node["properties"]?.members ?? [] {
      if !names.insert(entry.key.text).inserted {  //! import-properties-once
        properties.removeAll { $0.name == entry.key.text }
      }
      properties.append((entry.key.text, entry.value))
    }
    required.formUnion(node["required"]?.items.compactMap(\.text) ?? [])
    items = node["items"] ?? items
    additional = node["additionalProperties"] ?? additional
    discriminator = node["discriminator"] ?? discriminator
    for key in ["minLength", "maxLength", "minimum", "maximum", "pattern"] {
      if let text = node[key]?.text { limits[key] = text }
    }
  }
}
