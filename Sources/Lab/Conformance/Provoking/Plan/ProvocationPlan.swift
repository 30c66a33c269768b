package import ContractModel

/// All provocations that a contract makes possible, in a fixed order.
package struct ProvocationPlan: Sendable {
  package let all: [Provocation]

  package init(_ contract: Contract) {
    let calls = ProvokedCalls(contract)
    guard let signIn = calls.signIn else {
      all = []
      return
    }
    var provocations = SignInProvocations(calls, signIn).all
    if let guarded = calls.guarded {
      provocations += CallProvocations(calls, signIn, guarded).all
      if let renewal = calls.renewal, let outdated = calls.outdating(guarded) {
        provocations += RenewalProvocations(calls, signIn, guarded, renewal, outdated).all
      }
    }
    provocations += UnsafeProvocations(calls, signIn).all
    if let signOut = calls.signOut {
      provocations += SignOutProvocations(calls, signIn, signOut).all
    }
    all = provocations
  }

  /// The provocations whose ids are one of these, or begin with one and a dot. The id of a mistake stands for its provocation.
  package func only(_ words: [String]) -> [Provocation] {
    if words.isEmpty { return all }
    return all.filter { one in
      words.contains { word in
        one.id == word || one.id.hasPrefix(word + ".")
          || ClientMistake.allCases.contains { word == "\(one.id).\($0.rawValue)" }
      }
    }
  }
}
