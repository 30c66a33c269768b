import AuthServer
import ContractModel

import struct Diagnostics.Located

/// Each answer is falsified. The control's own are left as they are.
struct ChangedAnswers: MessageFault {
  private let change: @Sendable (inout Response) -> Void

  init(_ change: @escaping @Sendable (inout Response) -> Void) { self.change = change }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    var answer = await server(request)
    if !request.target.hasPrefix("/__lab/") {
      change(&answer)
      answer.headers.remove("Content-Length")
      if !answer.body.isEmpty { answer.headers.set("Content-Length", "\(answer.body.count)") }
    }
    return answer
  }
}

/// Some calls are answered well, and nothing happens.
struct IgnoredCalls: MessageFault {
  private let method: String
  private let isMeant: @Sendable (Substring) -> Bool
  private let status: Int

  init(method: String, prefix: String, status: Int) {
    self.method = method
    self.status = status
    isMeant = { $0.hasPrefix(prefix) }
  }

  /// Nil where the contract has no such call of an app that answers with nothing.
  init?(_ contract: Contract, doing operations: [OperationKind]) {
    let endpoint = contract.endpoints.first { endpoint in
      guard case .nothing = endpoint.returns, endpoint.caller == .app else { return false }
      return operations.contains(endpoint.operation.value)
        && endpoint.path.value.fieldNames.isEmpty
        && contract.endpoints.count { $0.hasRoute(of: endpoint) } == 1
    }
    guard let endpoint else { return nil }
    method = endpoint.method.value.rawValue
    status = endpoint.status
    let path = endpoint.path.value.text
    isMeant = { $0 == path }
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    let path = request.target.prefix { $0 != "?" }
    guard request.method.name == method, isMeant(path) else { return await server(request) }
    var answer = Response(status: status, headers: ["Cache-Control": "no-store"])
    if status == 200, method == "PATCH" {
      answer = Response(status: 200, json: [:])
    }
    return answer
  }
}

extension Endpoint {
  fileprivate func hasRoute(of other: Endpoint) -> Bool {
    method.value == other.method.value && path.value.text == other.path.value.text
  }
}

extension Response {
  var isJSON: Bool { headers.first("Content-Type")?.contains("json") == true && !body.isEmpty }

  mutating func nullFirstField() {
    guard (200...299).contains(status), case .object(let object)? = try? JSONValue(reading: body),
      let first = object.fields.first
    else { return }
    var changed = object
    changed[first.name] = .null
    body = JSONValue.object(changed).bytes
  }

  /// A redirect that hands over values keeps all but the first.
  mutating func cutCallback() {
    guard let location = headers.first("Location"), !location.hasPrefix("http"),
      let question = location.firstIndex(of: "?")
    else { return }
    let rest = location[location.index(after: question)...].split(separator: "&").dropFirst()
    headers.set("Location", location[...question] + rest.joined(separator: "&"))
  }
}
