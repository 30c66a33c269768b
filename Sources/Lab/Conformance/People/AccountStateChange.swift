/// Changes the person's account, as somebody else would.
struct AccountStateChange {
  let run: CaseRun

  /// Comes before the sign-in: an account without a name is known by its session, which must be the only one of its second.
  func prepare() async throws { try await run.wait(1) }

  func change(to state: String) async throws {
    let control = try run.control()
    do throws(ControlFailure) {
      var account = run.account
      if account == nil { account = try await control.account(named: run.person.names) }
      if account == nil { account = try await control.accountOfLastSession() }
      guard let account else {
        throw ControlFailure(why: "the control does not show the person's account")
      }
      try await control.change(account: account, to: state)
    } catch { throw CaseEnd(error) }
  }
}
