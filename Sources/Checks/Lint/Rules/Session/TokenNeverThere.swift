import ContractModel
import Diagnostics
import Machines

/// The app has come by each token that a call needs.
struct TokenNeverThere: Rule {
  let id = "token-never-there"
  let title = "the app can come by each token that a call needs"
  let severity = Severity.error
  let why = "the call could never be made, and a sign-in would begin no session"
  let reason =
    "A token comes with the answer of a call that the app could make before. A sign-in that "
    + "needs a token of the session itself is made by nobody, and neither is any call after it. A value "
    + "against forged requests comes before the sign-in: it is kept in memory, and a call with "
    + "`does: token.fetch` that needs no session brings it."

  func findings(in contract: Contract) -> [Finding] {
    // A service whose contract brings no token at all takes those of another one.
    guard contract.endpoints.contains(where: { !contract.tokensReturned($0).isEmpty }) else {
      return []
    }
    let there = TokensThere(contract).names
    let all = contract.endpoints.filter { $0.caller == .app }.flatMap { endpoint in
      endpoint.needs.filter { !there.contains($0.value) }.map { (endpoint, $0) }
    }
    // The other calls find no session where a sign-in cannot be made.
    let signIns = all.filter { $0.0.operation.value.maySignIn }
    return (signIns.isEmpty ? all : signIns).map { endpoint, token in
      Finding(
        message: "the app never has `\(token.value)`, which `\(endpoint.name.value)` needs",
        span: token.span, help: help(token.value),
        related: [RelatedPlace(contract.tokens[token.value].name.span, "the token")])
    }
  }

  private func help(_ token: String) -> String {
    "give `\(token)` `stored: memory`, and let a call with `does: token.fetch` that needs no session bring it; "
      + "or let a sign-in without it bring it"
  }
}

/// The tokens that an app may have at some time, found call by call from an app without any.
private struct TokensThere {
  private let contract: Contract
  private let walk: TokenWalk
  /// The tokens that some state of the session holds.
  private let held: Set<String>
  private(set) var names: Set<String> = []
  private var bringing: [(endpoint: Endpoint, tokens: [String])] = []

  init(_ contract: Contract) {
    self.contract = contract
    walk = TokenWalk(contract.types)
    held = Set(SessionMachine.derive(from: contract).states.flatMap(\.holds))
    names.formUnion(kept(contract.callbacks.flatMap { walk.tokens(in: $0.fields) }))
    bringing = foundBringing
    while addOnce() {}
  }

  /// - Returns: whether a call that can be made brings another one.
  private mutating func addOnce() -> Bool {
    let before = names.count
    for (endpoint, tokens) in bringing
    where !tokens.allSatisfy(names.contains) && canBeMade(endpoint) {
      names.formUnion(tokens)
    }
    return names.count > before
  }

  /// The calls that bring tokens which are kept, with these.
  private var foundBringing: [(endpoint: Endpoint, tokens: [String])] {
    let refused = Dictionary(
      contract.refusals.map { ($0.name.value, walk.tokens(in: $0.fields)) },
      uniquingKeysWith: { first, _ in first }
    ).filter { !$0.value.isEmpty }
    return contract.endpoints.compactMap { endpoint in
      let refusals =
        refused.isEmpty ? [] : endpoint.refuses.flatMap { refused[$0.value] ?? [] }
      let tokens = kept(contract.tokensReturned(endpoint) + refusals)
      return tokens.isEmpty ? nil : (endpoint, tokens)
    }
  }

  private func canBeMade(_ endpoint: Endpoint) -> Bool {
    let sent = walk.tokens(in: endpoint.sends.filter { !$0.shape.isOptional })
    return (endpoint.needs.map(\.value) + sent).allSatisfy(names.contains)
  }

  /// A token that lasts is kept with a session only.
  private func kept(_ tokens: [String]) -> [String] {
    tokens.filter { contract.tokens[$0].stored.value == .memory || held.contains($0) }
  }
}
