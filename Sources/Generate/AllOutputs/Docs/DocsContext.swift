import ContractModel
import Diagnostics
import Generation
import Machines
import Mustache

/// The content of one language's pages, in words and ready-made code spans.
struct DocsContext {
  let blueprint: Blueprint
  let words: DocsWords
  let fields: DocsFieldWords

  init(_ blueprint: Blueprint, _ language: DocsLanguage) {
    self.blueprint = blueprint
    words = DocsWords(language: language)
    fields = DocsFieldWords(words: words)
  }

  var language: DocsLanguage { words.language }

  var value: [String: Value] {
    contract.joined(
      with: environments, DocsEndpointContext(context: self).value,
      DocsTypeContext(context: self).value, DocsTokenContext(context: self).value,
      DocsRefusalContext(context: self).value, DocsPolicyContext(context: self).value,
      DocsSessionContext(context: self).value, DocsSetupContext(context: self).value,
      DocsAppContext(context: self).value, DocsOpenContext(context: self).value,
      Extras.values(blueprint.contract.extras))
  }

  private var contract: [String: Value] {
    [
      "service": .text(blueprint.service), "version": .text(blueprint.contract.version.value),
      "doc": text(blueprint.contract.doc), "contract": code(blueprint.contractName),
      "languages": blueprint.languages.isEmpty ? .null : codes(blueprint.languages),
      "hasMessages": .bool(hasMessages),
    ]
  }

  private var hasMessages: Bool {
    blueprint.contract.refusals.contains { !$0.messages.isEmpty }
  }

  private var environments: [String: Value] {
    [
      "environments": .list(
        blueprint.environments.map { plan in
          .object([
            "urls": .list(
              plan.urls.map {
                .object([
                  "environment": .text(plan.name), "server": .text($0.server),
                  "url": address($0.url),
                ])
              })
          ])
        })
    ]
  }

  /// A paragraph or a cell, or nothing where there is nothing to see.
  func text(_ text: LocalizedText?) -> Value { some(words.text(text)) }

  /// Ready-made words; without any, a section vanishes and a cell is empty.
  func some(_ words: String?) -> Value { .verbatim(words ?? "") }

  func code(_ text: String) -> Value { .verbatim(MarkdownText.code(text)) }

  func codes(_ texts: [String]) -> Value { some(words.codes(texts)) }

  func duration(_ seconds: Int?) -> Value { some(seconds.map(words.duration)) }

  /// The link that Markdown readers make of a heading.
  func anchor(_ name: String) -> Value { .verbatim(MarkdownText.anchor(name)) }

  func address(_ url: Reference) -> Value { .verbatim(words.reference(url)) }

  func field(_ plan: PropertyPlan, tellsPlace: Bool = false) -> Value {
    .object([
      "wire": code(plan.wire), "place": .verbatim(fields.inRequest(plan.place)),
      "type": .verbatim(fields.type(plan.type)),
      "note": some(fields.note(plan, tellsPlace: tellsPlace)),
    ])
  }

  func fieldList(_ plans: [PropertyPlan], tellPlace: Bool = false) -> Value {
    .list(plans.map { field($0, tellsPlace: tellPlace) })
  }

  /// One arrow for all events between the same two states.
  func arrows(
    _ states: [String], _ moves: [(from: String, event: String, to: String)]
  ) -> Value {
    let order = Dictionary(states.enumerated().map { ($1, $0) }) { one, _ in one }
    let byStart = Dictionary(grouping: moves, by: \.from)
    return .list(
      states.flatMap { from in
        let byEnd = Dictionary(grouping: byStart[from] ?? [], by: \.to)
        return byEnd.keys.compactMap { order[$0] }.sorted().map { position in
          let to = states[position]
          return Value.object([
            "from": .verbatim(MermaidText.state(from)), "to": .verbatim(MermaidText.state(to)),
            "events": .verbatim(MermaidText.lines((byEnd[to] ?? []).map(\.event))),
          ])
        }
      })
  }
}
