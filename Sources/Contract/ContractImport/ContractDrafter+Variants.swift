import Diagnostics
import YAMLSource

/// Values of one of several schemas.
extension ContractDrafter {
  struct Variant {
    let schema: MergedSchema
    /// The texts by which it is told apart, by the names on the wire.
    let constants: [String: String]
  }

  func variants(_ schema: MergedSchema, named name: String, isSent: Bool) -> DraftShape? {
    let merged = schema.variants.compactMap(merger.merge)
    guard merged.allSatisfy({ $0.isObject && !$0.properties.isEmpty }) else {
      return scalars(merged, schema, named: name)
    }
    if !isSent, let told = toldApart(schema, merged) { return choice(told, schema, named: name) }
    if !isSent {
      note(
        "the forms of `\(subject ?? name)` cannot be told apart, so one type has the fields of all",
        at: schema.node, help: "a `oneOf` needs a constant in all but one of its types")
    }
    return record(together(merged, schema), named: name, isSent: isSent)
  }

  /// One record with the fields of all; a field is required where all require it.
  func together(_ merged: [MergedSchema], _ schema: MergedSchema) -> MergedSchema {
    var whole = schema
    whole.variants = []
    whole.kinds = ["object"]
    var required = merged.first?.required ?? []
    for one in merged {
      required.formIntersection(one.required)
      for property in one.properties
      where !whole.properties.contains(where: { $0.name == property.name }) {
        whole.properties.append(property)
      }
    }
    whole.required.formUnion(required)
    whole.properties = whole.properties.map { property in
      let texts = merged.compactMap { one in
        one.properties.first { $0.name == property.name }.flatMap { constant($0.node) }
      }
      // Constants that differ are texts of one field.
      return Set(texts).count > 1
        ? (property.name, Node.stringSchema(at: property.node.span)) : property
    }
    return whole
  }

  private func scalars(
    _ merged: [MergedSchema], _ schema: MergedSchema, named name: String
  ) -> DraftShape? {
    let kinds = Set(merged.flatMap(\.kinds))
    if merged.allSatisfy({ $0.properties.isEmpty && $0.variants.isEmpty }) {
      if kinds == ["string"] { return DraftShape(element: .word("string")) }
      if kinds == ["integer", "number"] { return DraftShape(element: .word("number")) }
    }
    return .json
  }

  private func choice(
    _ variants: [Variant], _ schema: MergedSchema, named name: String
  ) -> DraftShape {
    let last = schema.pointer.flatMap { $0.split(separator: "/").last.map(String.init) }
    let key = schema.pointer.map { $0 + "|choice" }
    if let key, let known = typesByPointer[key] { return DraftShape(element: .type(known)) }
    let type = typeNames.claim(ImportName.type(last ?? name))
    if let key { typesByPointer[key] = type }
    let index = draft.types.count
    add(DraftType(name: type, content: .choice([])))
    let names = variants.enumerated().flatMap { number, variant in
      record(
        variant.schema, named: "\(type)\(number + 1)", isSent: false, constants: variant.constants
      ).typeNames
    }
    draft.types[index].content = .choice(names)
    return DraftShape(element: .type(type))
  }

  /// The variants with their constants; nil where two look alike.
  func toldApart(_ schema: MergedSchema, _ merged: [MergedSchema]) -> [Variant]? {
    let variants = zip(schema.variants, merged).map { node, variant in
      Variant(schema: variant, constants: constants(of: variant, node, schema.discriminator))
    }
    let unmarked = variants.filter(\.constants.isEmpty).count
    let marks = variants.map {
      $0.constants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
    let pointers = Set(merged.compactMap(\.pointer))
    guard merged.count > 1, unmarked <= 1, Set(marks).count == marks.count,
      pointers.count == merged.filter({ $0.pointer != nil }).count
    else { return nil }
    return variants
  }

  private func constants(
    of variant: MergedSchema, _ node: Node, _ discriminator: Node?
  ) -> [String: String] {
    if let name = discriminator?["propertyName"]?.text {
      let mapping = discriminator?["mapping"]?.members ?? []
      let pointer = variant.pointer ?? node["$ref"]?.text
      let last = pointer?.split(separator: "/").last.map(String.init)
      let mapped = mapping.first { $0.value.text == pointer || $0.value.text == last }?.key.text
      let own = variant.properties.first { $0.name == name }.flatMap { constant($0.node) }
      if let text = mapped ?? own ?? last, variant.properties.contains(where: { $0.name == name }) {
        return [name: text]
      }
    }
    let found = variant.properties.compactMap { property -> (String, String)? in
      guard variant.required.contains(property.name) else { return nil }
      return constant(property.node).map { (property.name, $0) }
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  /// The one text that a schema allows.
  private func constant(_ node: Node) -> String? {
    guard let schema = merger.merge(node), let texts = schema.texts, texts.count == 1,
      texts[0].isText
    else { return nil }
    return texts[0].text
  }
}

extension Node {
  fileprivate static func stringSchema(at span: Span) -> Node {
    let key = Entry.KeyScalar(Scalar("type", .plain), at: span)
    return Node(.mapping([Entry(key, Node(.scalar(Scalar("string", .plain)), at: span))]), at: span)
  }
}
