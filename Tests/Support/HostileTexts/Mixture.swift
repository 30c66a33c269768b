/// Every text at every position, in as few contracts as it takes: each contract has a text of its own at each position.
package struct Mixture: Sendable {
  package private(set) var refused = 0
  package private(set) var accepted = 0
  /// Errors that do not say where they are.
  package private(set) var strange: [String] = []
  /// Texts by the number of their position.
  package private(set) var contracts: [[Int: String]] = []

  private let sample: MarkedSample
  private let texts: [String]

  package init(_ sample: MarkedSample, _ texts: [String], shifts: [Int]? = nil) {
    self.sample = sample
    self.texts = texts
    for shift in shifts ?? Array(texts.indices) { add(shift) }
  }

  /// A text that is refused among others may only have clashed with them: it has a second chance without them.
  private mutating func add(_ shift: Int) {
    let pairs = sample.positions.indices.map { ($0, texts[($0 + shift) % texts.count]) }
    var first = sample.sieve
    keep(first.taken(of: Dictionary(uniqueKeysWithValues: pairs), beside: sample.markers))
    var second = sample.sieve
    keep(second.taken(of: first.refused, beside: sample.markers))
    refused += second.refused.count
    strange += first.strange + second.strange
  }

  private mutating func keep(_ texts: [Int: String]) {
    accepted += texts.count
    if !texts.isEmpty { contracts.append(texts) }
  }
}
