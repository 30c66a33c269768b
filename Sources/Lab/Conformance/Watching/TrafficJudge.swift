import Answers
import AuthServer
package import ContractMessages
package import ContractModel
import Diagnostics
import Machines

/// Judges exchanges between an app and a server in the order in which they ended.
package struct TrafficJudge: Sendable {
  private let contract: Contract
  private var tokens = TokenHistory()
  private var renewals: [(token: String, began: Double, ended: Double)] = []
  /// By endpoints, the end of the time to wait.
  private var waits: [String: Double] = [:]
  /// By calls that do something, the end of the last one that went well.
  private var done: [String: Double] = [:]
  package private(set) var findings: [TrafficFinding] = []
  /// The endpoints that were called, in the order of their first calls.
  package private(set) var called: [Endpoint] = []

  package init(_ contract: Contract) { self.contract = contract }

  /// - Parameter call: the request in the words of the contract; nil if it has no such route.
  /// - Returns: the promises that this exchange breaks.
  @discardableResult
  package mutating func note(
    _ exchange: WatchedExchange, _ call: DecodedRequest?
  ) -> [TrafficFinding] {
    let before = findings.count
    if let host = exchange.foreignHost {
      lookElsewhere(exchange, host)
    } else {
      judge(exchange, call)
    }
    return Array(findings[before...])
  }

  private mutating func judge(_ exchange: WatchedExchange, _ call: DecodedRequest?) {
    switch call {
    case nil, .invalid(nil, _):
      add(
        .unknownRoute, "a route of the contract",
        "\(exchange.request.method.name) \(exchange.request.openPath)", nil, exchange)
    case .invalid(let endpoint?, let fault):
      see(endpoint)
      add(.malformedCall, "a call as the contract has it", "\(fault)", endpoint, exchange)
    case .call(let call):
      let endpoint = call.endpoint
      see(endpoint)
      let carried = call.parts.tokens.mapValues { $0.reveal() }
      judgeCall(exchange, endpoint, carried)
      if let answer = exchange.response {
        judgeAnswer(answer, exchange, endpoint, carried)
      } else {
        done[key(exchange)] = exchange.ended  //! watch-lost-answer-done
      }
    }
  }

  private mutating func see(_ endpoint: Endpoint) {
    if !called.contains(where: { $0 === endpoint }) { called.append(endpoint) }
  }

  private mutating func judgeCall(
    _ exchange: WatchedExchange, _ endpoint: Endpoint, _ carried: [String: String]
  ) {
    for name in endpoint.needs where carried[name.value] == nil {
      add(.missingToken, "the token `\(name.value)`", "none", endpoint, exchange)
    }
    for (name, text) in carried.sorted(by: { $0.key < $1.key }) {
      guard let life = tokens[text] else { continue }
      judge(life, name, exchange, endpoint)
    }
    if let end = waits[endpoint.name.value], exchange.began < end - 1 {
      let left = Int((end - exchange.began).rounded())
      add(.tooSoon, "a wait of \(left) more seconds", "another call", endpoint, exchange)
    }
    if endpoint === contract.renewal { judgeRenewal(exchange, endpoint, carried) }
    if endpoint.operation.value.doesSomethingOnce, let end = done[key(exchange)],
      exchange.began < end + 1
    {
      add(.repeated, "one call", "the same call again at once", endpoint, exchange)
    }
  }

  private mutating func judge(
    _ life: TokenHistory.Life, _ name: String, _ exchange: WatchedExchange, _ endpoint: Endpoint
  ) {
    let isTaken = exchange.response.map { (200...299).contains($0.status) } ?? false
    if let end = tokens.end(of: life), exchange.began > end {
      add(.endedToken, "no token of a session that was signed out", "`\(name)`", endpoint, exchange)
      if isTaken {
        add(.endedTokenTaken, "a refusal of `\(name)`", "a good answer", endpoint, exchange)
      }
      return
    }
    if let lifetime = life.lifetime, exchange.began > life.issued + lifetime + Self.slack {
      let late = Int(exchange.began - life.issued - lifetime)
      add(
        .oldToken, "a renewal of `\(name)`", "its use \(late) seconds after its end", endpoint,
        exchange)
      if isTaken {
        add(.oldTokenTaken, "a refusal of `\(name)`", "a good answer", endpoint, exchange)
      }
    }
    let grace = Double(contract.tokens[name].rotation.grace?.value ?? 0)
    if let replaced = life.replaced, exchange.began > replaced + grace {
      add(.spentToken, "the newest `\(name)`", "one that was replaced", endpoint, exchange)
    }
  }

  private mutating func judgeRenewal(
    _ exchange: WatchedExchange, _ endpoint: Endpoint, _ carried: [String: String]
  ) {
    guard let name = contract.tokensSent(endpoint).first ?? endpoint.needs.first?.value,
      let text = carried[name]
    else { return }
    let isTwice = renewals.contains {
      $0.token == text && $0.began < exchange.ended && exchange.began < $0.ended
    }
    if isTwice {
      add(.renewedTwice, "one renewal of `\(name)`", "two at the same time", endpoint, exchange)
    }
    renewals.append((text, exchange.began, exchange.ended))
  }

  private mutating func lookElsewhere(_ exchange: WatchedExchange, _ host: String) {
    let request = exchange.request
    let sent =
      [request.target, String(decoding: request.body, as: UTF8.self)] + request.headers.map(\.value)
    for text in tokens.texts.sorted() where text.count >= 16 {
      guard sent.contains(where: { $0.contains(text) }), let life = tokens[text] else { continue }
      add(.elsewhere, "`\(life.name)` at the contract's servers", "it at \(host)", nil, exchange)
    }
  }

  private mutating func judgeAnswer(
    _ response: Response, _ exchange: WatchedExchange, _ endpoint: Endpoint,
    _ carried: [String: String]
  ) {
    guard endpoint.caller == .app else { return }
    let answer = CallAnswer(response, to: endpoint, of: contract)
    if answer.isGood {
      if let fault = answer.fault {
        add(
          .unreadableAnswer, "an answer as the contract has it", fault.message, endpoint, exchange)
      }
      keep(answer, exchange, endpoint, carried)
    } else if let refusal = answer.refusal {
      if let fault = answer.fault {
        add(
          .unreadableAnswer, "`\(refusal.name.value)` with its fields", fault.message, endpoint,
          exchange)
      }
      let wait = WaitingTime(refusal, contract.servers[endpoint.server])
      waits[endpoint.name.value] = wait?.end(in: response, at: exchange.ended)
    } else {
      add(.undeclaredRefusal, "a declared refusal", answer.words, endpoint, exchange)
      //! watch-retry-after-undeclared
      waits[endpoint.name.value] = WaitingTime.end(of: response, at: exchange.ended)
    }
  }

  private mutating func keep(
    _ answer: CallAnswer, _ exchange: WatchedExchange, _ endpoint: Endpoint,
    _ carried: [String: String]
  ) {
    waits[endpoint.name.value] = nil
    done[key(exchange)] = exchange.ended
    let brought = answer.tokens
    let session = carried.filter { contract.isOfSession($0.key) }.sorted { $0.key < $1.key }
    if endpoint.operation.value == .sessionEnd, let own = session.first {
      tokens.endSession(of: own.value, at: exchange.ended)
    }
    guard !brought.values.isEmpty else { return }
    if !answer.isNotStored {
      add(.storedAnswer, "`Cache-Control: no-store`", "none", endpoint, exchange)
    }
    var lifetimes = brought.lifetimes.mapValues(Double.init)
    for name in brought.values.keys where lifetimes[name] == nil {
      if case .seconds(let seconds)? = contract.tokens[name].life.lifetime?.value {
        lifetimes[name] = Double(seconds)
      }
    }
    let isRenewal = endpoint === contract.renewal
    if isRenewal {
      for (name, old) in session where brought.values[name] != nil {
        if brought.values[name] != old {
          tokens.replace(old, at: exchange.ended)
        } else if contract.tokens[name].rotation.rotates?.value == true {
          add(.sameToken, "another `\(name)`", "the same one", endpoint, exchange)
        }
      }
    }
    tokens.note(
      brought.values, lifetimes: lifetimes, at: exchange.ended,
      with: isRenewal || !endpoint.operation.value.maySignIn ? session.first?.value : nil)
  }

  private mutating func add(
    _ rule: TrafficRule, _ expected: String, _ found: String, _ endpoint: Endpoint?,
    _ exchange: WatchedExchange
  ) {
    let shown = endpoint.map {
      RedactedExchange(
        Exchange(
          endpoint: $0, request: exchange.request, response: exchange.response,
          failure: exchange.response == nil ? "none came" : nil), contract)
    }
    findings.append(
      TrafficFinding(
        rule: rule, endpoint: endpoint?.name.value ?? "calls", expected: expected, found: found,
        place: endpoint?.name.span ?? contract.service.span, exchange: shown))
  }

  private func key(_ exchange: WatchedExchange) -> String {
    let request = exchange.request
    let proof = request.headers.first("Authorization") ?? ""
    return "\(request.method.name) \(request.target) \(proof) "
      + String(decoding: request.body, as: UTF8.self)
  }

  /// Seconds by which the clocks of app and server may differ.
  private static let slack = 5.0
}

extension Request {
  /// The path without its query; segments that may belong to a person are `…`.
  fileprivate var openPath: String {
    target.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
      .map { segment in
        let isWord =
          segment.count <= 24 && segment.allSatisfy { $0.isLetter || "-_.~".contains($0) }
        return isWord ? String(segment) : "…"
      }.joined(separator: "/")
  }
}

extension OperationKind {
  /// The same call twice at once is a mistake: a second account, a second mail.
  fileprivate var doesSomethingOnce: Bool {
    switch self {
    case .passwordRegister, .passwordChange, .passwordForgot, .codeSend, .accountDelete: true
    case .passwordSignIn, .passwordReset, .codeVerify, .codeSignIn, .providerSignIn, .providerStart,
      .providerCallback, .providerExchange, .providerLink, .providerNotify, .webSignIn,
      .guestSignIn, .signInContinue, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd,
      .sessionEndOne, .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .tokenFetch,
      .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      false
    }
  }
}
