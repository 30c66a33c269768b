import ContractModel
import Diagnostics
import Machines
import Mustache

/// How the client spells the rules of the session.
struct SwiftSessionContext {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  var value: [String: Value] {
    [
      "stateNames": .list(blueprint.session.states.map { SwiftContext.name($0.name) }),
      "start": SwiftContext.name(blueprint.session.start),
      "states": .lines(blueprint.session.states.map(state)),
      "tokenRules": .lines(blueprint.tokens.map(rule)),
      "renewal": renewal, "revocation": revocation, "fetches": fetches,
      "hasKept": .bool(!keptNames.isEmpty),
      "kept": .list(keptNames) {
        ["name": SwiftContext.name($0), "literal": SwiftContext.literal($0)]
      },
      "hasServerRules": .bool(!words.rules.isEmpty),
      "serverRules": .list(words.rules) {
        ["name": SwiftContext.name($0.name), "rule": .block($0.rule)]
      },
    ]
  }

  /// The kept values that a property can be named after. `KeptValues` has the others itself, by their names.
  private var keptNames: [String] {
    let taken: Set = ["description", "customMirror", "hashValue"]
    return blueprint.kept.map(\.name).filter { !taken.contains($0) }
  }

  /// `.expired: .init(holds: […], after: […])`, a part on a line each.
  private func state(_ state: Machine.State) -> String {
    let moves = blueprint.session.moves.filter { $0.from == state.name }.map {
      "\(SwiftText.literal($0.event.description)): .\(SwiftText.identifier($0.to))"
    }
    var parts: [String] = []
    if !state.holds.isEmpty {
      let holds = state.holds.map { SwiftText.literal($0) }
      parts.append(CodeLayout.swift.list("holds: [", holds, "]"))
    }
    if !moves.isEmpty { parts.append(CodeLayout.swift.list("after: [", moves, "]", room: 0)) }
    return CodeLayout.swift.list(
      ".\(SwiftText.identifier(state.name)): .init(", parts, ")", room: 0)
  }

  private func rule(_ plan: TokenPlan) -> String {
    var parts = [SwiftText.literal(plan.name)]
    if let lifetime = plan.lifetimeSeconds {
      parts.append("lifetime: \(SwiftText.number(lifetime))")
    }
    if let placement = plan.placement { parts.append("sent: \(spell(placement, plan))") }
    if let next = plan.token.next { parts.append("next: \(spell(next.value))") }
    if let place = spell(plan.token.stored.value) { parts.append("stored: \(place)") }
    if plan.rotates { parts.append("rotates: true") }
    if let grace = plan.token.rotation.grace {
      parts.append("grace: \(SwiftText.number(grace.value))")
    }
    if plan.isOptional { parts.append("isOptional: true") }
    if plan.isStep { parts.append("isStep: true") }
    if !plan.token.formerNames.isEmpty {
      let names = plan.token.formerNames.map { SwiftText.literal($0.value) }
      parts.append("was: [\(names.joined(separator: ", "))]")
    }
    return CodeLayout.swift.list("TokenRule(", parts, ")", room: 88)
  }

  /// Nil for the keychain, where the runtime keeps a token unless it is told otherwise.
  private func spell(_ storage: Token.Storage) -> String? {
    switch storage {
    case .keychain: nil
    case .memory: ".inMemory"
    case .nowhere: ".nowhere"
    }
  }

  private func spell(_ placement: Token.Placement, _ plan: TokenPlan) -> String {
    guard case .header(let name) = placement, plan.isCookie else { return spell(placement) }
    return ".decodedHeader(\(SwiftText.literal(name)))"
  }

  private func spell(_ placement: Token.Placement) -> String {
    switch placement {
    case .bearer: ".bearer"
    case .header(let name): ".header(\(SwiftText.literal(name)))"
    case .cookie(let name): ".cookie(\(SwiftText.literal(name)))"
    case .query(let name): ".query(\(SwiftText.literal(name)))"
    }
  }

  private var renewal: Value {
    guard let renewal = blueprint.renewal, let answer = renewal.call.answer else { return .null }
    let words = SwiftCallWords(renewal.call, words)
    return .object([
      "isDeployed": .bool(words.usesConfiguration),
      "answer": .verbatim(SwiftTypes.spell(answer)), "refusal": .verbatim(words.refusal),
      "arguments": .block(CodeLayout.swift.list("", arguments(renewal), "", room: 0)),
      "closure": .block(words.closure),
    ])
  }

  private func arguments(_ renewal: RenewalPlan) -> [String] {
    let renews = renewal.renews.map { SwiftText.literal($0) }
    return [
      CodeLayout.swift.list("renews: [", renews, "]"),
      "spends: \(SwiftText.literal(renewal.spends))",
      renewal.before.map { "before: \(SwiftText.number($0))" },
      renewal.atLaunch ? "atLaunch: true" : nil,
    ].compactMap { $0 }
  }

  private var fetches: Value {
    guard !blueprint.fetches.isEmpty else { return .null }
    let calls = blueprint.fetches.map { SwiftCallWords($0.call, words) }
    let list = zip(blueprint.fetches, calls).map { fetch, call in
      "TokenFetch(\(SwiftText.literal(fetch.token))) " + call.closure
    }
    let isDeployed = zip(blueprint.fetches, calls).contains { fetch, call in
      call.usesConfiguration || fetch.call.server != blueprint.homeServer
    }
    return .object([
      "isDeployed": .bool(isDeployed), "list": .block(CodeLayout.swift.list("[", list, "]")),
    ])
  }

  /// The call that ends tokens that nobody will use. A sign-out does if it names what renews them. One that is told
  /// another token may end all sessions of the person, and with them the one that counts.
  private var revocation: Value {
    let ends = blueprint.appCalls.filter { $0.operation == .sessionEnd && carriesWhatLasts($0) }
    let revokes = blueprint.appCalls.filter { $0.operation == .tokenRevoke }
    guard let call = (revokes + ends).first(where: isReady) else { return .null }
    let words = SwiftCallWords(call, words)
    return .object([
      "isDeployed": .bool(words.usesConfiguration || call.server != blueprint.homeServer),
      "closure": .block(words.closure),
    ])
  }

  private func carriesWhatLasts(_ call: CallPlan) -> Bool {
    guard let spent = blueprint.renewal?.spends else { return true }
    return call.needs.contains(spent) || SwiftCallWords(call, words).tokens.contains(spent)
  }

  /// The session can make it without asking anybody.
  private func isReady(_ call: CallPlan) -> Bool {
    let words = SwiftCallWords(call, words)
    return words.given.isEmpty && !(call.needs + words.tokens).isEmpty
  }
}
