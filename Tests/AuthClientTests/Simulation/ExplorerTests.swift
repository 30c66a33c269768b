import Testing

@testable import AuthClient

/// Whatever may befall a session while a renewal is under way, in every order, up to six
/// deep; in a test run up to five.
@Suite("Every order of session events")
struct ExplorerTests {
  enum Moment: String, CaseIterable, Sendable {
    case renewed, lost, signOut, signIn, killed, store
  }

  @Test(arguments: Moment.allCases)
  func everyOrderOfEventsKeepsInvariants(_ first: Moment) {
    var runs = 0
    var ways = [[first]]
    while let way = ways.popLast() {
      guard let problem = Run(way).problem else { continue }
      runs += 1
      #expect(problem == "", "after \(way.map(\.rawValue))")
      if way.count < deepest { ways += Moment.allCases.map { way + [$0] }.filter(isAllowed) }
    }
    print("every way that begins with \(first): \(runs) runs")
  }

  private let deepest = Extent.isWhole ? 6 : 5

  /// All ways are some 30,000 and take half a minute: `Proofs/explore` goes them. Here a moment
  /// comes at most twice, and what begins or ends a session or a run once.
  private func isAllowed(_ way: [Moment]) -> Bool {
    if Extent.isWhole { return true }
    let limit = [Moment.renewed, .lost, .store].contains(way.last!) ? 2 : 1
    return way.filter { $0 == way.last }.count <= limit
  }

  /// One run from the beginning.
  private final class Run {
    private let phone = Phone(holding: ["renewSession"])
    private var isFailing = false
    /// The sign-in that counts at last, by the server's number; nil after a sign-out.
    private var owner: Int? = 1
    private var signIns = 1
    /// Nil if a moment could not be.
    private(set) var problem: String?

    init(_ way: [Moment]) {
      let phone = phone
      phone.server.inspect = { [unowned phone] request in phone.note(request, nowOnly: true) }
      phone.read()
      phone.executor.drain()
      for moment in way {
        guard pass(moment) else { return }
        phone.executor.drain()
      }
      problem = end(way.count)
    }

    private func pass(_ moment: Moment) -> Bool {
      switch moment {
      case .renewed: return phone.server.release("renewSession")
      case .lost: return phone.server.release("renewSession", .lost)
      case .signOut:
        owner = nil
        phone.signOut()
      case .signIn: signIn()
      case .killed:
        phone.kill()
        // A sign-out of which neither the store nor the server has heard.
        if owner == nil, let family = phone.families.first, phone.server.isOpen(family) {
          owner = family
        }
        phone.read()
      case .store:
        isFailing.toggle()
        phone.store.fail(writing: isFailing)
      }
      return true
    }

    private func signIn() {
      signIns += 1
      phone.signIn(signIns)
      phone.executor.drain()
      if phone.ends("signIn \(signIns)") == [true] { owner = signIns }
      phone.renew()
    }

    /// All that is under way ends, the store works again, and the app makes one more call.
    private func end(_ count: Int) -> String {
      phone.store.fail()
      while phone.server.release("renewSession") { phone.executor.drain() }
      phone.wait()
      while phone.server.release("renewSession") { phone.executor.drain() }
      phone.read("last")
      phone.executor.drain()
      while phone.server.release("renewSession") { phone.executor.drain() }
      if !phone.misused.isEmpty { return "sent though not stored: \(phone.misused)" }
      if phone.server.requests.count > 4 + 4 * count { return "a loop" }
      let families = phone.families
      let last = phone.ends("last") == [true]
      guard let owner else {
        return families.isEmpty && !last && phone.session.state == .signedOut
          ? "" : "a session after the sign-out"
      }
      if families != [owner] { return "\(families) is not \(owner)'s session" }
      return last ? "" : "the next session was touched"
    }
  }
}
