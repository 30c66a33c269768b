import AuthServer
import ContractModel

extension WireStyle {
  /// The style of one server of a contract.
  init(of server: Server, in contract: Contract) {
    self.init(
      contentType: Self.contentType(server.content), success: Self.success(server),
      answer: server.answer)
    let writing = RefusalWriting(contract: contract, server: server, style: self)
    fault = { fault in
      let plain = writing.plain(
        word: fault.kind.rawValue, text: fault.description, status: fault.status)
      return (try? JSONValue(reading: plain.body)) ?? fault.defaultBody
    }
  }

  /// What forms are answered with is JSON.
  private static func contentType(_ content: Server.Content) -> String {
    if case .mediaType(let type) = content { type } else { "application/json" }
  }

  private static func success(_ server: Server) -> JSONObject {
    var body: JSONValue?
    for condition in server.success {
      guard let field = server.refusal.first(where: { $0.name.value == condition.field.value })
      else { continue }
      let wire = WireNames.spell(field, for: server.names)
      body = BodyPath(wire).put(typed(condition.test.text.value, field), into: body)
    }
    if case .object(let object)? = body { return object }
    return [:]
  }

  private static func typed(_ text: String, _ field: Field) -> JSONValue {
    guard case .scalar(let scalar) = field.shape.element else { return .string(text) }
    return (try? ScalarReading.read(.string(text), as: scalar, isText: true)) ?? .string(text)
  }
}
