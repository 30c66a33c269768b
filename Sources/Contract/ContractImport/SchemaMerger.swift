import OpenAPISource
import YAMLSource

/// Follows the references of a schema and takes its `allOf` together.
struct SchemaMerger {
  private static let mostParts = 1_000
  private static let deepest = 100

  private let document: OpenAPIDocument
  /// Takes what cannot be followed.
  private let complain: (String, Node) -> Void

  init(_ document: OpenAPIDocument, complain: @escaping (String, Node) -> Void) {
    self.document = document
    self.complain = complain
  }

  /// Nil for a schema that cannot be found.
  func merge(_ node: Node) -> MergedSchema? {
    guard case .found(let target, let pointer) = document.resolve(node) else {
      if case .broken(let reason) = document.resolve(node) { complain(reason, node) }
      return nil
    }
    var merged = MergedSchema(target)
    merged.pointer = pointer
    var open: Set<String> = []
    add(target, to: &merged, &open)
    if node["nullable"]?.isTrue == true { merged.isNullable = true }
    return single(merged)
  }

  private func add(_ node: Node, to merged: inout MergedSchema, _ open: inout Set<String>) {
    for part in node["allOf"]?.items ?? [] {
      merged.partCount += 1
      guard merged.partCount <= Self.mostParts, open.count <= Self.deepest else {
        complain(
          "more than \(Self.mostParts) parts of `allOf`, or more than \(Self.deepest) levels", node)
        return
      }  //! all-of-bounded
      let pointer = part["$ref"]?.text
      if let pointer, !open.insert(pointer).inserted {  //! all-of-cycle
        complain("`\(pointer)` holds itself in `allOf`", part)
        continue
      }
      switch document.resolve(part) {
      case .found(let target, _): add(target, to: &merged, &open)
      case .broken(let reason): complain(reason, part)
      }
      if let pointer { open.remove(pointer) }
    }
    merged.add(node)
    merged.variants += (node["oneOf"]?.items ?? []) + (node["anyOf"]?.items ?? [])
  }

  /// Without the variant that is null; a single variant is the schema itself.
  private func single(_ merged: MergedSchema) -> MergedSchema {
    var merged = merged
    let isNull = { (node: Node) in node["type"]?.text == "null" }
    if merged.variants.contains(where: isNull) { merged.isNullable = true }
    merged.variants.removeAll(where: isNull)
    // `anyOf: [{ required: [a] }, { required: [b] }]` says nothing of the form.
    merged.variants.removeAll { $0.members.allSatisfy { $0.key.text == "required" } }
    guard merged.variants.count == 1, merged.properties.isEmpty,
      case .found(let target, let pointer) = document.resolve(merged.variants[0])
    else { return merged }
    var whole = MergedSchema(target)
    whole.pointer = pointer
    whole.isNullable = merged.isNullable
    var open: Set<String> = []
    add(target, to: &whole, &open)
    return whole
  }
}
