/// Which tokens the app's own requests may take to which server: those that the contract's own calls carry
/// there. A token that no call carries goes nowhere, but where there is one server only.
struct SwiftAudiences {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  /// Nil where it is what a session does by itself: all to its own server.
  var argument: String? {
    let all = blueprint.servers.map { (server: $0.name, tokens: tokens(of: $0.name)) }
      .filter { !$0.tokens.isEmpty }
    let isPlain =
      all.map(\.server) == [blueprint.homeServer] && all.map(\.tokens) == [carried]
    if isPlain || carried.isEmpty { return nil }
    let audiences = all.map { audience in
      let tokens = audience.tokens.map { SwiftText.literal($0) }.joined(separator: ", ")
      return "TokenAudience(\(words.url(of: audience.server)), [\(tokens)])"
    }
    return CodeLayout.swift.list("audiences: [", audiences, "]")
  }

  private func tokens(of server: String) -> [String] {
    let needed = Set(blueprint.calls.filter { $0.server == server }.flatMap(\.needs))
    return carried.filter { needed.contains($0) || isOnly(server) && !isNeeded($0) }
  }

  /// The tokens that travel beside a call, but for one that only renews.
  private var carried: [String] {
    blueprint.tokens.filter { $0.placement != nil && $0.name != blueprint.renewal?.spends }
      .map(\.name)
  }

  private func isOnly(_ server: String) -> Bool { blueprint.servers.map(\.name) == [server] }

  private func isNeeded(_ token: String) -> Bool {
    blueprint.calls.contains { $0.needs.contains(token) }
  }
}
