import AuthServer
import ContractModel
import Diagnostics

/// Does what it is asked unless a fault waits for the endpoint.
struct FaultyOperations: OperationHandler {
  let operations: any OperationHandler
  let faults: FaultList

  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    switch await faults.answer(of: input.endpoint.name.value) {
    case .status(let status)?:
      Trace.current?.note(reason: "fault")
      return .page(Self.page(status))
    //! asked-refusal-thrown
    case .refusal(let name, let seconds)?: throw .asked(for: name, seconds: seconds)
    case .injection?, nil: return try await operations.run(input)
    }
  }

  /// The page that a proxy in front of a broken server sends: HTML, whatever the contract says.
  private static func page(_ status: Int) -> Response {
    Response(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: Array("<!doctype html><title>\(status)</title><h1>\(status)</h1>\n".utf8))
  }
}
