import ContractModel
import Diagnostics
import OpenAPISource
import YAMLSource

/// Endpoints of operations.
extension ContractDrafter {
  /// One endpoint, or one for each form of the body that a constant tells.
  func endpoints(_ operation: Operation) -> [DraftEndpoint] {
    guard let path = path(operation) else { return [] }
    let answer = goodAnswer(operation)
    if answer == nil, let redirect = redirect(operation) {
      note(
        "`\(operation.method) \(operation.path)` answers with a redirect, and is left out",
        at: redirect,
        help: "write it with `by: browser` and `endsIn`, if the app leads a browser there")
      return []
    }
    let name = ImportName.member(
      operation.node["operationId"]?.text ?? "\(operation.method.lowercased()) \(operation.path)",
      orElse: "call")
    let bodies = bodies(operation)
    return bodies.map { body in
      let suffix =
        bodies.count > 1 ? body.constants.values.sorted().map { ImportName.type($0) }.joined() : ""
      return endpoint(operation, path, answer, named: memberNames.claim(name + suffix), body)
    }
  }

  private func endpoint(
    _ operation: Operation, _ path: String, _ answer: (status: Int, node: Node)?,
    named name: String,
    _ body: Body
  ) -> DraftEndpoint {
    let security = security(of: operation)
    var endpoint = DraftEndpoint(name: name, method: operation.method, path: path)
    endpoint.doc = doc(operation.node)
    endpoint.isForm = body.isForm
    endpoint.needs = security.needs
    endpoint.sends = sends(operation, security.sends, body, of: name)
    endpoint.deprecated = operation.node["deprecated"]?.isTrue == true
    if let answer {
      endpoint.returned = returned(answer.node, of: name)
      let usual: Int = if case .nothing = endpoint.returned { 204 } else { 200 }
      endpoint.status = answer.status == usual ? nil : answer.status
    }
    endpoint.refuses = refusals(of: operation, needsToken: !security.needs.isEmpty)
    if let likely = LikelyOperation.word(operation, endpoint) {
      let token = tokenHint(endpoint).map { "; `\($0)` of its answer is then likely a token" } ?? ""
      draft.open.append(
        ("endpoints.\(name).does", "likely `\(likely)`, see `authgen explain \(likely)`\(token)"))
    }
    return endpoint
  }

  /// The field of an answer that is likely a token.
  private func tokenHint(_ endpoint: DraftEndpoint) -> String? {
    guard case .shape(let shape) = endpoint.returned, let name = shape.typeNames.first,
      case .record(let fields)? = type(named: name)?.content
    else { return nil }
    let names = ["accesstoken", "sessiontoken", "token", "idtoken", "jwt"]
    return fields.first { names.contains($0.name.lowercased()) }?.name
  }

  /// The route, whose parts in braces are names of fields.
  private func path(_ operation: Operation) -> String? {
    let text = operation.path.prefix { $0 != "?" && $0 != "#" }
    if text == "/" { return "/" }
    var parts: [String] = []
    let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in segments.enumerated() {
      if part.isEmpty, index > 0, index == segments.count - 1 {
        parts.append("")  //! import-slash-at-the-end
      } else if part.hasPrefix("{"), part.hasSuffix("}"), !part.dropFirst().dropLast().contains("{")
      {
        parts.append("{\(ImportName.member(String(part.dropFirst().dropLast())))}")
      } else if part.isEmpty || part.contains("{") || part.contains("}")
        || !part.utf8.allSatisfy(isLiteral)
      {
        note(
          "`\(operation.method) \(operation.path)` is left out: its path is none of a contract",
          at: operation.node,
          help: "a part of a path is a word or `{name}`, and none is empty but the last")
        return nil
      } else {
        parts.append(String(part))
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  private func isLiteral(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "-._~!$&'()*+,;=:@".utf8.contains(byte)
  }

  /// The first sentence of the summary or the description.
  private func doc(_ node: Node) -> String? {
    guard let text = node["summary"]?.text ?? node["description"]?.text else { return nil }
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let sentence = line.count <= 110 ? line : String(line.prefix(107)) + "…"
    return sentence.isEmpty ? nil : sentence
  }

  private func goodAnswer(_ operation: Operation) -> (status: Int, node: Node)? {
    let answers = operation.node["responses"]?.members ?? []
    let good =
      answers.first { $0.key.text.lowercased().hasPrefix("2") }
      ?? (answers.count == 1 ? answers.first { $0.key.text == "default" } : nil)
    guard let good, let node = found(good.value) else { return nil }
    for other in answers where other.key.text.hasPrefix("2") && other.key.text != good.key.text {
      note(
        "the answer with status \(other.key.text) is left out; a client takes any 2xx",
        at: other.value)
    }
    return (Int(good.key.text) ?? 200, node)
  }

  /// The end of its reference; a broken one is noted.
  func found(_ node: Node) -> Node? {
    switch document.resolve(node) {
    case .found(let node, _): return node
    case .broken(let reason):
      note(reason, at: node)  //! broken-message-noted
      return nil
    }
  }

  private func redirect(_ operation: Operation) -> Node? {
    operation.node["responses"]?.members.first { $0.key.text.hasPrefix("3") }?.value
  }

  private func returned(_ answer: Node, of name: String) -> DraftEndpoint.Returned {
    for header in answer["headers"]?.members ?? [] {
      note(
        "the header `\(header.key.text)` of an answer is left out", at: header.value,
        help: "write it with `in: header`")
    }
    guard let content = answer.jsonContent else {
      if let other = answer["content"]?.members.first {
        note("an answer of the type `\(other.key.text)` is left out", at: other.value)
      }
      return .nothing
    }
    guard let schema = content["schema"] else { return .nothing }
    let type = ImportName.type(name) + "Answer"
    let found = shape(schema, named: type, isSent: false)
    fillRecords()
    guard let shape = found else { return .nothing }
    guard case .type(let found) = shape.element else {
      if shape.isSingle {
        note("an answer that is a single value is left out", at: schema)
        return .nothing
      }
      return .shape(shape)
    }
    let isEnum = if case .enumeration? = self.type(named: found)?.content { true } else { false }
    if isEnum && shape.container == .one {
      note("an answer that is a single text is left out", at: schema)
      return .nothing
    }
    var present = shape
    present.isOptional = false
    return isEmptied(found) ? .nothing : .shape(present)
  }

  private func isEmptied(_ name: String) -> Bool {
    if case .record(let fields)? = type(named: name)?.content { fields.isEmpty } else { false }
  }

  func noteCut(_ field: DraftField, of type: String, isEndless: Bool) {
    guard let span = field.span else { return }
    let place = Node(.mapping([]), at: span)
    if isEndless {
      note(
        "`\(field.wire)` is left out: `\(type)` would hold itself without end", at: place,
        help: "a list of the type may stand there")
    } else {
      note(
        "`\(field.wire)` is left out: more than \(TypeDepth.most) types stand in it, each in the one before",
        at: place, help: "make it `json` if the app hands it on")
    }
  }
}
