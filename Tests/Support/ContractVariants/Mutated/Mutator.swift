/// All that the contracts hold, to be mixed.
struct Pool {
  let lines: [Lines]
  let entries: [EntryLine]
  let words: [[UInt8]]

  init(_ texts: [[UInt8]]) {
    lines = texts.map(Lines.init)
    entries = lines.flatMap(\.all).compactMap(EntryLine.init)
    words = texts.flatMap { text in Words.all(in: text).map { Array(text[$0]) } }
  }
}

/// A spoilt contract, and how it came to be.
package struct Mutant: Sendable {
  package let number: Int
  package let contract: String
  package let mutations: [Mutation]
  package let bytes: [UInt8]
}

/// Spoils contracts: the same seed and number give the same mutant on every machine.
package struct Mutator {
  private let contracts: [(name: String, bytes: [UInt8])]
  private let pool: Pool
  private let seed: UInt64

  package init(_ contracts: [(name: String, bytes: [UInt8])], seed: UInt64) {
    precondition(!contracts.isEmpty, "there is something to spoil")
    self.contracts = contracts
    self.seed = seed
    pool = Pool(contracts.map(\.bytes))
  }

  /// Each contract and each mutation comes in turn; one mutant in three has more mutations.
  package func mutant(_ number: Int) -> Mutant {
    var random = Seeded(seed, number)
    let contract = contracts[number % contracts.count]
    let kinds = Mutation.allCases
    var mutations = [kinds[number / contracts.count % kinds.count]]
    for _ in 0..<max(0, random.below(6) - 3) { mutations.append(random.pick(kinds)) }
    var bytes = contract.bytes
    for mutation in mutations { mutation.apply(to: &bytes, pool, &random) }
    return Mutant(number: number, contract: contract.name, mutations: mutations, bytes: bytes)
  }
}
