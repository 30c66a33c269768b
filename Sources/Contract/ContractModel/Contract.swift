import Diagnostics

/// A contract that was read without an error: every reference leads somewhere and nobody checks it again.
package struct Contract: Sendable {
  package let source: SourceFile
  package let service: Text
  package let version: Text
  package let doc: LocalizedText?
  /// The languages that messages and docs come in; the first is the fallback.
  package let languages: [Text]
  package var configuration = Definitions<ConfigurationValue>()
  package var servers = Definitions<Server>()
  package var tokens = Definitions<Token>()
  package var renewalRules = RenewalRules()
  package var app = AppRules()
  package var providers = Definitions<Provider>()
  package var callbacks = Definitions<Callback>()
  package var types = Definitions<TypeDefinition>()
  /// The section `errors`.
  package var refusals = Definitions<Refusal>()
  package var endpoints = Definitions<Endpoint>()
  package var policies = Policies()
  /// Nil where the session's machine follows from the rest.
  package var session: MachineDefinition?
  package var flows = Definitions<MachineDefinition>()
  package var scenarios = Definitions<Scenario>()
  package var reservedNames: [ReservedName] = []
  package var openPoints: [OpenPoint] = []
  package var waivers: [Waiver] = []
  /// The author's own `x-…` keys, wherever they stand.
  package var extras: [Extra] = []
  /// The reader's diagnostics about a contract that it took.
  package var notes: [Diagnostic] = []

  package init(
    source: SourceFile, service: Text, version: Text, doc: LocalizedText?, languages: [Text]
  ) {
    self.source = source
    self.service = service
    self.version = version
    self.doc = doc
    self.languages = languages
  }

  /// The endpoint that renews the session, if there is one.
  package var renewal: Endpoint? {
    if let name = renewalRules.by?.value { return endpoints.find(name) }
    return endpoints.first { $0.operation.value == .sessionRenew }
  }
}

/// A value that nobody has decided yet.
package struct OpenPoint: Sendable {
  /// The place of the value, as a path of keys.
  package let at: Text
  package let why: LocalizedText

  package init(at: Text, why: LocalizedText) {
    self.at = at
    self.why = why
  }
}

/// A rule set aside for a part of the contract, with a reason and an end.
package struct Waiver: Sendable {
  package let rule: Text
  package let at: Text
  package let why: LocalizedText
  package let until: Located<CalendarDay>
  /// The parts of the contract and of what it includes that the path `at` names.
  private let parts: [Span]

  package init(
    rule: Text, at: Text, why: LocalizedText, until: Located<CalendarDay>, covers parts: [Span]
  ) {
    self.rule = rule
    self.at = at
    self.why = why
    self.until = until
    self.parts = parts
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
