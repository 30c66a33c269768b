/// Counts what became of many mutants.
package struct Tally: Sendable {
  package private(set) var accepted = 0
  package private(set) var refused = 0
  /// How many mutants each rule was reported of.
  package private(set) var rules: [String: Int] = [:]
  package private(set) var mutations: [Mutation: (accepted: Int, refused: Int)] = [:]
  /// Mutants of which a promise was broken.
  package private(set) var broken: [(number: Int, problems: [String])] = []

  package init() {}

  package mutating func add(_ mutant: Mutant, _ verdict: MutantVerdict) {
    if verdict.isAccepted { accepted += 1 } else { refused += 1 }
    for rule in verdict.rules { rules[rule, default: 0] += 1 }
    let first = mutant.mutations[0]
    mutations[first, default: (0, 0)].accepted += verdict.isAccepted ? 1 : 0
    mutations[first, default: (0, 0)].refused += verdict.isAccepted ? 0 : 1
    if !verdict.broken.isEmpty { broken.append((mutant.number, verdict.broken)) }
  }
}
