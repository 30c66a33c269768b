import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  func server(_ name: Text, _ node: Node) -> Server? {
    guard let draft = draft(Server.self, node, named: name) else { return nil }
    var server = draft.model
    server.success = success(draft.keys)
    server.answer = answer(draft.keys["answer"])
    server.pins = pins(draft.keys["pins"])
    checkEnvelope(server)
    return server
  }

  func environments(_ node: Node, _ key: String) -> [Server.Environment] {
    Array(
      definitions(key, of: node) { name, node in
        url(node).map { Server.Environment(name: name, url: $0) }
      })
  }

  /// In a refusal `wire: error.message` is a path into the body, `.` the whole body.
  func refusalFields(_ node: Node?, _ setting: FieldSetting) -> [Field] {
    let fields = fields(node, setting)
    for path in fields.filter({ $0.location == .body }).compactMap(\.wire)
    where path.value != "." && !WirePath.isValid(path.value) {
      report(.badWirePath(path))
    }
    return fields
  }

  private func answer(_ node: Node?) -> [String] {
    guard let path = text(node) else { return [] }
    if !WirePath.isValid(path.value) || path.value.split(separator: ".").contains("*") {
      report(.badWirePath(path))
    }
    return path.value.split(separator: ".").map(String.init)
  }

  /// A field may stand in the path of every call whose route names it.
  func everyCall(_ node: Node?) -> [Field] {
    let inPath = (node?.entries ?? []).filter { $0.value["in"]?.scalar?.text == "path" }
    return fields(node, .everyCall(inPath.map(\.key.text)))
  }

  func serverURL(_ node: Node?) -> Reference? {
    guard let text = node?.scalar?.text, text.hasPrefix("configuration.") else {
      return url(node).map { .text($0) }
    }
    let reference = reference(node)
    checkKind(reference, "a `url`") { shape in
      if case .scalar(.url) = shape.element { shape.container == .one } else { false }
    }
    return reference
  }

  /// A value of the deployment that has a use of its own is of the kind that the use takes.
  func checkKind(
    _ reference: Reference?, _ wanted: String, _ isRight: (Shape) -> Bool
  ) {
    guard case .configuration(let name)? = reference, let value = configuration.find(name.value),
      !isRight(value.field.shape) || value.field.shape.isOptional || value.field.isSecret
    else { return }
    report(.configurationUse(name, value.field, wanted))
  }

  private func url(_ node: Node?) -> Text? {
    value(node, "a URL", example: "https://api.example.com") { ServerURL.isValid($0) ? $0 : nil }
  }

  func content(_ node: Node?) -> Server.Content? {
    value(node, "`json`, `form` or a media type", example: "application/x-amz-json-1.1") { text in
      switch text {
      case "json": .json
      case "form": .form
      default: MediaTypeName.isValid(text) ? .mediaType(text) : nil
      }
    }?.value
  }

  /// Fields of the refusal, and the texts that they hold where nothing was refused.
  private func success(_ keys: Mapping) -> [Refusal.Condition] {
    guard let node = keys["success"] else { return [] }
    guard node.isMapping else {
      report(
        .notAMap(
          node, wanted: "fields of a good answer and what they hold", example: "{ code: \"0\" }"))
      return []
    }
    return node.entries.compactMap { entry in
      guard let scalar = entry.value.scalar else {
        report(.wrongKind(entry.value, wanted: "a text"))
        return nil
      }
      let field = Text(entry.key.text, at: entry.key.span)
      let names = keys["refusal"]?.entries.map(\.key.text) ?? []
      let areKnown = !keys.isInDoubt("refusal") && keys["refusal"]?.isMapping != false
      if areKnown, !names.contains(field.value) {
        report(.unknownRefusalField(field, names, own: []))
      }
      return Refusal.Condition(
        field: field, test: .equals(Text(scalar.text, at: entry.value.span)))
    }
  }

  /// A good answer stands in an object: what every one says beside it has a name there, and is not in its way.
  private func checkEnvelope(_ server: Server) {
    for condition in server.success {
      guard
        let field = server.refusal.first(where: { $0.name.value == condition.field.value }),
        field.location == .body
      else { continue }
      let wire = WireNames.spell(field, for: server.names)  //! success-other-names
      let steps = wire.split(separator: ".").map(String.init)
      let shared = zip(steps, server.answer).prefix { $0 == $1 }.count
      let isInTheWay = shared == steps.count && !server.answer.isEmpty
      let isItem = shared < steps.count && PathStep.index(steps[shared]) != nil
      if isInTheWay || isItem { report(.successBesideAnswer(condition.field, wire)) }
    }
  }

  private func pins(_ node: Node?) -> Text? {
    guard let reference = reference(node) else { return nil }
    if case .configuration(let name) = reference {
      checkKind(reference, "a `list of string`") { shape in
        if case .scalar(.string) = shape.element { shape.container == .list } else { false }
      }
      return name
    }
    report(.pinsInContract(at: reference.span))
    return nil
  }
}

/// Names with dots between: a path into the body of an answer.
enum WirePath {
  static func isValid(_ path: String) -> Bool {
    path.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && !$0.contains("[") && !$0.contains("]") }
  }
}

/// `type/subtype` in letters, digits and the few marks that real media types have.
enum MediaTypeName {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isPlain) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "-+._".utf8.contains(byte)
  }
}
