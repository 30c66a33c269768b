import AuthServer
import ContractModel

import struct Diagnostics.Located

/// A sign-in reads another password than the one that was sent.
struct DeniedPasswords: MessageFault {
  /// The name of the password by the path of its call.
  private let fields: [String: String]

  /// Nil where no sign-in sends a password in JSON.
  init?(_ contract: Contract) {
    var fields: [String: String] = [:]
    for endpoint in contract.endpoints where endpoint.operation.value == .passwordSignIn {
      let server = contract.servers[endpoint.server]
      guard server.content == .json, endpoint.caller == .app,
        let field = endpoint.sends.first(where: \.isPassword)
      else { continue }
      fields[endpoint.path.value.text] = WireNames.spell(field, for: server.names)
    }
    if fields.isEmpty { return nil }
    self.fields = fields
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    var request = request
    if let name = fields[request.target],
      case .object(let sent)? = try? JSONValue(reading: request.body),
      case .string(let password)? = sent[name]
    {
      let changed = sent.fields.map { field in
        (field.name, field.name == name ? .string("not-\(password)") : field.value)
      }
      request.body = JSONValue.object(JSONObject(changed)).bytes
    }
    return await server(request)
  }
}

extension Field {
  fileprivate var isPassword: Bool {
    if case .scalar(.password) = shape.element { location == .body } else { false }
  }
}
