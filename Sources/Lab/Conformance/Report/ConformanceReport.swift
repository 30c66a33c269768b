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

  package func count(_ word: String) -> Int { results.count { $0.verdict.word == word } }
}
