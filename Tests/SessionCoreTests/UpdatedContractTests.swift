import SessionCore
import Testing

/// A store that an older version of the contract has written.
@Suite("Sessions stored under an older contract")
struct UpdatedContractTests {
  private func rules(
    _ tokens: [TokenTraits], renews: [String], spends: String? = "refresh"
  ) -> SessionRules {
    let names = tokens.map(\.name)
    return SessionRules(
      tokens: tokens,
      states: [
        StateRules("signedOut", after: ["signIn": SessionStateID(1)]),
        StateRules(
          "signedIn", holds: names,
          after: ["renew": SessionStateID(1), "renew.refused": SessionStateID(0)]),
      ],
      start: SessionStateID(0), renewal: RenewalTraits(renews: renews, spends: spends))
  }

  private func stored(_ names: String...) -> SessionContent {
    let tokens = names.map { ($0, HeldToken(TokenText($0), issued: 0, expires: nil)) }
    return SessionContent(
      tokens: Dictionary(uniqueKeysWithValues: tokens), values: ["user": "u"], id: "1")
  }

  @Test func renamedTokenKeepsSession() throws {
    let rules = rules(
      [
        TokenTraits("access"),
        TokenTraits("refresh", formerNames: ["refreshToken", "renewalToken"]),
      ], renews: ["access"])
    for former in ["refreshToken", "renewalToken"] {
      let record = try #require(
        SessionRecord(rules, restoring: stored("access", former), at: 0))
      #expect(record.state == SessionStateID(1))
      #expect(record.tokens["refresh"]?.text == TokenText(former))
      #expect(Set(record.stored.tokens.keys) == ["access", "refresh"])
    }
  }

  /// The current name wins, whatever else the store contains.
  @Test func currentNameTakesPrecedenceOverFormerName() throws {
    let rules = rules(
      [TokenTraits("access"), TokenTraits("refresh", formerNames: ["old"])], renews: ["access"])
    let record = SessionRecord(rules, restoring: stored("access", "refresh", "old"), at: 0)
    #expect(record?.tokens["refresh"]?.text == TokenText("refresh"))
  }

  @Test func formerNamesAreReadFromOtherProcess() throws {
    let rules = rules(
      [TokenTraits("access"), TokenTraits("refresh", formerNames: ["old"])], renews: ["access"])
    var core = SessionCore(rules, renewalEndpoint: "renew")
    _ = core.on(.look, at: 0, store: SampleStore(stored("access", "refresh")))
    _ = core.on(.storeChanged, at: 0, store: SampleStore(stored("access", "old")))
    #expect(core.record.tokens["refresh"]?.text == TokenText("old"))
  }

  @Test func newTokenReturnedByRefreshKeepsSession() throws {
    let rules = rules(
      [TokenTraits("access"), TokenTraits("id"), TokenTraits("refresh", rotates: true)],
      renews: ["access", "id"])
    let store = SampleStore(stored("access", "refresh"))
    var core = SessionCore(rules, renewalEndpoint: "renew")
    _ = core.on(.look, at: 0, store: store)
    #expect(core.record.state == SessionStateID(1))
    // A call that needs the new token renews.
    let call = core.newCall(.call)
    _ = core.on(.prepares(call: call), at: 0, store: store)
    let effects = core.on(.lacks(call: call, token: "id"), at: 0, store: store)
    #expect(
      effects.contains { if case .lease = $0 { true } else { false } }, "\(effects)")
    #expect(store.content?.tokens.count == 2)
  }

  @Test func newTokenThatNothingReturnsEndsSession() {
    let tokens = [TokenTraits("access"), TokenTraits("device"), TokenTraits("refresh")]
    let rules = rules(tokens, renews: ["access"])
    #expect(SessionRecord(rules, restoring: stored("access", "refresh"), at: 0) == nil)
    #expect(SessionRecord(rules, restoring: stored("access", "device"), at: 0) == nil)
  }
}
