import AuthServer
import ContractModel

import struct Diagnostics.Located

/// A registration deletes the account that has the name.
struct ReplacedAccounts: MessageFault {
  private let paths: Set<String>

  /// Nil where nobody registers with an address of mail.
  init?(_ contract: Contract) {
    let calls = contract.endpoints.filter { endpoint in
      endpoint.caller == .app && endpoint.operation.value == .passwordRegister
        && FieldWalk(contract.types).scalars(in: endpoint.sends).contains(.email)
    }
    guard !calls.isEmpty else { return nil }
    paths = Set(calls.map(\.path.value.text))
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    if paths.contains(request.target),
      case .object(let sent)? = try? JSONValue(reading: request.body)
    {
      let accounts = await server(Self.control(.get, "accounts", request))
      for id in Self.ids(sent.fields.map(\.value), in: accounts) {
        _ = await server(Self.control(.patch, "accounts/\(id)", request, ["state": "deleted"]))
      }
    }
    return await server(request)
  }

  private static func control(
    _ method: Request.Method, _ path: String, _ other: Request, _ body: JSONObject? = nil
  ) -> Request {
    var request = Request(
      method, "/__lab/" + path, headers: ["Content-Type": "application/json"],
      body: body.map { JSONValue.object($0).bytes } ?? [])
    request.peer = other.peer
    for host in other.headers.all("Host") { request.headers.set("Host", host) }
    return request
  }

  /// The accounts that have one of these names.
  private static func ids(_ names: [JSONValue], in answer: Response) -> [String] {
    // A long run has many accounts.
    let limits = Limits(jsonFields: 1_000_000, stringBytes: 1 << 20)
    guard case .array(let accounts)? = try? JSONValue(reading: answer.body, limits: limits) else {
      return []
    }
    return accounts.compactMap { account in
      guard case .object(let fields) = account, case .string(let id)? = fields["id"],
        case .array(let identifiers)? = fields["identifiers"]
      else { return nil }
      let has = identifiers.contains { identifier in
        if case .object(let one) = identifier, let text = one["text"] {
          names.contains(text)
        } else {
          false
        }
      }
      return has ? id : nil
    }
  }
}
