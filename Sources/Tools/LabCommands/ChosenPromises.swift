import CommandLineSupport
import Conformance
import Diagnostics

/// The promises that `--only` chooses. Each of its words chooses one: an id that changed is not left out in silence.
struct ChosenPromises {
  let cases: [ConformanceCase]

  init(_ plan: CasePlan, only words: [String]) throws(UsageError) {
    let unknown = words.filter { plan.only([$0]).isEmpty }  //! only-each-word
    guard unknown.isEmpty else { throw Self.unknown(unknown, plan.cases.map(\.id)) }
    cases = plan.only(words)
    guard !cases.isEmpty else {
      throw UsageError(
        message: "the contract makes no promise about a server",
        help: "a promise follows from each of its `endpoints`")
    }
  }

  private static func unknown(_ words: [String], _ ids: [String]) -> UsageError {
    let whole = beginnings(of: ids)
    let nearest = words.flatMap { Self.nearest(to: $0, among: whole) }
    let options = list(words.map { "--only \($0)" }, "and")
    return UsageError(
      message: "\(options) \(words.count == 1 ? "chooses" : "choose") no promise of the contract",
      help: nearest.isEmpty
        ? "`--list` prints all ids; a part of one ends before a dot"
        : "did you mean \(list(nearest, "or"))?")
  }

  /// The ids, and each part of them that ends before a dot.
  private static func beginnings(of ids: [String]) -> [String] {
    var seen: Set<String> = []
    var all: [String] = []
    for id in ids {
      let parts = id.split(separator: ".")
      for count in 1...max(1, parts.count) {
        let text = parts.prefix(count).joined(separator: ".")
        if seen.insert(text).inserted { all.append(text) }
      }
    }
    return all
  }

  /// The ids that go on where the word ends within a part, or else the one that is spelled most like it.
  private static func nearest(to word: String, among all: [String]) -> [String] {
    let parts = word.count { $0 == "." }
    let longer = all.filter { $0.hasPrefix(word) && $0.count { $0 == "." } == parts }
    if !word.isEmpty, !longer.isEmpty { return Array(longer.prefix(3)) }
    return Suggestions.nearest(to: word, among: all).map { [$0] } ?? []
  }

  private static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
