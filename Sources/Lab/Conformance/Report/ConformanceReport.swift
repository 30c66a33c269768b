/// The results of a run, in the order of its cases.
package struct ConformanceReport: Sendable {
  package let contract: String
  package let results: [CaseResult]
  let words: VerdictWords

  package init(contract: String, results: [CaseResult], words: VerdictWords = .ofPromises) {
    self.contract = contract
    self.results = results
    self.words = words
  }

  package var broken: [CaseResult] { results.filter(\.verdict.isBroken) }

  /// Says that the run shows little; nil where a sign-in brought a session, or no case has one.
  var warning: String? {
    let signIns = results.compactMap(\.signedIn)
    // guard: nobody-signed-in-told
    guard !signIns.isEmpty, !signIns.contains(true) else { return nil }
    return
      "Nobody could be signed in: \(count("notObservable")) of \(results.count) promises were not tried."
  }

  package func count(_ word: String) -> Int { results.count { $0.verdict.word == word } }
}
