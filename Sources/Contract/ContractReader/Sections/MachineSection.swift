import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let machine = KeyTable(
    "a machine",
    [
      .required("start", .text, "the state in which it begins", example: "enterCode"),
      .doc,
      .required(
        "states", .definitions(.state), "its states",
        example: "{ enterCode: { after: { verifyCode: done } }, done: { } }"),
    ])

  package static let state = KeyTable(
    "a state",
    [
      .doc,
      .optional(
        "holds", .names(in: "tokens"), "the tokens that are kept in it", usual: "none",
        example: "[access, refresh]"),
      .optional(
        "kept", .yesNo, "it survives the end of the app", usual: "false", example: "true"),
      .optional(
        "after", .moves, "what leads out of it, and where to; a state without it is an end",
        example: "{ verifyCode: done, user.cancels: left }"),
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
        return machine(name, node, holdsTokens: true)
      },
      flows: reader.definitions("flows", of: flows) { machine($0, $1, holdsTokens: false) })
  }

  private func machine(_ name: Text, _ node: Node, holdsTokens: Bool) -> MachineDefinition? {
    guard let keys = Mapping(node, .machine, named: name, reader) else { return nil }
    // Nil where the states could not be read: what a state is called cannot be told then.
    let names = keys.isInDoubt("states") ? nil : keys["states"].flatMap(stateNames)
    let states = reader.definitions("states", of: keys["states"]) {
      state($0, $1, among: names, holdsTokens: holdsTokens)
    }
    let doc = reader.text(keys["doc"])
    guard let start = target(keys["start"], among: names) else { return nil }
    return MachineDefinition(name: name, doc: doc, start: start, states: states)
  }

  private func stateNames(_ states: Node) -> [String]? {
    states.isMapping ? states.entries.map(\.key.text) : nil
  }

  private func state(
    _ name: Text, _ node: Node, among names: [String]?, holdsTokens: Bool
  ) -> StateDefinition? {
    guard let keys = Mapping(node, .state, named: name, reader) else { return nil }
    if name.value == "unknown", holdsTokens { reader.report(.unknownIsTaken(name)) }
    if !holdsTokens, let key = keys.keySpan("holds") { reader.report(.flowHoldsNothing(at: key)) }
    return StateDefinition(
      name: name, doc: reader.text(keys["doc"]),
      holds: reader.references(keys["holds"], to: "tokens", "a list of tokens"),
      kept: reader.yesOrNo(keys["kept"]), moves: moves(keys["after"], among: names))
  }

  private func moves(_ node: Node?, among names: [String]?) -> [StateDefinition.Move] {
    guard let node else { return [] }
    guard node.isMapping else {
      reader.report(
        .notAMap(node, wanted: "events and states", example: "{ verifyCode: done }"))
      return []
    }
    return node.entries.filter { !$0.value.isPlaceholder }.compactMap { entry in
      let event = events.read(Text(entry.key.text, at: entry.key.span))
      guard let event, let target = target(entry.value, among: names) else { return nil }
      return StateDefinition.Move(event: event, target: target)
    }
  }

  private func target(_ node: Node?, among names: [String]?) -> Text? {
    guard let text = reader.text(node), let names else { return nil }
    if names.contains(text.value) { return text }
    reader.report(.unknownState(text, among: names))
    return nil
  }
}
