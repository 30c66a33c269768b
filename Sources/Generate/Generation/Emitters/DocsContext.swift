import ContractModel
import Machines
import Mustache

/// What the pages say, in words and ready-made code spans.
struct DocsContext {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var value: Value {
    .object(
      [
        "service": .text(blueprint.service), "version": .text(blueprint.version),
        "doc": DocsContext.text(blueprint.doc), "contract": code(blueprint.contractName),
        "environments": .list(blueprint.environments.map(environment)),
        "hasConfiguration": .bool(!blueprint.configuration.isEmpty),
        "configuration": .list(blueprint.configuration.map { field($0, in: "") }),
        "choices": .list(blueprint.choices.map(choice)),
        "flows": .list(blueprint.flows.map(flow)), "hasFlows": .bool(!blueprint.flows.isEmpty),
        "callbacks": .list(blueprint.callbacks.map(callback)),
        "hasCallbacks": .bool(!blueprint.callbacks.isEmpty),
        "hasFaults": .bool(!blueprint.faults.isEmpty),
        "faults": .list(blueprint.faults.map(fault)),
        "calls": .list(blueprint.calls.map(call)), "records": .list(blueprint.records.map(record)),
        "enumerations": .list(blueprint.enumerations.map(enumeration)),
        "tokens": .list(blueprint.tokens.map(token)),
        "refusals": .list(blueprint.refusals.map { refusal($0) }),
        "hasTypes": .bool(
          !blueprint.records.isEmpty || !blueprint.enumerations.isEmpty
            || !blueprint.choices.isEmpty),
        "renews": .bool(blueprint.renewal != nil), "renewal": renewal,
        "hasOpen": .bool(!blueprint.open.isEmpty), "hasWaivers": .bool(!blueprint.waivers.isEmpty),
        "open": .list(blueprint.open.map { .object(["at": code($0.at), "why": .text($0.why)]) }),
        "waivers": .list(blueprint.waivers.map(waiver)),
      ].merging(session) { one, _ in one }.merging(Extras.values(blueprint.extras)) { one, _ in one
      })
  }

  /// A paragraph or a cell, or nothing where there is nothing to see.
  static func text(_ text: String?) -> Value {
    guard let text, !MarkdownText.escape(text).isEmpty else { return .null }
    return .text(text)
  }

  private func code(_ text: String) -> Value { .verbatim(MarkdownText.code(text)) }

  private func codes(_ texts: [String]) -> Value {
    .verbatim(texts.map(MarkdownText.code).joined(separator: ", "))
  }

  /// The link that Markdown readers make of a heading.
  private func anchor(_ name: String) -> Value { .verbatim(MarkdownText.anchor(name)) }

  private func environment(_ plan: EnvironmentPlan) -> Value {
    .object([
      "urls": .list(
        plan.urls.map {
          .object([
            "environment": .text(plan.name), "server": .text($0.server), "url": address($0.url),
          ])
        })
    ])
  }

  private func address(_ url: AddressPlan) -> Value {
    switch url {
    case .fixed(let text): code(text)
    case .configuration(let name): .text("the deployment's \(name)")
    }
  }

  private func choice(_ plan: ChoicePlan) -> Value {
    .object([
      "name": .text(plan.name),
      "options": .list(
        plan.options.map { option in
          let marks = option.marks.map { "\(code: $0.wire) is \(code: $0.text)" }
          return .object([
            "type": code(option.type),
            "marks": marks.isEmpty
              ? .text("otherwise") : .verbatim("where " + marks.joined(separator: " and ")),
          ])
        }),
    ])
  }

  private func flow(_ plan: FlowPlan) -> Value {
    let moves = plan.states.flatMap { state in
      state.moves.map { (from: state.name, event: $0.event.description, to: $0.to) }
    }
    return .object([
      "name": .text(plan.name), "doc": DocsContext.text(plan.doc),
      "start": .verbatim(MermaidText.state(plan.start)),
      "arrows": .list(arrows(plan.states.map(\.name), moves)),
      "states": .list(
        plan.states.map { state in
          let notes = [
            state.doc ?? "", state.isKept ? "It survives the end of the app." : "",
            state.moves.isEmpty ? "An end." : "",
          ]
          return .object([
            "name": code(state.name),
            "note": .text(notes.filter { !$0.isEmpty }.joined(separator: " ")),
          ])
        }),
    ])
  }

  private func callback(_ plan: CallbackPlan) -> Value {
    .object([
      "name": .text(plan.name), "url": code(plan.url), "doc": DocsContext.text(plan.doc),
      "host": .text(plan.hostIsChecked ? "checked" : "any"),
      "fields": .list(plan.record.properties.map { field($0, in: "query") }),
      "state": plan.state.map(code) ?? .null,
    ])
  }

  private func fault(_ plan: FaultPlan) -> Value {
    .object([
      "name": .text(plan.name), "fault": .text(DocsWords.fault(plan.fault)),
      "recovery": .text(DocsWords.recovery(plan.recovery, inRenewal: false)),
    ])
  }

  private func call(_ plan: CallPlan) -> Value {
    .object([
      "name": .text(plan.name), "anchor": anchor(plan.name), "doc": DocsContext.text(plan.doc),
      "route": code("\(plan.method) \(plan.pathText)"), "deed": .text(DocsWords.deed(plan)),
      "needs": .list(plan.needs.map(need)),
      "sendsAnything": .bool(!plan.sent.isEmpty), "sends": .list(sent(plan)),
      "status": .text(String(plan.status)),
      "answer": plan.answer.map { code(DocsWords.type($0)) } ?? .null,
      "refusesAnything": .bool(!plan.refusals.isEmpty),
      "refusals": .list(
        plan.refusals.map { refusal($0, inRenewal: plan.name == blueprint.renewal?.call.name) }),
    ])
  }

  private func need(_ token: String) -> Value {
    let placement = blueprint.tokens.first { $0.name == token }?.placement
    return .object(["token": code(token), "sent": .verbatim(DocsWords.placement(placement))])
  }

  private func sent(_ plan: CallPlan) -> [Value] {
    let places = [
      ("path", plan.pathFields), ("query", plan.query), ("header", plan.headers),
      ("cookie", plan.cookies), ("body", plan.body),
    ]
    return places.flatMap { place, properties in properties.map { field($0, in: place) } }
  }

  private func record(_ plan: RecordPlan) -> Value {
    .object([
      "name": .text(plan.name),
      "fields": .list(plan.properties.map { field($0, in: $0.place.rawValue) }),
    ])
  }

  private func field(_ plan: PropertyPlan, in place: String) -> Value {
    .object([
      "wire": code(plan.wire), "place": .text(place), "type": code(DocsWords.type(plan.type)),
      "note": .text(DocsWords.note(plan)),
    ])
  }

  private func enumeration(_ plan: EnumerationPlan) -> Value {
    .object(["name": .text(plan.name), "values": codes(plan.cases.map(\.text))])
  }

  private func token(_ plan: TokenPlan) -> Value {
    .object([
      "name": .text(plan.name), "doc": DocsContext.text(plan.doc), "format": code(plan.format),
      "lifetime": .text(DocsWords.lifetime(plan)),
      "sent": .verbatim(DocsWords.placement(plan.placement)),
      "storage": .text(DocsWords.storage(plan)),
      "claims": .list(
        plan.claims.map { .object(["name": code($0.name), "value": code($0.value)]) }),
      "renewal": .text(renewal(of: plan)),
      "grace": DocsContext.text(plan.grace.map(DocsWords.duration)),
      "reuse": DocsContext.text(plan.reuse.map(DocsWords.reuse)),
    ])
  }

  private func refusal(_ plan: RefusalPlan, inRenewal: Bool = false) -> Value {
    let from = blueprint.calls.filter { $0.refusals.contains { $0.name == plan.name } }.map(\.name)
    return .object([
      "name": .text(plan.name), "anchor": anchor(plan.name), "doc": DocsContext.text(plan.doc),
      "status": .text(plan.status.description),
      "recovery": .text(DocsWords.recovery(plan.recovery, inRenewal: inRenewal)),
      "conditions": .list(
        plan.conditions.map {
          .object([
            "field": code($0.wire),
            "test": .verbatim(DocsWords.test($0.kind) + MarkdownText.code($0.text)),
          ])
        }),
      "messages": .list(
        plan.messages.map {
          .object(["language": .text($0.language), "text": .text($0.text)])
        }),
      "from": from.isEmpty ? .text("no endpoint") : codes(from),
      "renewalNote": .bool(plan.recovery.word == .renew && refusesRenewal(plan)),
      "details": .list((plan.details?.properties ?? []).map { field($0, in: $0.place.rawValue) }),
    ])
  }

  private func refusesRenewal(_ plan: RefusalPlan) -> Bool {
    blueprint.renewal?.call.refusals.contains { $0.name == plan.name } ?? false
  }

  private func renewal(of token: TokenPlan) -> String {
    if blueprint.renewal?.spends == token.name {
      return token.rotates ? "is spent by it and replaced" : "is used by it and stays"
    }
    let isRenewed = blueprint.renewal?.renews.contains(token.name) ?? false
    return isRenewed ? "brings a new one" : "has no part in it"
  }

  private var session: [String: Value] {
    let machine = blueprint.session
    return [
      "hasMoves": .bool(!machine.moves.isEmpty),
      "start": .verbatim(MermaidText.state(machine.start)),
      "arrows": .list(
        arrows(
          machine.states.map(\.name),
          machine.moves.map { ($0.from, $0.event.description, $0.to) })),
      "states": .list(
        machine.states.map {
          .object([
            "name": code($0.name), "holds": $0.holds.isEmpty ? .text("none") : codes($0.holds),
          ])
        }),
      "moves": .list(
        machine.moves.map {
          .object([
            "from": code($0.from), "event": code($0.event.description), "to": code($0.to),
          ])
        }),
    ]
  }

  /// One arrow for all events between the same two states.
  private func arrows(
    _ states: [String], _ moves: [(from: String, event: String, to: String)]
  ) -> [Value] {
    states.flatMap { from in
      states.compactMap { to in
        let events = moves.filter { $0.from == from && $0.to == to }.map(\.event)
        guard !events.isEmpty else { return nil }
        return .object([
          "from": .verbatim(MermaidText.state(from)), "to": .verbatim(MermaidText.state(to)),
          "events": .verbatim(MermaidText.lines(events)),
        ])
      }
    }
  }

  private var renewal: Value {
    guard let renewal = blueprint.renewal else { return .null }
    return .object([
      "call": code(renewal.call.name), "spends": code(renewal.spends),
      "renews": codes(renewal.renews),
      "before": renewal.before.map { .text(DocsWords.duration($0)) } ?? .null,
      "atLaunch": .bool(renewal.atLaunch),
    ])
  }

  private func waiver(_ plan: WaiverPlan) -> Value {
    .object([
      "rule": code(plan.rule), "at": code(plan.at), "why": .text(plan.why),
      "until": .text(plan.until),
    ])
  }
}

extension DefaultStringInterpolation {
  /// A text of the author's as a code span.
  fileprivate mutating func appendInterpolation(code text: String) {
    appendLiteral(MarkdownText.code(text))
  }
}
