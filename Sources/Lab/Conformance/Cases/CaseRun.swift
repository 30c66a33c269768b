import AuthServer
import ContractModel
import ContractMessages
import Machines
import Primitives

import func Foundation.time

/// One case while it runs: its person, its calls and the time that passes. It stays in the task of its case.
package final class CaseRun {
  let server: ServerUnderTest
  let person: TestPerson
  let waiting: Waiting
  private let log: Locked<ExchangeLog>
  /// The account that the control made, by its id.
  var account: String?
  /// The server's time when the case began; nil where nobody sees it.
  private var began: Int?
  /// The seconds by which the case moved the clock.
  private var waited = 0
  /// The seconds that may pass by themselves while the case runs; nil where it lets no time pass.
  private var margin: Int?

  init(
    _ server: ServerUnderTest, person: TestPerson, waiting: Waiting,
    log: Locked<ExchangeLog> = Locked(ExchangeLog())
  ) {
    self.server = server.telling { event in log.use { $0.steps.append(.event(event)) } }
    self.person = person
    self.waiting = waiting
    self.log = log
  }

  /// In their order.
  var exchanges: [Exchange] { log.use { $0.exchanges } }

  /// The exchanges, and what else the tester did.
  var steps: [LoggedStep] { log.use { $0.steps } }

  /// The same case as another person.
  func another(_ mark: String = "o") -> CaseRun {
    CaseRun(
      server, person: TestPerson(mark: person.mark + mark, contract), waiting: waiting, log: log)
  }

  var contract: Contract { server.contract }

  func device(_ name: String = "phone") -> TestDevice {
    TestDevice(person, name: "\(name)-\(person.mark)")
  }

  func values(_ device: TestDevice, replacing: [ReplacedInput: String] = [:]) -> DeviceValues {
    DeviceValues(device, contract, at: server, replaced: replacing)
  }

  /// Makes the call as the device would, with what a case replaces.
  func call(
    _ endpoint: Endpoint, on device: TestDevice, replacing: [ReplacedInput: String] = [:],
    tokens: [String: String] = [:]
  ) async throws -> CallAnswer {
    let held = device.tokens
    device.tokens.merge(tokens) { $1 }
    let request = request(endpoint, on: device, replacing: replacing)
    device.tokens = held
    return try await send(request, to: endpoint, from: device)
  }

  /// Makes one call several times at the same moment.
  func callTogether(
    _ endpoint: Endpoint, on device: TestDevice, times: Int
  ) async throws -> [CallAnswer] {
    let request = request(endpoint, on: device, replacing: [:])
    guard let channel = server.channels[endpoint.server] else {
      throw CaseEnd.needs(.server(endpoint.server))
    }
    let answers = await withTaskGroup(of: Result<Response, MissingAnswer>.self) { group in
      for _ in 0..<times {
        group.addTask {
          do throws(MissingAnswer) { return .success(try await channel.send(request)) } catch {
            return .failure(error)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return try answers.map { try answer($0, to: request, of: endpoint) }
  }

  private func request(
    _ endpoint: Endpoint, on device: TestDevice, replacing: [ReplacedInput: String]
  ) -> Request {
    var values = values(device, replacing: replacing)
    values.wanted = [endpoint.nameToSend, account == nil ? nil : endpoint.proofToSend(contract)]
      .compactMap { $0 }
    var request = values.values().message(to: endpoint).request
    // A browser says where the form of a page stood.
    if endpoint.caller == .page, let origin = server.channels[endpoint.server]?.origin {
      request.headers.add("Origin", origin)
    }
    return request
  }

  func send(_ message: SentMessage, to endpoint: Endpoint) async throws -> CallAnswer {
    try await send(message.request, to: endpoint)
  }

  func send(
    _ request: Request, to endpoint: Endpoint, from device: TestDevice? = nil
  ) async throws -> CallAnswer {
    guard let usual = server.channels[endpoint.server] else {
      throw CaseEnd.needs(.server(endpoint.server))
    }
    guard let channel = device?.isElsewhere == true ? usual.elsewhere : usual else {
      throw CaseEnd.notObservable(
        "the tester has another address only at a server of its own machine")
    }  //! second-address
    let result: Result<Response, MissingAnswer>
    do throws(MissingAnswer) { result = .success(try await channel.send(request)) } catch {
      result = .failure(error)
    }
    return try answer(result, to: request, of: endpoint)
  }

  private func answer(
    _ result: Result<Response, MissingAnswer>, to request: Request, of endpoint: Endpoint
  ) throws -> CallAnswer {
    switch result {
    case .success(let answer):
      note(
        .exchange(Exchange(endpoint: endpoint, request: request, response: answer, failure: nil)))
      return CallAnswer(answer, to: endpoint, of: contract)
    case .failure(let error):
      note(
        .exchange(
          Exchange(endpoint: endpoint, request: request, response: nil, failure: error.why)))
      throw CaseEnd.broken(expected: "an answer", found: "none: \(error.why)")
    }
  }

  /// Lets time pass at the server.
  ///
  /// - Parameter margin: the seconds that may pass further before another time ends.
  func wait(_ seconds: Int, margin: Int = 60) async throws {
    try await waiting.pass(seconds, server.control)
    if case .real = waiting { note(.event("\(seconds) s pass")) }
    waited += seconds
    self.margin = min(margin, self.margin ?? margin)
  }

  func begin() async { began = await shownTime() }

  /// The seconds by which the server's clock went on by itself, where an end of a time may have come by that.
  func lateness() async -> Int? {
    guard let margin, let began, let now = await shownTime() else { return nil }
    let late = now - began - waited
    return late >= margin ? late : nil
  }

  private func shownTime() async -> Int? {
    guard case .virtual = waiting, let control = server.control else { return nil }
    return try? await control.now()
  }

  /// Seconds since 1970 by the server's clock, as far as it can be seen.
  func now() async throws -> Int {
    guard let control = server.control else { return time(nil) }
    do throws(ControlFailure) { return try await control.now() } catch { throw CaseEnd(error) }
  }

  func control() throws -> ServerControl {
    guard let control = server.control else { throw CaseEnd.needs(.control) }
    return control
  }

  /// Nil where the case has no sign-in.
  var signedIn: Bool? { log.use { $0.signedIn } }

  func note(signedIn: Bool) { log.use { $0.signedIn = signedIn || $0.signedIn ?? false } }

  private func note(_ step: LoggedStep) { log.use { $0.steps.append(step) } }
}

extension Endpoint {
  /// The optional field by which somebody who is signed in proves the password, where no required one does.
  fileprivate func proofToSend(_ contract: Contract) -> Field? {
    guard contract.sendsSession(self) else { return nil }  //! optional-password-sent
    let proofs = sends.filter { PasswordPlace(contract).leads($0, inside: []) }
    return proofs.contains { !$0.shape.isOptional } ? nil : proofs.first
  }

  /// The first of its optional names of a person, where none is required.
  fileprivate var nameToSend: Field? {
    let names = sends.filter {
      if case .scalar(let scalar) = $0.shape.element { scalar.namesAPerson } else { false }
    }
    return names.contains { !$0.shape.isOptional } ? nil : names.first
  }
}
