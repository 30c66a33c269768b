import ContractModel
import Diagnostics
import Machines

/// The life of tokens: renewed, over, lost on the way, used twice.
struct TokenSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] {
    guard let signIn = ways.signIn, let renewal = ways.contract.renewal else { return [] }
    return [renewed(signIn), over(signIn, renewal), lost(signIn, renewal), reused(signIn, renewal)]
      .compactMap { $0 }
  }

  private var spent: String? { ProbeCalls(ways.contract).spent }

  private func renewed(_ signIn: [StoryStep]) -> Story? {
    guard let probe = ways.probe, let life = ways.lifetime(of: probe.token) else { return nil }
    return Story(
      "accessTokenRenewed",
      "The token of a call is over; the app renews it once, and the call succeeds.",
      at: ways.contract.tokens[probe.token].name.span,
      signIn + [.wait(life), .call(probe.endpoint)])
  }

  private func over(_ signIn: [StoryStep], _ renewal: Endpoint) -> Story? {
    guard let spent, let life = ways.lifetime(of: spent) else { return nil }
    let call = ways.probe?.endpoint ?? renewal
    return Story(
      "sessionOver", "Nothing is left to renew with; the person has to sign in again.",
      at: ways.contract.tokens[spent].name.span, signIn + [.wait(life), .call(call)])
  }

  private func lost(_ signIn: [StoryStep], _ renewal: Endpoint) -> Story? {
    Story(
      "renewalAnswerLost",
      "The answer to a renewal is lost; the app asks again, and the session goes on.",
      at: renewal.name.span,
      signIn + [StoryStep.call(renewal).calling { $0.loss = .answer }, .call(renewal)])
  }

  private func reused(_ signIn: [StoryStep], _ renewal: Endpoint) -> Story? {
    guard let spent, let reuse = ways.contract.tokens[spent].rotation.reuse,
      reuse.value == .revokeFamily
    else { return nil }
    let grace = ways.contract.tokens[spent].rotation.grace?.value ?? 0
    return Story(
      "refreshTokenReused",
      "Somebody uses a copy of a refresh token that was replaced; the server ends the whole session.",
      at: reuse.span,
      signIn + [
        .call(renewal), .wait(grace + 1), .call(renewal, with: .usedToken), .call(renewal),
      ])
  }
}
