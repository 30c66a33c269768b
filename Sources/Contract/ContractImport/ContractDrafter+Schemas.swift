import ContractModel
import Diagnostics
import OpenAPISource
import YAMLSource

/// Shapes and types of schemas.
extension ContractDrafter {
  /// - Parameters:
  ///   - name: the name of a type that stands right here.
  ///   - isSent: calls send no value of several types.
  /// - Returns: nil for what a contract cannot say, which is noted.
  func shape(_ node: Node, named name: String, isSent: Bool) -> DraftShape? {
    guard let schema = merger.merge(node) else { return nil }
    var shape = shape(schema, named: name, isSent: isSent)
    if schema.isNullable {
      shape?.isOptional = true
      shape?.isNullable = true
    }
    return shape
  }

  private func shape(_ schema: MergedSchema, named name: String, isSent: Bool) -> DraftShape? {
    if !schema.variants.isEmpty { return variants(schema, named: name, isSent: isSent) }
    if let texts = schema.texts, !texts.isEmpty, let shape = enumeration(texts, schema, name) {
      return shape
    }
    switch schema.kinds.first {
    case "array": return list(schema, named: name, isSent: isSent)
    case _ where schema.isObject: return object(schema, named: name, isSent: isSent)
    // A value of several types is JSON of any form too.
    case nil: return .json
    case _ where schema.kinds.count > 1: return .json
    case let kind?:
      guard let word = ScalarWords.word(kind, format: schema.format) else {
        note(
          "`\(subject ?? name)` has a form that a contract does not know, and is left out",
          at: schema.node)
        return nil
      }
      return DraftShape(element: .word(word))
    }
  }

  private func enumeration(
    _ nodes: [Node], _ schema: MergedSchema, _ name: String
  ) -> DraftShape? {
    let texts = nodes.compactMap(\.text)
    let kind = schema.kinds.first ?? "string"
    guard kind == "string", nodes.allSatisfy({ $0.isText || schema.kinds.first == "string" }) else {
      note(
        "the values of `\(subject ?? name)` are no texts, so only their type is kept",
        at: schema.node)
      return nil
    }
    let plain = texts.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    let isTaken = texts.contains { avoided.contains($0) || $0 == "other" }
    guard Set(plain).count == plain.count, !plain.contains(""), !isTaken else {
      note(
        "a text of `\(name)` has no name of its own in code, so it is a `string`", at: schema.node)
      return DraftShape(element: .word("string"))
    }
    return DraftShape(element: texts.count == 1 ? .constant(texts[0]) : .enumeration(texts))
  }

  private func list(_ schema: MergedSchema, named name: String, isSent: Bool) -> DraftShape? {
    guard let items = schema.items else { return .json(.list) }
    return many(.list, of: items, named: name, isSent: isSent)
  }

  private func many(
    _ container: DraftShape.Container, of node: Node, named name: String, isSent: Bool
  ) -> DraftShape? {
    guard var inner = shape(node, named: name, isSent: isSent) else { return nil }
    // Lists of lists have no word of their own.
    guard inner.container == .one else { return .json(container) }
    inner = named(inner, name)
    inner.isOptional = false
    inner.isNullable = false
    inner.container = container
    return inner
  }

  private func object(_ schema: MergedSchema, named name: String, isSent: Bool) -> DraftShape? {
    if !schema.properties.isEmpty { return record(schema, named: name, isSent: isSent) }
    if let values = schema.additional, values.isMap, !values.members.isEmpty {
      return many(.map, of: values, named: name, isSent: isSent)
    }
    return .json
  }

  /// The type of a record, which is made once for each schema.
  func record(
    _ schema: MergedSchema, named name: String, isSent: Bool, constants: [String: String] = [:]
  ) -> DraftShape {
    let marks = constants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let key = schema.pointer.map {
      ([$0, isInPatch ? "patch" : isSent ? "sent" : ""] + marks).joined(separator: "|")
    }
    if let key, let known = typesByPointer[key] { return DraftShape(element: .type(known)) }
    let last = schema.pointer.flatMap { $0.split(separator: "/").last.map(String.init) }
    let type = typeNames.claim(ImportName.type(last ?? name))
    if let key { typesByPointer[key] = type }
    waiting.append(
      WaitingRecord(
        index: draft.types.count, schema: schema, name: type, isSent: isSent, isPatch: isInPatch,
        constants: constants))
    add(DraftType(name: type, content: .record([])))
    return DraftShape(element: .type(type))
  }

  /// Fills the records that were named and are still empty. A chain of types may be as long as the description, so each
  /// waits for its turn.
  func fillRecords() {
    defer { isInPatch = false }
    while let record = waiting.popLast() {
      isInPatch = record.isPatch
      let fields = fields(
        record.schema, of: record.name, isSent: record.isSent, constants: record.constants)
      if fields.isEmpty { note("nothing of `\(record.name)` can be said", at: record.schema.node) }
      draft.types[record.index].content = .record(fields)
    }
  }

  func fields(
    _ schema: MergedSchema, of owner: String, isSent: Bool, constants: [String: String] = [:]
  ) -> [DraftField] {
    var names = TakenNames(avoided)
    return schema.properties.compactMap { property in
      let isRequired = schema.required.contains(property.name)
      if let text = constants[property.name] {
        let shape = DraftShape(element: .constant(text))
        return DraftField(
          name: names.claim(ImportName.member(property.name)), wire: property.name, shape: shape,
          span: property.node.span)
      }
      let type = owner + ImportName.type(property.name)
      let outer = subject
      subject = property.name
      defer { subject = outer }
      guard var shape = shape(property.node, named: type, isSent: isSent) else { return nil }
      if !isRequired || (isSent && isReadOnly(property.node)) { shape.isOptional = true }
      shape.isClearable = isInPatch && !isRequired && shape.isNullable  //! import-null-clears
      if shape.isOptional { shape = named(shape, type) }
      return field(
        names.claim(ImportName.member(property.name)), property.name, shape, property.node)
    }
  }

  private func isReadOnly(_ node: Node) -> Bool { node["readOnly"]?.isTrue == true }

  func field(_ name: String, _ wire: String, _ shape: DraftShape, _ node: Node) -> DraftField {
    var field = DraftField(name: name, wire: wire, shape: shape, span: node.span)
    if shape.element == .word("string"), let word = ScalarWords.named[wire.lowercased()] {
      field.shape.element = .word(word)
    }
    guard case .word(let word) = field.shape.element else { return field }
    if word == "string", ScalarWords.isSecret(wire) { field.isSecret = true }
    guard let schema = merger.merge(node) else { return field }
    let kinds =
      word == "int" || word == "number" ? ["minimum", "maximum"] : ["minLength", "maxLength"]
    let takesLimits = !["bool", "uuid", "url", "instant", "bytes", "json"].contains(word)
    if takesLimits, shape.container == .one {
      field.min = schema.limits[kinds[0]].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      field.max = schema.limits[kinds[1]].flatMap { Int($0) }
      if let pattern = schema.limits["pattern"], word == "string" {
        field.pattern = ImportPattern.text(pattern)
        if field.pattern == nil {
          note("the pattern of `\(wire)` has forms that not all languages share", at: node)
        }
      }
    }
    return field
  }

  /// An enum, a record or a constant that may be missing, or of which there are several, needs a type with a name.
  func named(_ shape: DraftShape, _ name: String) -> DraftShape {
    let texts: [String]
    switch shape.element {
    case .enumeration(let all): texts = all
    case .constant(let text): texts = [text]
    case .word, .type: return shape
    }
    var shape = shape
    let key = "enum|" + ImportName.type(name) + "|" + texts.joined(separator: "|")
    let type = typesByPointer[key] ?? typeNames.claim(ImportName.type(name))
    if typesByPointer[key] == nil {
      typesByPointer[key] = type
      add(DraftType(name: type, content: .enumeration(texts)))
    }
    shape.element = .type(type)
    return shape
  }
}
