import Diagnostics
import YAMLSource

/// The fields that calls send.
extension ContractDrafter {
  struct Body {
    var fields: MergedSchema?
    var isForm = false
    var isRequired = true
    /// The texts by which this form of the body is told from others.
    var constants: [String: String] = [:]
  }

  /// The forms of a body; a single one without fields where nothing is sent.
  func bodies(_ operation: Operation) -> [Body] {
    guard let request = operation.node["requestBody"], let node = found(request) else {
      return [Body()]
    }
    if operation.method == "GET" || operation.method == "HEAD" {
      note("a \(operation.method) has no body, so it is left out", at: request)
      return [Body()]
    }
    let json = node.jsonContent
    guard let content = json ?? node.formContent else {
      if let other = node["content"]?.members.first {
        note("a body of the type `\(other.key.text)` is left out", at: other.value)
      }
      return [Body()]
    }
    var body = Body()
    body.isForm = json == nil
    body.isRequired = node["required"]?.isTrue == true
    guard let schema = content["schema"].flatMap(merger.merge) else { return [body] }
    return forms(schema, body)
  }

  private func forms(_ schema: MergedSchema, _ body: Body) -> [Body] {
    var body = body
    let merged = schema.variants.compactMap(merger.merge)
    guard !merged.isEmpty else {
      if schema.isObject { body.fields = schema } else { noteBody(schema) }
      return [body]
    }
    guard merged.allSatisfy(\.isObject) else {
      noteBody(schema)
      return [body]
    }
    if schema.properties.isEmpty, let told = toldApart(schema, merged),
      told.allSatisfy({ !$0.constants.isEmpty }),
      Set(told.map { $0.constants.keys.sorted() }).count == 1
    {
      return told.map { variant in
        var form = body
        form.fields = variant.schema
        form.constants = variant.constants
        return form
      }
    }
    body.fields = together(merged, schema)
    note("the forms of a body are one, with the fields of all", at: schema.node)
    return [body]
  }

  private func noteBody(_ schema: MergedSchema) {
    note("a body that is no object is left out", at: schema.node)
  }

  func sends(
    _ operation: Operation, _ keys: [DraftField], _ body: Body, of name: String
  ) -> [DraftField] {
    var names = TakenNames(Set(draft.sent.map(\.name)).union(avoided))
    var sent: [DraftField] = []
    var missing = operation.pathNames
    for parameter in parameters(operation) {
      guard var field = self.field(of: parameter, operation, name) else { continue }
      if field.place == "path" { missing.removeAll { $0 == field.wire } }
      field.name = names.claim(field.name)
      sent.append(field)
    }
    for part in missing {
      let field = names.claim(ImportName.member(part))
      sent.append(
        DraftField(
          name: field, wire: part, shape: DraftShape(element: .word("string")), place: "path"))
    }
    sent += keys.map { key in
      var key = key
      key.name = names.claim(key.name)
      return key
    }
    sent += bodyFields(body, operation, &names, of: name)
    fillRecords()
    return sent
  }

  private func bodyFields(
    _ body: Body, _ operation: Operation, _ names: inout TakenNames, of name: String
  ) -> [DraftField] {
    guard let schema = body.fields else { return [] }
    let type = ImportName.type(name)
    isInPatch = operation.method == "PATCH" && !body.isForm
    defer { isInPatch = false }
    let fields = fields(schema, of: type, isSent: true, constants: body.constants)
    return fields.compactMap { field in
      var field = field
      if body.isForm && (!field.shape.isSingle || isRecord(field.shape)) {
        note(
          "`\(field.wire)` is no single value, and a form takes nothing else",
          at: Node(.mapping([]), at: field.span ?? schema.node.span))
        return nil
      }
      field.name = names.claim(field.name)
      if operation.method == "DELETE" { field.place = "body" }
      if !body.isRequired, case .constant = field.shape.element { return field }
      if !body.isRequired, !field.shape.isOptional {
        field.shape.isOptional = true
        field.shape = named(field.shape, type + ImportName.type(field.wire))
      }
      return field
    }
  }

  private func isRecord(_ shape: DraftShape) -> Bool {
    guard let name = shape.typeNames.first else { return false }
    if case .enumeration? = type(named: name)?.content { return false }
    return type(named: name) != nil
  }

  /// The operation's own parameters, and those of its path that it does not replace.
  private func parameters(_ operation: Operation) -> [Node] {
    let resolved = { [document] (nodes: [Node]) -> [Node] in
      nodes.compactMap { node in
        switch document.resolve(node) {
        case .found(let found, _): return found
        case .broken(let reason):
          self.note(reason, at: node)
          return nil
        }
      }
    }
    let own = resolved(operation.node["parameters"]?.items ?? [])
    let key = { (node: Node) in "\(node["in"]?.text ?? "") \(node["name"]?.text ?? "")" }
    let known = Set(own.map(key))
    return resolved(operation.shared).filter { !known.contains(key($0)) } + own
  }

  private static let others = ["accept", "content-type", "authorization"]

  private func field(of parameter: Node, _ operation: Operation, _ owner: String) -> DraftField? {
    guard let wire = parameter["name"]?.text, let place = parameter["in"]?.text,
      ["path", "query", "header", "cookie"].contains(place)
    else {
      note("a parameter without `name` and `in` is left out", at: parameter)
      return nil
    }
    if place == "header", Self.others.contains(wire.lowercased()) { return nil }
    if place == "path", !operation.pathNames.contains(wire) { return nil }
    let schema = parameter["schema"] ?? parameter.jsonContent?["schema"]
    let type = ImportName.type(owner) + ImportName.type(wire)
    let found = schema.flatMap { shape($0, named: type, isSent: true) }
    guard var shape = found, shape.isSingle, !isRecord(shape) else {
      note("the parameter `\(wire)` is no single value, and is left out", at: parameter)
      return nil
    }
    if case .constant = shape.element, place == "path" { shape.element = .word("string") }
    shape.isOptional = place != "path" && parameter["required"]?.isTrue != true
    if shape.isOptional { shape = named(shape, type) }
    var field = self.field(ImportName.member(wire), wire, shape, schema ?? parameter)
    field.place = place
    return place == "query" || place == "path" ? inURL(field, parameter) : field
  }
}

extension ContractDrafter {
  /// A secret may not stand in a URL, and the description puts one there.
  private func inURL(_ field: DraftField, _ parameter: Node) -> DraftField {
    let isPassword = field.shape.element == .word("password")
    guard field.isSecret == true || isPassword else { return field }
    var field = field
    if isPassword { field.shape.element = .word("string") }
    field.isSecret = false
    note(
      "`\(field.wire)` looks like a secret and is part of the URL, so it is marked `secret: false`",
      at: parameter,
      help: "logs and proxies see URLs; send it in the body if the server takes it there")
    return field
  }
}

extension ContractDrafter.Operation {
  /// The names in braces.
  var pathNames: [String] {
    path.split(separator: "/").filter { $0.hasPrefix("{") && $0.hasSuffix("}") }
      .map { String($0.dropFirst().dropLast()) }
  }
}
