import Testing

@testable import AuthClient

/// A renewal against sign-outs, other sign-ins and the end of the account: when each begins, when
/// each is answered and which piece of work runs next is left to chance, the same each time.
/// `Proofs/explore` runs 10,000 schedules, a test run the first 400 of each quarter.
@Suite("Random schedules")
struct SeededTests {
  @Test(arguments: 0..<4)
  func randomSchedulesKeepInvariants(_ quarter: UInt64) {
    let first = quarter * 2500
    for seed in first..<(first + (Extent.isWhole ? 2500 : 400)) {
      let problem = Run(seed).problem()
      #expect(problem == "", "with seed \(seed)")
    }
  }

  private final class Run {
    private let phone = Phone(
      holding: ["renewSession", "signIn", "signOut", "deleteAccount", "me"])
    private var random: Seeded
    private var signIns = 1
    /// The sign-ins that somebody signed out after.
    private var left = 0

    init(_ seed: UInt64) { random = Seeded(seed) }

    func problem() -> String {
      let phone = phone
      phone.server.inspect = { [unowned phone] request in phone.note(request, nowOnly: false) }
      phone.read()
      for _ in 0..<3 {
        begin()
        if random.next() % 2 == 0 { turn() }
        if random.next() % 2 == 0 { phone.server.release(any: pick) }
      }
      while turn() { phone.server.release(any: pick) }
      return judge()
    }

    private func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    /// - Returns: whether anything is still under way.
    @discardableResult
    private func turn() -> Bool {
      phone.executor.drain(pick)
      return !phone.server.held.isEmpty
    }

    private func begin() {
      switch random.next() % 5 {
      case 0:
        phone.signOut()
        // It begins before what is begun after it.
        phone.executor.drain(pick)
        left = signIns
      case 1:
        signIns += 1
        phone.signIn(signIns)
        phone.executor.drain(pick)
      case 2: phone.delete()
      case 3: phone.renew()
      default: phone.read()
      }
    }

    private func judge() -> String {
      let (server, families) = (phone.server, phone.families)
      if families.contains(where: { $0 <= left }) { return "a token came back: \(families)" }
      if families.count > 1 { return "two sessions at once: \(families)" }
      if families.isEmpty != (phone.session.state == .signedOut) { return "another state" }
      if !server.outdated.isEmpty { return "ended by an old token: \(server.outdated)" }
      if !phone.misused.isEmpty { return "sent though not stored: \(phone.misused)" }
      let renewals = server.requests.filter { $0.endpoint == "renewSession" }.map(\.refreshToken)
      if Set(renewals).count != renewals.count { return "renewed twice: \(renewals)" }
      // A person who signed out, or began another sign-in that was quicker.
      let dropped = (2...max(2, signIns)).filter { phone.ends("signIn \($0)") == [false] }
      return dropped.contains(where: server.isOpen) ? "left open: \(dropped)" : ""
    }
  }
}
