import AuthServer
import ContractMessages
import ContractModel
import Diagnostics
import Machines
import Stores

/// The endpoints that share one method and path, from the request to the answer.
struct CallHandler: Sendable {
  private let route: CallRoute
  private let operations: any OperationHandler
  private let clock: any Clock
  private let answers: AnswerWriting
  private let refusals: RefusalWriting
  private let choice: RefusalChoice

  init(
    _ route: CallRoute, _ server: ServerRoutes, _ choice: RefusalChoice,
    _ operations: any OperationHandler, _ clock: any Clock
  ) {
    self.route = route
    answers = AnswerWriting(server.served, server.style)
    refusals = server.refusals
    self.choice = choice
    self.operations = operations
    self.clock = clock
  }

  func respond(to incoming: Incoming) async -> Response {
    let request = route.decode(incoming)
    if let endpoint = request.endpoint {
      Trace.current?.note(endpoint: endpoint.name.value, route: endpoint.path.value.text)
    }
    switch request {
    case .call(let call): return await run(OperationInput(call, from: incoming))
    case .invalid(let endpoint, let fault):
      Trace.current?.note(reason: "requestInvalid: \(fault)")
      return invalid(fault, endpoint)
    }
  }

  private func run(_ input: OperationInput) async -> Response {
    guard UnsupportedFeatures.unopened([input.endpoint]).isEmpty else {
      return refuse(OperationRefusal(.requestInvalid), input.endpoint)
    }
    do throws(Failure) {
      let outcome = try await operations.run(input)
      return written(outcome, input)
    } catch {
      switch error {
      case .refused(let refused): return refuse(refused, input.endpoint)
      case .unavailable(let seconds): return unavailable(seconds)
      case .unforeseen: return mistake("unforeseen")
      case .asked(let name, let seconds): return refuse(with: name, seconds, input.endpoint)
      }
    }
  }

  private func written(_ outcome: Outcome, _ input: OperationInput) -> Response {
    do throws(UnfilledAnswer) {
      return try answers.response(outcome, to: input, now: clock.now)
    } catch {
      return mistake("brokenAnswer", "brokenAnswer: \(error)")
    }
  }

  private func mistake(_ word: String, _ reason: String? = nil) -> Response {
    Trace.current?.note(reason: reason ?? word)
    return refusals.plain(word: word, text: "the server made a mistake", status: 500)
  }

  private func refuse(_ refused: OperationRefusal, _ endpoint: Endpoint) -> Response {
    let chosen = choice.choose(refused.reason, for: endpoint)?.refusal
    Trace.current?.note(reason: refused.reason.rawValue, refusal: chosen?.name.value)
    guard let chosen else {
      let status = choice.undeclaredStatus(refused.reason, for: endpoint)
      return refusals.response(refused.facts, to: endpoint, status: status, now: now)
    }
    return refusals.response(chosen, refused.facts, to: endpoint, now: now)
  }

  /// As if the operation had met what this refusal is for.
  private func refuse(with name: String, _ seconds: Int, _ endpoint: Endpoint) -> Response {
    Trace.current?.note(reason: "fault", refusal: name)
    return refusals.response(
      named: name, by: choice, waiting: seconds, to: endpoint, now: now)
  }

  private var now: Int64 { clock.now.milliseconds }

  private func unavailable(_ seconds: Int) -> Response {
    Trace.current?.note(reason: "unavailable")
    var response = refusals.plain(
      word: "unavailable", text: "try again in \(seconds) s", status: 503)
    response.headers.set("Retry-After", "\(max(1, seconds))")
    return response
  }

  /// A value that the contract does not allow is told by the refusal that it has for that, if it has
  /// one; a body that cannot be read at all, by its status.
  private func invalid(_ fault: InvalidValue, _ endpoint: Endpoint?) -> Response {
    let facts = RefusalFacts(.requestInvalid)
    if fault.kind == .mediaType {
      return refusals.plain(word: "unsupportedMediaType", text: fault.description, status: 415)
    }
    if let endpoint, let chosen = choice.choose(.requestInvalid, for: endpoint)?.refusal {
      return refusals.response(chosen, facts, to: endpoint, now: now)
    }
    let status = choice.undeclaredStatus(.requestInvalid, for: endpoint)
    return refusals.response(
      facts, to: endpoint, status: status, now: now, saying: fault.description)
  }
}
