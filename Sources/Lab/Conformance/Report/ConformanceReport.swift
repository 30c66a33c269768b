/// The results of a run, in the order of its cases.
package struct ConformanceReport: Sendable {
  package let contract: String
  package let results: [CaseResult]
  let words: VerdictWords
  /// The reasons for which the control or a stand-in did not work during the run, once for each call.
  private let outages: [String]
  /// The number of promises that whoever asked for the run wants to be kept.
  package var wantedKept = 0

  package init(
    contract: String, results: [CaseResult], words: VerdictWords = .ofPromises,
    outages: [String] = []
  ) {
    self.contract = contract
    self.results = results
    self.words = words
    self.outages = outages
  }

  /// No promise is broken, as many as wanted are kept, and nothing that the tester was given failed.
  package var isGood: Bool {
    broken.isEmpty && outages.isEmpty && !isTooFew  //! outage-is-no-success
  }

  private var isTooFew: Bool { count("kept") < wantedKept }  //! at-least-kept

  package var broken: [CaseResult] { results.filter(\.verdict.isBroken) }

  /// Say that the run shows less than it should.
  package var warnings: [String] { [nobody, tooFew].compactMap { $0 } + failed }

  private var tooFew: String? {
    isTooFew
      ? "Too few promises are kept: \(count("kept")), where `--at-least \(wantedKept)` was asked for."
      : nil
  }

  /// One line for each reason.
  private var failed: [String] {
    var counts: [(why: String, count: Int)] = []
    for why in outages {
      if let index = counts.firstIndex(where: { $0.why == why }) {
        counts[index].count += 1
      } else {
        counts.append((why, 1))
      }
    }
    return counts.map { "It failed during the run, \($0.count) ×: \($0.why)." }
  }

  /// No sign-in brought a session, although a case needed one.
  package var isWithoutSignIn: Bool {
    let signIns = results.compactMap(\.signedIn)
    return !signIns.isEmpty && !signIns.contains(true)  //! nobody-signed-in-told
  }

  private var nobody: String? {
    guard isWithoutSignIn else { return nil }
    return
      "Sign-in failed, so \(count("notObservable")) of \(results.count) checks were skipped. "
      + "Give the server a control (docs/control.md) or a stand-in, or say how many promises to expect (`--at-least`)."
  }

  package func count(_ word: String) -> Int { results.count { $0.verdict.word == word } }
}
