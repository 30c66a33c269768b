import AuthServer
import ContractModel

import struct Diagnostics.Located

extension WireStyle {
  /// The style of one server of a contract.
  init(of server: Server, in contract: Contract) {
    self.init(
      contentType: Self.contentType(server.content), takesForms: server.content == .form,
      refusesInText: true, success: Self.success(server),
      answer: server.answer)
    let writing = RefusalWriting(contract: contract, server: server, style: self)
    fault = { fault in
      let plain = writing.plain(
        word: fault.kind.rawValue, text: fault.description, status: fault.status)
      return (try? JSONValue(reading: plain.body))
        ?? .string(String(decoding: plain.body, as: UTF8.self))
    }
  }

  /// The content type of answers; forms are answered with JSON.
  private static func contentType(_ content: Server.Content) -> String {
    if case .mediaType(let type) = content { type } else { "application/json" }
  }

  private static func success(_ server: Server) -> JSONObject {
    let places = server.success.compactMap { condition -> (String, JSONValue?)? in
      guard let field = server.refusal.first(where: { $0.name.value == condition.field.value })
      else { return nil }
      return (
        WireNames.spell(field, for: server.names), typed(condition.test.text.value, field)
      )
    }
    if case .object(let object)? = JSONValue(places: places) { return object }
    return [:]
  }

  private static func typed(_ text: String, _ field: Field) -> JSONValue {
    guard case .scalar(let scalar) = field.shape.element else { return .string(text) }
    return (try? ScalarReading.read(.string(text), as: scalar, isText: true)) ?? .string(text)
  }
}
