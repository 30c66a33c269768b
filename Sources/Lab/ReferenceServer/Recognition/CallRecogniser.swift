import AuthServer
import ContractModel
import Stores

/// Reads requests as a server of the contract would, and does nothing for them.
package struct CallRecogniser: Sendable {
  private let routers: [Router]

  /// - Parameter configuration: values of the deployment that calls must have.
  package init(_ contract: Contract, configuration: [String: String] = [:]) {
    routers = contract.servers.map { server in
      ContractRoutes(
        contract: contract, server: server, operations: NotingOperations(), clock: MachineClock(),
        configuration: configuration
      ).router
    }
  }

  package func recognise(_ request: Request) async -> RecognisedCall {
    for router in routers {
      let (trace, note) = (Trace(), CallNote())
      _ = await Trace.$current.withValue(trace) {
        await CallNote.$current.withValue(note) { await router.respond(to: request) }
      }
      if let input = note.input { return .call(input.endpoint, tokens: input.tokens) }
      if let name = trace.endpoint {
        return .malformed(name, reason: trace.reason ?? "the call cannot be read")
      }
    }
    return .unknown
  }
}

/// A request in the words of a contract.
package enum RecognisedCall: Sendable {
  /// The tokens that it carries, by their names in the contract.
  case call(Endpoint, tokens: [String: Secret])
  /// It is meant for this endpoint, and breaks a rule of it. The reason has no value of the request.
  case malformed(String, reason: String)
  /// No server of the contract has such a route.
  case unknown
}

/// The call that a router has read. One task uses it.
private final class CallNote: @unchecked Sendable {
  @TaskLocal static var current: CallNote?

  var input: OperationInput?
}

private struct NotingOperations: OperationHandler {
  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    CallNote.current?.input = input
    throw .unavailable(retryAfter: 1)
  }
}
