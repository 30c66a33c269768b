import AuthServer
import ContractModel
import Diagnostics
import Machines
import Stores

/// The endpoints that share one method and path, from the request to the answer.
struct CallHandler: Sendable {
  private let content: Server.Content
  private let endpointByMarks: EndpointByMarks
  private let readings: [String: CallReading]
  private let operations: any OperationHandler
  private let clock: any Clock
  private let answers: AnswerWriting
  private let refusals: RefusalWriting
  private let choice: RefusalChoice

  init(
    _ endpoints: [Endpoint], of contract: Contract, _ style: WireStyle, _ choice: RefusalChoice,
    _ operations: any OperationHandler, _ clock: any Clock, configuration: [String: String]
  ) {
    let server = contract.servers[endpoints[0].server]
    let served = ServedContract(contract, server)
    content = server.content
    endpointByMarks = EndpointByMarks(endpoints, of: contract)
    readings = Dictionary(
      endpoints.map { ($0.name.value, CallReading($0, of: served, configuration: configuration)) },
      uniquingKeysWith: { first, _ in first })
    answers = AnswerWriting(served, style)
    refusals = RefusalWriting(contract: contract, server: server, style: style)
    self.choice = choice
    self.operations = operations
    self.clock = clock
  }

  func respond(to incoming: Incoming) async -> Response {
    var endpoint: Endpoint?
    let input: OperationInput
    do throws(InvalidValue) {
      input = try read(incoming, &endpoint)
    } catch {
      Trace.current?.note(reason: "requestInvalid: \(error)")
      return invalid(error, endpoint)
    }
    return await run(input)
  }

  /// Which endpoint is meant is known as soon as that much is read.
  private func read(
    _ incoming: Incoming, _ endpoint: inout Endpoint?
  ) throws(InvalidValue) -> OperationInput {
    var reader = RequestReader(incoming, content)
    let meant = try endpointByMarks.endpoint(for: &reader)
    endpoint = meant
    guard let reading = readings[meant.name.value] else {
      preconditionFailure("a call is read by whatever made its route")
    }
    Trace.current?.note(endpoint: meant.name.value, route: reading.route)
    return try reading.read(&reader, peer: incoming.request.peer)
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
    let now = clock.now
    guard let chosen else {
      let status = choice.undeclaredStatus(refused.reason, for: endpoint)
      return refusals.response(refused, to: endpoint, status: status, now: now)
    }
    return refusals.response(chosen, refused, to: endpoint, now: now)
  }

  private static let triesLeft = 3

  /// As if the operation had met what this refusal is for.
  private func refuse(with name: String, _ seconds: Int, _ endpoint: Endpoint) -> Response {
    Trace.current?.note(reason: "fault", refusal: name)
    let now = clock.now
    let refused = OperationRefusal(  //! asked-refusal-wait
      choice.meaning(for: name, at: endpoint), left: Self.triesLeft,
      until: now.adding(seconds: seconds))
    return refusals.response(refusals.contract.refusals[name], refused, to: endpoint, now: now)
  }

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
    let refused = OperationRefusal(.requestInvalid)
    let now = clock.now
    if fault.kind == .mediaType {
      return refusals.plain(word: "unsupportedMediaType", text: fault.description, status: 415)
    }
    if let endpoint, let chosen = choice.choose(.requestInvalid, for: endpoint)?.refusal {
      return refusals.response(chosen, refused, to: endpoint, now: now)
    }
    let status = choice.undeclaredStatus(.requestInvalid, for: endpoint)
    return refusals.response(
      refused, to: endpoint, status: status, now: now, saying: fault.description)
  }
}
