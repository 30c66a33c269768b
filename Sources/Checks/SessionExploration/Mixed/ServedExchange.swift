import ContractModel
import Diagnostics
import Machines
import SessionCore

/// One call of an app at the server that gets it, as far as the session depends on it.
struct ServedExchange {
  private let endpoint: Endpoint
  private let matching: EndpointMatching
  private let kind: CallClass.Kind
  /// The endpoint of the server; the app's own where its route is not there.
  private let served: Endpoint
  private let reading: RefusalReading
  /// The names of the refusals by which the server tells of a fault.
  private(set) var refusals: [(CallClass.TokenFault, String)] = []
  /// The tokens of which an answer says how long they live.
  private(set) var toldLives: Set<String> = []
  private(set) var call: ServedCall
  private var types: [String] = []

  /// - Parameter own: finds the same endpoint, as a server of the app's version has it.
  init(
    _ endpoint: Endpoint, _ matching: EndpointMatching, own: EndpointMatching,
    _ kind: CallClass.Kind
  ) {
    let found = matching.served(endpoint)
    let matching = found == nil ? own : matching
    let served = found ?? endpoint
    (self.endpoint, self.matching, self.kind, self.served) = (endpoint, matching, kind, served)
    reading = RefusalReading(app: matching.app, server: matching.server)
    call = ServedCall(answers: [CallClass.Answer()])
    call.endsSession = [.sessionEnd, .accountDelete].contains(served.operation.value)
    for fault in CallClass.TokenFault.allCases { addRefusal(fault, of: served) }
    if let meaning = lack(at: served) { turnAway(meaning, at: served) }
    // A plain call that is gone says nothing about the session.
    if found == nil, kind != .call { call.turnedAway = .undeclared(status: 404, until: nil) }
    addAnswers(of: served)
  }

  /// The key paths that its form follows from, the nearest first.
  var sources: [[String]] {
    let names = [endpoint.name.value, served.name.value]
    let tokens = matching.app.tokensSent(endpoint) + endpoint.needs.map(\.value)
    return names.map { ["endpoints", $0] } + types.map { ["types", $0] }
      + tokens.map { ["tokens", $0, "sent"] }
      + (endpoint.endsIn.map { [["callbacks", $0.value]] } ?? [])
  }

  private mutating func addRefusal(_ fault: CallClass.TokenFault, of served: Endpoint) {
    let isRenewal = kind == .renewal
    guard
      let found = reading.outcome(fault.meaning, of: served, at: endpoint, isRenewal: isRenewal)
    else { return }
    call.tokenRefusals[fault] = found.outcome
    refusals.append((fault, found.name))
  }
}

/// The request.
extension ServedExchange {
  /// The server's answer to a request in the app's form; nil if it takes it.
  private mutating func lack(at served: Endpoint) -> Meaning? {
    let sent = leaves(endpoint.sends, endpoint, matching.app)
    let wanted = leaves(served.sends, served, matching.server)
    types += sent.types + wanted.types
    if served.needs.contains(where: { !isCarried($0.value) }) { return .tokenMissing }
    for (place, leaf) in wanted.leaves where !leaf.isOptional {
      if case .constant = leaf.element { continue }
      if sent.leaves[place] != nil { continue }
      if wanted.token(at: place) != nil { return .tokenMissing }
      if kind != .call { return .requestInvalid }
    }
    return nil
  }

  private func isCarried(_ needed: String) -> Bool {
    let place = matching.server.tokens.find(needed)?.sent?.value
    return endpoint.needs.contains { own in
      matching.token(own.value)?.name.value == needed
        && matching.app.tokens.find(own.value)?.sent?.value == place
    }
  }

  private mutating func turnAway(_ meaning: Meaning, at served: Endpoint) {
    let found = reading.outcome(meaning, of: served, at: endpoint, isRenewal: kind == .renewal)
    call.turnedAway =
      found?.outcome ?? .undeclared(status: meaning == .tokenMissing ? 401 : 400, until: nil)
  }

  private func leaves(_ fields: [Field], _ endpoint: Endpoint, _ contract: Contract) -> WireLeaves {
    WireLeaves(fields, in: contract, style: matching.style(of: endpoint, in: contract))
  }
}

/// The good answers.
extension ServedExchange {
  private struct Form {
    let name: String?
    let leaves: WireLeaves
    /// The type that it is of, where it has a name.
    var type: String?
    var types: [String] { [type].compactMap { $0 } + leaves.types }
  }

  private mutating func addAnswers(of served: Endpoint) {
    let own = forms(of: endpoint, matching.app)
    guard kind != .call || own.contains(where: { !$0.leaves.tokens.isEmpty }) else { return }
    let all = forms(of: served, matching.server)
    for form in own + all { types += form.types.filter { !types.contains($0) } }
    call.answers = all.map { answer(form: $0, among: own) }
  }

  /// The answer as the app reads it.
  private mutating func answer(form: Form, among own: [Form]) -> CallClass.Answer {
    let fitting = own.filter { form.leaves.satisfies($0.leaves) }
    let read = fitting.first { $0.name == form.name } ?? fitting.first
    guard let read else {
      var unreadable = CallClass.Answer(name: own.first?.name)
      // The server has granted what is lost.
      unreadable.grants = own.first.map { granted(by: form, to: $0) } ?? []
      unreadable.isUnreadable = true
      return unreadable
    }
    for (place, leaf) in read.leaves.leaves where form.leaves.leaves[place] != nil {
      if case .token(let name, let slot) = leaf.element, slot != .value { toldLives.insert(name) }
    }
    return CallClass.Answer(name: read.name, grants: granted(by: form, to: read))
  }

  private func granted(by form: Form, to own: Form) -> [String] {
    var seen: Set<String> = []
    return own.leaves.tokens.filter { place, name in
      form.leaves.token(at: place).map { $0 == matching.token(name)?.name.value } ?? false
    }.map(\.name).filter { seen.insert($0).inserted }
  }

  private func forms(of endpoint: Endpoint, _ contract: Contract) -> [Form] {
    let style = matching.style(of: endpoint, in: contract)
    let envelope = contract.servers.find(endpoint.server)?.answer.joined(separator: ".") ?? ""
    func leaves(_ fields: [Field], under prefix: String = envelope) -> WireLeaves {
      WireLeaves(fields, in: contract, style: style, under: prefix)
    }
    if let callback = endpoint.endsIn {
      return [Form(name: nil, leaves: leaves(contract.callbacks[callback.value].fields, under: ""))]
    }
    let choices = contract.choices(of: endpoint)
    if !choices.isEmpty {
      return choices.map { Form(name: $0, leaves: leaves(contract.types[$0].fields), type: $0) }
    }
    switch endpoint.returns {
    case .nothing: return [Form(name: nil, leaves: leaves([]))]
    case .fields(let fields): return [Form(name: nil, leaves: leaves(fields))]
    case .shape(let shape):
      guard case .type(let name) = shape.element else {
        return [Form(name: nil, leaves: leaves([]))]
      }
      return [Form(name: nil, leaves: leaves(contract.types[name].fields), type: name)]
    }
  }
}
