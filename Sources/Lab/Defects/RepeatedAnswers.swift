import AuthServer
import ContractModel
import Diagnostics
import Primitives

/// The good answer to a code, or to a step of a sign-in, is given again whenever the same request comes.
struct RepeatedAnswers: MessageFault {
  private let paths: Set<String>
  private let answers = Locked<[String: Response]>([:])

  /// Nil where no call of an app does one of these.
  init?(_ contract: Contract, doing operations: [OperationKind]) {
    let takers = contract.endpoints.filter {
      $0.caller == .app && operations.contains($0.operation.value)
        && $0.path.value.fieldNames.isEmpty
    }
    guard !takers.isEmpty else { return nil }
    paths = Set(takers.map(\.path.value.text))
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    guard paths.contains(String(request.target.prefix { $0 != "?" })) else {
      return await server(request)
    }
    let headers = request.headers.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
    let key = request.target + headers + String(decoding: request.body, as: UTF8.self)
    if let answer = answers.use({ $0[key] }) { return answer }
    let answer = await server(request)
    if (200...299).contains(answer.status) { answers.use { $0[key] = answer } }
    return answer
  }
}
