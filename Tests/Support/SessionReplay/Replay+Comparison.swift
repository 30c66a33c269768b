import AuthClient
import Foundation
import Machines
import SessionCore
import SessionExploration
import Stores

/// The comparison of the two sides.
extension Replay {
  /// Each new message of the model is a new request of the app, and the other way round.
  func takeRequests() throws {
    var new = apps.map { $0.network.takeNew() }
    for message in world.messages.dropFirst(carried.count) {
      let index = new[message.process].firstIndex { fits(message, $0) }
      guard let index else {
        throw ReplayDifference(
          "what was sent", model: words(message),
          real: new[message.process].isEmpty
            ? "nothing" : new[message.process].map(words).joined(separator: ", "))
      }
      let request = new[message.process].remove(at: index)
      carried.append(request)
      sent.append(request.endpoint ?? "page")
    }
    if let other = new.joined().first {
      throw ReplayDifference("what was sent", model: "nothing more", real: words(other))
    }
  }

  private func fits(_ message: World.NetworkMessage, _ request: HeldRequest) -> Bool {
    let sent = names.tokens(in: request.text)
    let tokens = Set(message.tokens.map(\.text))
    switch message.purpose {
    case .page: return request.endpoint == nil
    case .end: return request.endpoint != nil && sent == tokens
    case .call, .renewal:
      return request.endpoint == world.callClass(of: message)?.endpoint && sent == tokens
    }
  }

  private func words(_ message: World.NetworkMessage) -> String {
    let name = world.callClass(of: message)?.endpoint ?? "the end of tokens"
    return "`\(name)` with \(message.tokens.map(\.text.revealed))"
  }

  private func words(_ request: HeldRequest) -> String {
    "`\(request.endpoint ?? "a page")` with \(names.tokens(in: request.text).map(\.revealed).sorted())"
  }

  func compare() throws {
    for (process, app) in apps.enumerated() {
      let (model, real) = (world.processes[process], app.core)
      let name = "process \(process)"
      try same("the state of \(name)", state(model.core), state(real))
      try same("the tokens of \(name)", tokens(model.core), tokens(real, names))
      try same("the number of the session of \(name)", model.core.session, real.session)
      try same("an unwritten session of \(name)", model.core.isUnwritten, real.isUnwritten)
      try same("the fault of \(name)", model.core.fault, real.fault)
      try same(
        "the leases that \(name) waits for",
        model.jobs.count { if case .lease = $0 { true } else { false } }, app.store.waiting)
      try same("the pauses of \(name)", pauses(model), pauses(app))
    }
    try compareStore()
    try compareEndings()
  }

  private func compareStore() throws {
    let model = (world.content?.tokens ?? [:]).mapValues { $0.text.revealed }
    let real = (device.content?.tokens ?? [:]).mapValues { names.name(of: $0.secret.reveal()) }
    try same("the content of the store", model, real)
  }

  private func compareEndings() throws {
    for ending in world.told.dropFirst(told) {
      guard let number = begun[Call(process: ending.process, number: ending.call)] else { continue }
      let real = apps[ending.process].endings[number]
      // A person who signs out hears of the server's answer, and the model does not tell it.
      if ending.kind == .signOut, ending.words == .answered { continue }
      guard real != ending.words else { continue }
      throw ReplayDifference(
        "the end of call \(ending.call) of process \(ending.process)", model: "\(ending.words)",
        real: real.map { "\($0)" } ?? "none yet")
    }
    told = world.told.count
  }

  private func state(_ core: SessionCore) -> String {
    let states = core.rules.states
    let index = core.record.state.index
    return states.indices.contains(index) ? states[index].name : "unknown"
  }

  /// The tokens with their lives, in seconds since the trace began.
  private func tokens(_ core: SessionCore) -> [String: String] {
    core.record.tokens.mapValues { token in
      "\(token.text.revealed), \(token.issued) to \(token.expires.map { "\($0)" } ?? "no end")"
    }
  }

  private func tokens(_ core: SessionCore, _ names: TokenNames) -> [String: String] {
    core.record.tokens.mapValues { token in
      let end = token.expires.map { "\($0 - origin)" } ?? "no end"
      return "\(names.name(of: token.text.revealed)), \(token.issued - origin) to \(end)"
    }
  }

  private func pauses(_ process: World.Process) -> [Double] {
    process.jobs.compactMap { if case .wake(_, let at) = $0 { at } else { nil } }
  }

  private func pauses(_ app: ReplayedApp<System>) -> [Double] {
    app.clock.pauses.map { $0.timeIntervalSinceReferenceDate - origin }
  }

  /// The beginning of the trace, by the clock of sessions.
  private var origin: Double { time.now.timeIntervalSinceReferenceDate - world.now }

  private func same<Value: Equatable>(_ what: String, _ model: Value, _ real: Value) throws {
    guard model != real else { return }
    throw ReplayDifference(what, model: "\(model)", real: "\(real)")
  }

  /// The end as it is to be seen now.
  var end: ReplayEnd {
    get async throws {
      let open = Set(try await server.sessions(of: own).map(\.id))
      return ReplayEnd(
        brokenClaim: world.broken?.claim.rawValue, states: apps.map { state($0.core) },
        stored: (device.content?.tokens ?? [:]).keys.sorted(), endings: endings,
        sent: sent,
        openSessions: families.filter { open.contains($0.value.id) }.keys.sorted())
    }
  }

  private var endings: [CallEnding] {
    apps.flatMap { app in app.endings.sorted { $0.key < $1.key }.map(\.value) }
  }

  func told(_ transitions: [World.Transition]) -> String {
    start.story(transitions).map(\.words).joined(separator: "; ")
  }

  /// The sessions that the server has ended, and those that go on.
  func compareServer() async throws {
    let open = Set(try await server.sessions(of: own).map(\.id))
    for (family, session) in families.sorted(by: { $0.key < $1.key }) {
      let isEnded = world.server.families[family]?.isEnded ?? true
      // The server forgets a session whose tokens are all over.
      guard isEnded || world.server.mayGoOn(family, world.contract, at: world.now) else { continue }
      guard isEnded == open.contains(session.id) else { continue }
      throw ReplayDifference(
        "sign-in \(family) at the server", model: isEnded ? "over" : "going on",
        real: isEnded ? "going on" : "over")
    }
  }
}
