import ContractModel
import Diagnostics
import Machines

/// The app starts anew, with a session that it kept.
struct AppSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] {
    guard let way = ways.signIns.first else { return [] }
    let place = way.endpoint.name.span
    let started = Story(
      "appStartedAgain", "The app is started anew, and the person is still signed in.", at: place,
      way.steps() + [.app(.launches)])
    guard ways.locks else { return [started] }
    return [
      started,
      Story(
        "lockedAtLaunch",
        "The app is locked when it starts; no call goes out before the person unlocks it.",
        at: place,
        way.steps() + [.app(.launchesLocked)] + (ways.probe.map { [.call($0.endpoint)] } ?? [])
          + [.app(.unlockFails), .app(.unlocks)]),
    ]
  }
}

extension StoryWays {
  /// A session has a state into which a launch leads.
  var locks: Bool {
    SessionMachine.derive(from: contract).moves.contains { $0.event == Event("app", "launches") }
  }
}
