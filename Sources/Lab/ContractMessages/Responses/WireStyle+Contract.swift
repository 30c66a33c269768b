import AuthServer
import ContractModel

import struct Diagnostics.Located

extension WireStyle {
  /// The style of one server of a contract.
  init(of server: Server, in contract: Contract) {
    self.init(
      contentType: (server.content == .form ? .json : server.content).mediaType,
      takesForms: server.content == .form,
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

  private static func success(_ server: Server) -> JSONObject {
    let places = server.success.compactMap { condition -> (String, JSONValue?)? in
      guard let field = server.refusal.first(where: { $0.name.value == condition.field.value })
      else { return nil }
      return (
        WireNames.spell(field, for: server.names),
        ScalarReading.constant(condition.test.text.value, of: field)
      )
    }
    if case .object(let object)? = JSONValue(places: places) { return object }
    return [:]
  }
}
