package import Diagnostics

/// A contract that was read without an error: every reference leads somewhere and nobody checks it again.
package struct Contract: Sendable {
  package let source: SourceFile
  package let service: Text
  package let version: Text
  package let doc: LocalizedText?
  /// The languages that messages and docs come in; the first is the fallback.
  package let languages: [Text]
  package var configuration = Definitions<ConfigurationValue>() { didSet { forget() } }
  package var servers = Definitions<Server>() { didSet { forget() } }
  package var tokens = Definitions<Token>() { didSet { forget() } }
  package var renewalRules = RenewalRules() { didSet { forget() } }
  package var app = AppRules() { didSet { forget() } }
  package var providers = Definitions<Provider>() { didSet { forget() } }
  package var callbacks = Definitions<Callback>() { didSet { forget() } }
  package var types = Definitions<TypeDefinition>() { didSet { forget() } }
  /// The section `errors`.
  package var refusals = Definitions<Refusal>() { didSet { forget() } }
  package var endpoints = Definitions<Endpoint>() { didSet { forget() } }
  package var policies = Policies() { didSet { forget() } }
  /// Nil where the session's machine follows from the rest.
  package var session: MachineDefinition? { didSet { forget() } }
  package var flows = Definitions<MachineDefinition>() { didSet { forget() } }
  package var scenarios = Definitions<Scenario>() { didSet { forget() } }
  package var reservedNames: [ReservedName] = [] { didSet { forget() } }
  package var openPoints: [OpenPoint] = [] { didSet { forget() } }
  package var waivers: [Waiver] = [] { didSet { forget() } }
  /// The author's own `x-…` keys, wherever they stand.
  package var extras: [Extra] = [] { didSet { forget() } }
  /// The reader's diagnostics about a contract that it took.
  package var notes: [Diagnostic] = [] { didSet { forget() } }
  private var known = ContractFacts()

  package init(
    source: SourceFile, service: Text, version: Text, doc: LocalizedText?, languages: [Text]
  ) {
    self.source = source
    self.service = service
    self.version = version
    self.doc = doc
    self.languages = languages
  }

  private mutating func forget() {
    known = ContractFacts()  //! changed-contract-forgets
  }

  /// The values that follow from all of it.
  package var facts: ContractFacts { known }

  /// The endpoint that renews the session, if there is one.
  package var renewal: Endpoint? {
    if let name = renewalRules.by?.value { return endpoints.find(name) }
    return endpoints.first { $0.operation.value == .sessionRenew }
  }
}

/// A value that nobody has decided yet.
package struct OpenPoint: KeyedModel {
  /// The place of the value, as a path of keys.
  package internal(set) var at: Text
  package internal(set) var why: LocalizedText

  package init(_ name: Text) {
    at = name
    why = LocalizedText(name)
  }
}

/// A rule set aside for a part of the contract, with a reason and an end.
package struct Waiver: KeyedModel {
  package internal(set) var rule: Text
  package internal(set) var at: Text
  package internal(set) var why: LocalizedText
  package internal(set) var until: Located<CalendarDay>
  /// The parts of the contract and of what it includes that the path `at` names.
  private var parts: [Span] = []

  package init(_ name: Text) {
    (rule, at, why) = (name, name, LocalizedText(name))
    until = Located(CalendarDay(secondsSince1970: 0), at: name.span)
  }

  package func covering(_ parts: [Span]) -> Waiver {
    var waiver = self
    waiver.parts = parts
    return waiver
  }

  /// Findings inside the part that it names are waived.
  package func covers(_ place: Span) -> Bool {
    parts.contains { part in
      part.source === place.source && part.startOffset <= place.startOffset
        && place.endOffset <= part.endOffset
    }
  }
}

/// An `x-…` key: kept for templates, meaning nothing here.
package struct Extra: Sendable {
  /// The keys that lead to the mapping in which it stands; an item of a list is known by its number, from 0.
  package let path: [String]
  package let key: Text
  package let value: ExtraValue

  package init(path: [String] = [], key: Text, value: ExtraValue) {
    self.path = path
    self.key = key
    self.value = value
  }
}

/// The value behind an `x-…` key.
package indirect enum ExtraValue: Sendable, Equatable {
  case text(String)
  case list([ExtraValue])
  case object([(key: String, value: ExtraValue)])

  package static func == (left: ExtraValue, right: ExtraValue) -> Bool {
    switch (left, right) {
    case (.text(let one), .text(let two)): one == two
    case (.list(let one), .list(let two)): one == two
    case (.object(let one), .object(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }
}
