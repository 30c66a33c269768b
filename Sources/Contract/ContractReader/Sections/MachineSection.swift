package import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let machine = KeyTable(
    "a machine",
    [
      .required("start", .text, "the state in which it begins", example: "enterCode"),
      .doc,
      .required(
        "states", .definitions(StateDefinition.keys.table), "its states",
        example: "{ enterCode: { after: { verifyCode: done } }, done: { } }"),
    ])

  /// The session begins where nobody is signed in, so it says no `start`.
  package static let session = KeyTable(
    "the session",
    [
      .optional(
        "start", .text, "the initial state; a session has only one", usual: "signedOut",
        example: "signedOut"),
      .doc,
      .required(
        "states", .definitions(StateDefinition.keys.table),
        "states of its own, and additions to the states that follow from the rest",
        example:
          "{ signedIn: { after: { app.launches: locked } }, locked: { after: { app.unlocks: signedIn } } }"
      ),
    ])
}

/// Reads the session's machine and the flows, and checks that their events can happen.
struct MachineSection {
  struct Machines {
    let session: MachineDefinition?
    let flows: Definitions<MachineDefinition>
  }

  private let reader: Reader
  private let events: EventGrammar

  init(_ reader: Reader, _ known: KnownSections, _ endpoints: Definitions<Endpoint>) {
    self.reader = reader
    self.events = EventGrammar(reader, known, endpoints)
  }

  func read(_ session: Node?, _ flows: Node?) -> Machines {
    Machines(
      session: session.flatMap { node in
        let name = Text("session", at: node.span.firstLine)
        return self.session(name, node)
      },
      flows: reader.definitions("flows", of: flows) { machine($0, $1) })
  }

  private func machine(_ name: Text, _ node: Node) -> MachineDefinition? {
    guard let keys = Mapping(node, .machine, named: name, reader) else { return nil }
    let names = stateNames(keys)
    let states = self.states(keys["states"], among: names, holdsTokens: false)
    let doc = reader.localized(keys["doc"])
    guard let start = target(keys["start"], among: names) else { return nil }
    return MachineDefinition(name: name, doc: doc, start: start, states: states)
  }

  /// Nil where the states could not be read: what a state is called cannot be told then.
  private func stateNames(_ keys: Mapping) -> [String]? {
    guard !keys.isInDoubt("states"), let states = keys["states"] else { return nil }
    return states.isMapping ? states.entries.map(\.key.text) : nil
  }

  /// The states that follow from the rest of the contract need not be written to be led to.
  private func session(_ name: Text, _ node: Node) -> MachineDefinition? {
    guard let keys = Mapping(node, .session, named: name, reader) else { return nil }
    let written = keys.isMeant("states") ? stateNames(keys) : []
    let names = written.map {
      $0 + SessionStates.following.filter { !(written ?? []).contains($0) }
    }
    let states = self.states(keys["states"], among: names, holdsTokens: true)
    let start =
      keys["start"] == nil
      ? Text(SessionStates.start, at: name.span) : target(keys["start"], among: names)
    let doc = reader.localized(keys["doc"])
    return start.map { MachineDefinition(name: name, doc: doc, start: $0, states: states) }
  }

  private func states(
    _ node: Node?, among names: [String]?, holdsTokens: Bool
  ) -> Definitions<StateDefinition> {
    reader.definitions("states", of: node) {
      state($0, $1, among: names, holdsTokens: holdsTokens)
    }
  }

  private func state(
    _ name: Text, _ node: Node, among names: [String]?, holdsTokens: Bool
  ) -> StateDefinition? {
    guard let draft = reader.draft(StateDefinition.self, node, named: name) else { return nil }
    if name.value == "unknown", holdsTokens { reader.report(.unknownIsTaken(name)) }
    if !holdsTokens, let key = draft.keys.keySpan("holds") {
      reader.report(.flowHoldsNothing(at: key))
    }
    var state = draft.model
    state.moves = moves(draft.keys["after"], among: names)
    return state
  }

  private func moves(_ node: Node?, among names: [String]?) -> [StateDefinition.WrittenMove] {
    guard let node else { return [] }
    guard node.isMapping else {
      reader.report(
        .notAMap(node, wanted: "events and states", example: "{ verifyCode: done }"))
      return []
    }
    return node.entries.filter { !$0.value.isPlaceholder }.compactMap { entry in
      let event = events.read(Text(entry.key.text, at: entry.key.span))
      guard let event, let target = target(entry.value, among: names) else { return nil }
      return StateDefinition.WrittenMove(event: event, target: target)
    }
  }

  private func target(_ node: Node?, among names: [String]?) -> Text? {
    guard let text = reader.text(node), let names else { return nil }
    if names.contains(text.value) { return text }
    reader.report(.unknownState(text, among: names))
    return nil
  }
}
