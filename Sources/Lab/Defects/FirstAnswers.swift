import AuthServer
import ContractModel
import Diagnostics
import Primitives

/// Everybody gets the answer that the first caller got.
struct FirstAnswers: MessageFault {
  private let calls: Set<String>
  private let first = Locked<[String: Response]>([:])

  /// Nil where no call of an app with a path of its own does one of these.
  init?(_ contract: Contract, doing operations: [OperationKind]) {
    let calls = contract.endpoints.filter {
      $0.caller == .app && operations.contains($0.operation.value)
        && $0.path.value.fieldNames.isEmpty && contract.tellsAccount($0)
    }
    guard !calls.isEmpty else { return nil }
    self.calls = Set(calls.map { "\($0.method.value.rawValue) \($0.path.value.text)" })
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    let call = "\(request.method.name) \(request.target)"
    let answer = await server(request)
    guard calls.contains(call), answer.status == 200 else { return answer }
    return first.use { kept in
      let told = kept[call] ?? answer
      kept[call] = told
      return told
    }
  }
}

extension Contract {
  fileprivate func tellsAccount(_ endpoint: Endpoint) -> Bool {
    FieldWalk(types).all(returnedBy: endpoint).contains { $0.role?.value == .accountID }
  }
}
