package import AuthServer
package import ContractModel
import Primitives
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
      if let input = note.input.use({ $0 }) { return .call(input.endpoint, tokens: input.tokens) }
      if let name = trace.entry.endpoint {
        return .malformed(name, reason: trace.entry.reason ?? "the call cannot be read")
      }
    }
    return .unknown
  }

  /// The answer with which the server refuses a request, whatever the request carries; nil for a request that it cannot
  /// read.
  ///
  /// - Parameters:
  ///   - refusal: one that the endpoint declares.
  ///   - seconds: the time to wait, where the refusal says one.
  package func refuse(
    _ request: Request, with refusal: String, seconds: Int
  ) async -> Response? {
    for router in routers {
      let note = CallNote(asked: (refusal, seconds))
      let answer = await CallNote.$current.withValue(note) { await router.respond(to: request) }
      if note.input.use({ $0 != nil }) { return answer }
    }
    return nil
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

/// The call that a router has read.
private final class CallNote: Sendable {
  @TaskLocal static var current: CallNote?

  let input = Locked<OperationInput?>(nil)
  /// The refusal that it is answered with, and the seconds to wait.
  let asked: (refusal: String, seconds: Int)?

  init(asked: (refusal: String, seconds: Int)? = nil) { self.asked = asked }
}

private struct NotingOperations: OperationHandler {
  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    CallNote.current?.input.use { $0 = input }
    if let asked = CallNote.current?.asked {
      throw .asked(for: asked.refusal, seconds: asked.seconds)
    }
    throw .unavailable(retryAfter: 1)
  }
}
