import ContractModel
import Diagnostics
import LiveScenarios

/// The way in which an app recovers that knows a refusal, where the app that is played does not know it.
struct ExpectedRecovery {
  let old: Contract
  let new: Contract

  /// - Parameter seen: the play of a refusal that only the new contract declares, by an old app: its last two
  ///   observations are of the refused call and of the call after it.
  /// - Returns: the same, as an app of the new contract would meet it.
  func observations(
    _ seen: [Observation], of refusal: String
  ) -> [Observation] {
    guard let word = new.refusals.find(refusal)?.recovery.value.word, seen.count >= 2 else {
      return seen
    }
    let refused = seen[seen.count - 2]
    if case .refused(let name) = refused.ending,
      old.refusals.find(name)?.recovery.value.word == word
    {
      return seen
    }
    var expected = seen
    // A renewal that is refused is not renewed: the person signs in.
    let isRenewal = refused.endpoint == old.renewal?.name.value
    expected[seen.count - 2] = refused.recovered(
      by: isRenewal && word == .renew ? .signIn : word, from: refusal)
    return Array(expected.dropLast())
  }
}

extension Observation {
  fileprivate func recovered(by word: ContractModel.Recovery.Word, from refusal: String)
    -> Observation
  {
    let isAnswered = word == .renew && isIn || word == .continueFlow
    return Observation(
      ending: isAnswered ? .answered : .refused(refusal), endpoint: endpoint, caller: caller,
      state: word == .signIn ? "signedOut" : state, renewals: renewals + 1, isRenewed: true,
      answer: isAnswered && ending == .answered ? answer : "")
  }
}
