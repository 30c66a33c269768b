import AuthClient
import ContractModel
import Foundation
import SessionCore
package import SessionExploration
import Stores
import TestLab

/// One trace, on the model and on the real client with the reference server, step by step.
package final class Replay<System: ReplayedSystem> {
  package private(set) var world: World
  /// The transitions as the server's answers made them.
  package private(set) var transitions: [World.Transition] = []
  package private(set) var counts: [ActionKind: Int] = [:]
  let start: World
  let person: String
  let server: ReplayServer
  let time: ReplayTime
  let device = DeviceStore()
  var apps: [ReplayedApp<System>]
  var names = TokenNames()
  /// The requests of the world's messages, in their order.
  var carried: [HeldRequest] = []
  /// The calls by their number in the model, and under which number the app began them.
  var begun: [Call: Int] = [:]
  var told = 0
  /// The sign-ins of the model, and the server's sessions.
  var families: [Int: Session] = [:]
  var known: Set<String> = []
  /// The accounts of other people, and the person's own.
  var others: Set<String> = []
  var own: Set<String> = []
  /// The server did something in this step.
  var isServerMoved = false

  struct Call: Hashable {
    let process: Int
    let number: Int
  }

  /// - Parameter world: the one in which the trace begins; a person who is signed in there signs in.
  init(_ world: World, _ person: String, on server: ReplayServer, _ time: ReplayTime) async throws {
    var world = world.hearing
    world.runsOn = true
    (start, self.world) = (world, world)
    (self.person, self.server, self.time) = (person, server, time)
    others = try await server.accounts
    try await System.prepare(server.lab, person)
    apps = []
    if world.content != nil { try await signIn() }
    apps = world.processes.map { _ in ReplayedApp(person, device, time) }
  }

  /// The person signed in before the trace begins, by a process that is over.
  private func signIn() async throws {
    let app = ReplayedApp<System>(person, device, time)
    for endpoint in System.setting.signIn {
      app.call(endpoint, with: try await System.bring(server.lab, person, to: endpoint), as: 0)
      for request in app.network.takeNew() {
        request.reply = try await answer(request, wish: nil).reply
        app.arrive(request)
      }
    }
    guard let content = device.content, let model = world.content else {
      throw ReplayDifference("the first sign-in", model: "a session", real: "none")
    }
    for (name, token) in model.tokens {
      guard let text = content.tokens[name]?.secret.reveal() else {
        throw ReplayDifference("the first sign-in", model: name, real: "no such token")
      }
      try names.bind(token.text, text)
    }
    try await noteSessions()
    app.kill(holding: [])
  }

  /// Plays one step on both sides.
  ///
  /// - Throws: a difference of the two.
  package func play(_ step: ReplayStep) async throws {
    try await make(step)
    while let next = world.runningOn { try await make(ReplayStep(next)) }
    try takeRequests()
    try compare()
    if isServerMoved { try await compareServer() }
    isServerMoved = false
  }

  private func make(_ step: ReplayStep) async throws {
    switch step.transition {
    case .kill(let process): try await kill(process)
    case .deliver(let number, _) where world.messages[number].answer == nil:
      try await serve(number, wish: step.wish)
    default:
      let before = world
      apply(step.transition)
      try await act(step.transition, before)
    }
  }

  func apply(_ transition: World.Transition) {
    let kind = ActionKind(transition, in: world)
    counts[kind, default: 0] += 1
    transitions.append(transition)
    let gone = world.indicesOfMessages(goneBy: transition)
    world = world.after(transition)
    gone.sorted(by: >).forEach { removed.append(carried.remove(at: $0)) }
  }

  /// The endpoints that the app called, in their order.
  var sent: [String] = []
  /// The requests that the last transition took off the network.
  var removed: [HeldRequest] = []

  private func act(_ transition: World.Transition, _ before: World) async throws {
    defer { removed = [] }
    switch transition {
    case .call(let process, let number):
      let endpoint = world.contract.calls[number].endpoint
      let brought = try await System.bring(server.lab, person, to: endpoint)
      for page in removed { apps[process].lose(page) }
      apps[process].call(endpoint, with: brought, as: ownNumber(of: process, since: before))
    case .renew(let process): apps[process].renew(as: ownNumber(of: process, since: before))
    case .appEvent(let process, "app.launches"):
      apps[process].launch(as: ownNumber(of: process, since: before))
    case .appEvent(let process, let name): apps[process].happen(name)
    case .look(let process): apps[process].look()
    case .notice(let process): apps[process].notice()
    case .job(let process, let number): work(process, before.processes[process].jobs, number)
    case .deliver(let number, _):
      if let request = removed.first { apps[before.messages[number].process].arrive(request) }
    case .lose(let number):
      if let request = removed.first { apps[before.messages[number].process].lose(request) }
    case .tick(let index): passTime(world.contract.pauses[index], since: before)
    case .store: device.failOrWork()
    case .ended: try await endNewest()
    case .kill: break
    }
  }

  private func work(_ process: Int, _ jobs: [World.Job], _ number: Int) {
    let earlier = jobs[..<number]
    switch jobs[number] {
    case .lease:
      apps[process].lend(earlier.count { if case .lease = $0 { true } else { false } })
    case .wake:
      apps[process].ring(pause: earlier.count { if case .wake = $0 { true } else { false } })
    // The engine goes on by itself.
    case .prepare: break
    }
  }

  /// The deadlines of renewals ring in the order in which they were sent.
  private func passTime(_ seconds: Double, since before: World) {
    time.advance(by: seconds)
    server.lab.advance(by: Int(seconds))
    let renewing = before.messages.filter(\.isRenewal).map(\.process)
    for process in renewing + apps.indices { apps[process].timePassed() }
    // The engine has given these up.
    for request in removed { request.isLost() }
    for app in apps { app.clock.executor.drain() }
  }

  private func endNewest() async throws {
    isServerMoved = true
    guard let newest = families[families.keys.max() ?? 0] else { return }
    try await server.end(newest)
  }

  private func kill(_ process: Int) async throws {
    for number in world.messages.indices.reversed()
    where world.messages[number].process == process && world.messages[number].answer == nil {
      try await serve(number, wish: nil)
    }
    apply(.kill(process))
    apps[process].kill(holding: removed)
    removed = []
    begun = begun.filter { $0.key.process != process }
    apps[process] = ReplayedApp(person, device, time)
  }

  /// The trace is over.
  func close() {
    for (process, app) in apps.enumerated() {
      app.kill(holding: app.network.takeNew() + (process == 0 ? carried + removed : []))
    }
  }

  /// The number under which the app begins the call that the model has just begun.
  private func ownNumber(of process: Int, since before: World) -> Int {
    let new =
      Set(world.processes[process].open.keys).subtracting(before.processes[process].open.keys).max()
      ?? world.told.dropFirst(before.told.count).last { $0.process == process }?.call
    let number = begun.count + transitions.count
    if let new { begun[Call(process: process, number: new)] = number }
    return number
  }
}

extension World {
  /// The messages that a transition takes off the network.
  fileprivate func indicesOfMessages(goneBy transition: Transition) -> [Int] {
    switch transition {
    case .deliver(let number, _):
      messages[number].answer != nil || messages[number].purpose == .end(call: nil)
        ? [number] : []
    case .lose(let number): [number]
    case .kill(let process): messages.indices.filter { messages[$0].process == process }
    case .tick: messages.indices.filter { messages[$0].isRenewal }
    case .call(let process, let number) where contract.calls[number].kind == .page:
      messages.indices.filter { messages[$0].process == process && messages[$0].isPage }
    default: []
    }
  }
}
