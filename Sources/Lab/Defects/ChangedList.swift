import AuthServer
import ContractModel

import struct Diagnostics.Located

/// The list of a person's sessions is falsified.
struct ChangedList: MessageFault {
  private let path: String
  private let change: @Sendable ([JSONValue]) -> [JSONValue]

  /// Nil where no call of an app lists sessions.
  init?(_ contract: Contract, _ change: @escaping @Sendable ([JSONValue]) -> [JSONValue]) {
    let list = contract.endpoints.first {
      $0.caller == .app && $0.operation.value == .sessionList && $0.path.value.fieldNames.isEmpty
    }
    guard let list, case .shape = list.returns else { return nil }
    path = list.path.value.text
    self.change = change
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    var answer = await server(request)
    guard request.target == path, case .array(let items)? = try? JSONValue(reading: answer.body)
    else { return answer }
    answer.body = JSONValue.array(change(items)).bytes
    answer.headers.set("Content-Length", "\(answer.body.count)")
    return answer
  }
}
