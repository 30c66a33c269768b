package import AuthServer
import ContractMessages
package import ContractModel
import Diagnostics
import Foundation
import Machines

/// Stands between a client under test and a server that keeps the contract: it plays the faults that are staged, and notes
/// each call.
package actor StagedServer {
  let contract: Contract
  /// Host and port to which a call is sent away; nil where there is no such place.
  private let otherHost: String?
  private let inner: @Sendable (Request) async -> Response
  private let codec: ContractCodec
  private var step = 0
  private var ticks = 0
  private var calls = 0
  private var faults: [StagedFault] = []
  private var outdated: (tokens: Set<String>, refusal: String)?
  private var gathering: Gathering?
  private(set) var exchanges: [ProvokedExchange] = []
  /// The tokens that good answers brought.
  private var issued: Set<String> = []
  /// The endpoints whose fault was played.
  private(set) var played: Set<String> = []
  private let start = ContinuousClock.now

  package init(
    _ contract: Contract, configuration: [String: String] = [:], otherHost: String? = nil,
    inner: @escaping @Sendable (Request) async -> Response
  ) {
    self.contract = contract
    self.otherHost = otherHost
    self.inner = inner
    codec = ContractCodec(contract, configuration: configuration)
  }

  /// Calls in one step after which no client comes to an end by itself.
  private static let flood = 60

  var isFlooded: Bool { calls >= Self.flood }

  func begin(step: Int) { (self.step, calls) = (step, 0) }

  func stage(_ faults: [StagedFault]) { self.faults = faults }

  /// Each token that was issued is refused from now on, by calls that declare the refusal or another that says renew.
  ///
  /// - Parameter count: as many calls are refused at the same moment.
  func outdate(_ refusal: String, together count: Int) {
    outdated = (issued, refusal)
    gathering = count > 1 ? Gathering(count) : nil
  }

  package func deliver(_ request: Request) async -> StagedAnswer {
    //! provoke-control-hidden
    guard !request.target.hasPrefix("/__lab") else { return .answer(Response(status: 404)) }
    if let otherHost, request.headers.only("Host") == otherHost {
      _ = open(request, nil, [:])
      return .answer(Response(status: 404))
    }
    switch codec.decode(request) {
    case nil, .invalid(nil, _): return .answer(await inner(request))
    case .invalid(let endpoint?, _): return await answer(request, endpoint, [:])
    case .call(let call):
      return await answer(
        request, call.endpoint, call.parts.tokens.mapValues { $0.reveal() })
    }
  }

  private func open(_ request: Request, _ endpoint: Endpoint?, _ tokens: [String: String]) -> Int {
    calls += 1
    ticks += 1
    exchanges.append(
      ProvokedExchange(
        step: step, endpoint: endpoint, tokens: tokens, request: request, began: ticks,
        beganAt: seconds))
    return exchanges.count - 1
  }

  private func close(_ index: Int, _ response: Response?, wait: Int? = nil, isLost: Bool = false) {
    ticks += 1
    exchanges[index].ended = ticks
    exchanges[index].endedAt = seconds
    exchanges[index].response = response
    exchanges[index].isDelivered = !isLost && response != nil
    exchanges[index].wait = wait
    guard let response, let endpoint = exchanges[index].endpoint else { return }
    let answer = CallAnswer(response, to: endpoint, of: contract)
    if answer.isGood { issued.formUnion(answer.tokens.values.values) }
  }

  private var seconds: Double {
    let (seconds, rest) = start.duration(to: .now).components
    return Double(seconds) + Double(rest) / 1e18
  }

  private func answer(
    _ request: Request, _ endpoint: Endpoint, _ tokens: [String: String]
  ) async -> StagedAnswer {
    let index = open(request, endpoint, tokens)
    if calls > Self.flood {
      close(index, nil)
      return .cut
    }
    if let fault = take(endpoint.name.value) {
      return await play(fault, request, endpoint, index)
    }
    if let refusal = outdating(endpoint, tokens) {
      played.insert(endpoint.name.value)
      await gathering?.arrive()
      let answer = refuse(request, endpoint, with: refusal, seconds: 1)
      close(index, answer)
      return .answer(answer)
    }
    let answer = await inner(request)
    close(index, answer)
    return .answer(answer)
  }

  private func take(_ endpoint: String) -> StagedFault.Kind? {
    guard let index = faults.firstIndex(where: { $0.endpoint == endpoint && $0.times > 0 }) else {
      return nil
    }
    faults[index].times -= 1
    played.insert(endpoint)
    return faults[index].kind
  }

  private func refuse(
    _ request: Request, _ endpoint: Endpoint, with refusal: String, seconds: Int
  ) -> Response {
    codec.encode(
      refusal: refusal, of: endpoint, waiting: seconds,
      now: Int64(Date().timeIntervalSince1970 * 1_000), for: request.method)
  }

  /// The refusal of a call with a token that counts no longer.
  private func outdating(_ endpoint: Endpoint, _ tokens: [String: String]) -> String? {
    guard let outdated, endpoint !== contract.renewal, endpoint.operation.value != .sessionEnd,
      tokens.values.contains(where: outdated.tokens.contains)
    else { return nil }
    let declared = endpoint.refuses.map(\.value)
    if declared.contains(outdated.refusal) { return outdated.refusal }
    return declared.first { contract.refusals[$0].recovery.value == .renew(token: nil) }
  }

  private func play(
    _ kind: StagedFault.Kind, _ request: Request, _ endpoint: Endpoint, _ index: Int
  ) async -> StagedAnswer {
    var (answer, wait): (Response, Int?) = (Response(status: 500), nil)
    switch kind {
    case .refuse(let name, let seconds):
      answer = refuse(request, endpoint, with: name, seconds: seconds)
      if case .wait = contract.refusals[name].recovery.value { wait = seconds }
    case .fail(let status, let retryAfter):
      answer = Response(status: status, headers: ["Content-Type": "text/html; charset=utf-8"])
      if let retryAfter { answer.headers.add("Retry-After", String(retryAfter)) }
      wait = retryAfter
    case .lose:
      close(index, await inner(request), isLost: true)
      return .cut
    case .empty: answer = Response(emptyOf: endpoint, contract)
    case .half:
      answer = await inner(request)
      answer.body = Array(answer.body.prefix(answer.body.count / 2))
    case .redirect:
      let host = otherHost ?? "elsewhere.invalid"
      answer = Response(status: 307, headers: ["Location": "http://\(host)\(request.target)"])
    case .delay(let milliseconds):
      answer = await inner(request)
      try? await Task.sleep(for: .milliseconds(milliseconds))
    case .shorten: answer = ShortLives(contract, endpoint).shortened(await inner(request))
    }
    close(index, answer, wait: wait)
    return .answer(answer)
  }
}
