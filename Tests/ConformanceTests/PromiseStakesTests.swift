@testable import Conformance
import TestLab
import Testing

/// The report says of each promise why it matters, and nothing that is untrue of it.
@Suite struct PromiseStakesTests {
  @Test(
    arguments: [
      ("lifetime.access.before", .lifetimes, "signs people out"),
      ("lifetime.access.after", .lifetimes, "steals a token"),
      ("claims.access", .tokens, "the times, the issuer"),
      ("tokens.me.access.weakKey", .tokens, "can make up a token"),
      ("tokens.me.access.missing", .tokens, "without a token"),
      ("tokens.renewSession.refresh.access", .tokens, "passes for another"),
      ("signOut.signOut.own", .signOut, "worthless"),
      ("signOut.signOut.othersStay", .signOut, "did not ask for it"),
      ("rotation.refresh.grace", .rotation, "answer was lost"),
      ("rotation.refresh.spent", .rotation, "stolen"),
      ("lockout.step2", .lockout, "guessed"), ("lockout.opens", .lockout, "kept out"),
      ("accounts.deleted.renews", .accounts, "deleted must not go on"),
      ("accounts.signIn.somethingNew", .accounts, "must be its person's"),
      ("answers.me", .answers, "no cache"),
    ] as [(String, PromiseKind, String)])
  func promiseHasItsReason(_ id: String, _ kind: PromiseKind, _ words: String) {
    #expect(PromiseStakes(kind, id: id).text.contains(words))
  }

  /// Opposite promises matter for different reasons, in each contract.
  @Test(arguments: LabContract.all)
  func oppositePromisesHaveDifferentReasons(_ lab: LabContract) throws {
    let ids = try Dictionary(
      CasePlan(lab.contract).cases.map { ($0.id, $0.kind) }, uniquingKeysWith: { one, _ in one })
    let opposites = [
      ("before", "after"), ("others", "othersStay"), ("grace", "spent"), ("locks", "opens"),
      ("stays", "opens"), ("triesLeft", "tries"),
    ]
    for (id, kind) in ids where !kind.isDerived {
      for (one, other) in opposites where id.hasSuffix("." + one) {
        let opposite = id.dropLast(one.count) + other
        guard ids[String(opposite)] != nil else { continue }
        let texts = [id, String(opposite)].map { PromiseStakes(kind, id: $0).text }
        #expect(texts[0] != texts[1], "\(id)")
      }
    }
  }
}
