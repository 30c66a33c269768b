import AuthServer
import Conformance
import ContractModel
import Machines

/// Judges the calls of a client by the tokens that it was given. A later step begins when the client has done the one
/// before, so that no verdict depends on how fast a machine is.
struct ClientTraffic {
  private struct Life {
    let name: String
    let session: Int
    /// It came after the client had told the server that the person signs out.
    let isLate: Bool
    /// The step in which a renewal that reached the client had replaced it, and the moment.
    var replaced: (step: Int, tick: Int)?
  }

  private let contract: Contract
  private let exchanges: [ProvokedExchange]
  /// The steps in which the person signed out.
  private let signOuts: [Int]
  private var lives: [String: Life] = [:]
  /// By sessions, the steps after which they are over.
  private var ends: [Int: (step: Int, mistake: ClientMistake)] = [:]
  /// The sessions of which the client has told the server that the person signs out.
  private var told: Set<Int> = []
  private var sessions = 0
  private var hasEmptyAnswer = false
  private(set) var findings: [ClientFinding] = []

  init(_ contract: Contract, _ exchanges: [ProvokedExchange], signOuts: [Int]) {
    self.contract = contract
    self.exchanges = exchanges
    self.signOuts = signOuts
    for (_, index, isEnd) in moments {
      if isEnd { end(of: exchanges[index]) } else { begin(exchanges[index]) }
    }
  }

  private var moments: [(tick: Int, index: Int, isEnd: Bool)] {
    exchanges.indices.flatMap { index -> [(tick: Int, index: Int, isEnd: Bool)] in
      let one = exchanges[index]
      return [(one.began, index, false)] + (one.ended.map { [($0, index, true)] } ?? [])
    }.sorted { $0.tick < $1.tick }
  }

  private mutating func add(
    _ mistake: ClientMistake, _ step: Int, _ expected: String, _ found: String
  ) {
    findings.append(
      ClientFinding(mistake: mistake, step: step, expected: expected, found: found))
  }

  private mutating func begin(_ exchange: ProvokedExchange) {
    guard let endpoint = exchange.endpoint else { return lookElsewhere(exchange) }
    let isRenewal = endpoint === contract.renewal
    if isRenewal { lookForOther(exchange) }
    lookAtWait(exchange, endpoint)
    for (name, text) in exchange.tokens.sorted(by: { $0.key < $1.key })
    where contract.isOfSession(name) {
      guard let life = lives[text] else {
        lookForNone(name, exchange)
        continue
      }
      judge(life, exchange, endpoint, isRenewal: isRenewal)
      if endpoint.operation.value == .sessionEnd, endpoint.ends?.value != .others {
        told.insert(life.session)
      }
    }
  }

  private mutating func judge(
    _ life: Life, _ exchange: ProvokedExchange, _ endpoint: Endpoint, isRenewal: Bool
  ) {
    if let end = ends[life.session], end.step < exchange.step, !endpoint.endsSession {
      return add(
        end.mistake, exchange.step, "no token of a session that is over",
        "`\(life.name)` in a call of `\(endpoint.name.value)`")
    }  //! provoke-sign-out-told-again
    if life.isLate, !endpoint.endsSession {  //! provoke-late-token-forgotten
      add(
        .keptToken, exchange.step, "no token that came after the sign-out",
        "`\(life.name)` in a call of `\(endpoint.name.value)`")
    }
    guard let replaced = life.replaced, replaced.tick < exchange.began else { return }
    if replaced.step < exchange.step {  //! provoke-replaced-in-later-step
      add(
        .spentToken, exchange.step, "the newest `\(life.name)`",
        "one that a renewal replaced, in a call of `\(endpoint.name.value)`")
    } else if isRenewal {
      add(
        .renewedTwice, exchange.step, "one renewal with a `\(life.name)`",
        "another one after its answer")
    }
  }

  /// Another renewal with the same token is under way.
  private mutating func lookForOther(_ exchange: ProvokedExchange) {
    let isTwice = exchanges.contains { other in
      other.endpoint === exchange.endpoint && other.began < exchange.began
        && (other.ended ?? .max) > exchange.began && other.tokens == exchange.tokens
    }
    if isTwice {
      add(.renewedTwice, exchange.step, "one renewal at a time", "two at the same time")
    }
  }

  private mutating func lookForNone(_ name: String, _ exchange: ProvokedExchange) {
    guard hasEmptyAnswer else { return }
    add(
      .believed, exchange.step, "tokens that the server issued",
      "a `\(name)` that it never issued, after an answer without one")
  }

  private mutating func lookAtWait(_ exchange: ProvokedExchange, _ endpoint: Endpoint) {
    let before = exchanges.last {
      $0.step == exchange.step && $0.endpoint === endpoint && ($0.ended ?? .max) < exchange.began
        && $0.wait != nil
    }
    guard let before, let wait = before.wait else { return }
    if exchange.beganAt < before.endedAt + Double(wait) - Self.slack {  //! provoke-wait-kept
      add(
        .tooSoon, exchange.step, "no call of `\(endpoint.name.value)` for \(wait) seconds",
        "one before they were over")
    }
  }

  /// Seconds by which the client's timer may be early.
  private static let slack = 0.3

  private mutating func lookElsewhere(_ exchange: ProvokedExchange) {
    let request = exchange.request
    let sent =
      [request.target, String(decoding: request.body, as: UTF8.self)] + request.headers.map(\.value)
    for (text, life) in lives where sent.contains(where: { $0.contains(text) }) {
      add(
        .elsewhere, exchange.step, "`\(life.name)` at the contract's servers alone",
        "it at another host")
    }
  }

  private mutating func end(of exchange: ProvokedExchange) {
    guard exchange.isDelivered, let response = exchange.response, let endpoint = exchange.endpoint
    else { return }
    let answer = CallAnswer(response, to: endpoint, of: contract)
    let carried = exchange.tokens.sorted { $0.key < $1.key }.compactMap { lives[$0.value]?.session }
      .first
    if let refusal = answer.refusal {
      if let carried, contract.isEnded(by: refusal, at: endpoint), ends[carried] == nil {
        ends[carried] = (exchange.step, .keptSession)
      }
    } else if response.status == endpoint.status {
      keep(answer.isGood ? answer.tokens.values : [:], exchange, endpoint, of: carried)
    }
  }

  private mutating func keep(
    _ tokens: [String: String], _ exchange: ProvokedExchange, _ endpoint: Endpoint,
    of carried: Int?
  ) {
    let own = tokens.filter { contract.isOfSession($0.key) }
    if own.isEmpty {
      let brings = contract.tokensReturned(endpoint).contains(where: contract.isOfSession)
      if brings { hasEmptyAnswer = true }
      return
    }
    sessions += carried == nil ? 1 : 0
    let session = carried ?? sessions
    if let signOut = signOuts.first(where: { $0 >= exchange.step }) {
      ends[session] = ends[session] ?? (signOut, .keptToken)
    }
    for (text, life) in lives where life.session == session && life.replaced == nil {
      if let new = own[life.name], new != text, let ended = exchange.ended {
        lives[text]?.replaced = (exchange.step, ended)
      }
    }
    for (name, text) in own where lives[text] == nil {
      lives[text] = Life(name: name, session: session, isLate: told.contains(session))
    }
  }
}

extension Contract {
  /// The refusal ends the session of the call.
  fileprivate func isEnded(by refusal: Refusal, at endpoint: Endpoint) -> Bool {
    switch refusal.recovery.value {
    case .signIn: sendsSession(endpoint)
    case .renew(token: nil): endpoint === renewal
    case .renew(token: .some), .retry, .wait, .correct, .continueFlow, .tell: false
    }
  }
}

extension Endpoint {
  /// A client may tell the server later that the person signed out.
  fileprivate var endsSession: Bool {
    [.sessionEnd, .sessionEndOne, .sessionEndOthers, .tokenRevoke].contains(operation.value)
  }
}
