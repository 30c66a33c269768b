import ContractModel
import Diagnostics

/// The grammar of events: `signIn`, `signIn.wrongCode`, `any.accountGone`, `access.expires`, `user.cancels`.
struct EventGrammar {
  private let reader: Reader
  private let known: KnownSections
  private let endpoints: Definitions<Endpoint>

  init(_ reader: Reader, _ known: KnownSections, _ endpoints: Definitions<Endpoint>) {
    self.reader = reader
    self.known = known
    self.endpoints = endpoints
  }

  func read(_ text: Text) -> Located<EventName>? {
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), parts.allSatisfy(AuthorName.isWord) else {
      reader.report(.badEvent(text))
      return nil
    }
    let event = EventName(subject: parts[0], outcome: parts.count == 2 ? parts[1] : nil)
    guard let outcomes = outcomes(of: event.subject) else {
      reader.report(.unknownSubject(text, event.subject, among: subjects))
      return nil
    }
    if outcomes.has(event.outcome) { return Located(event, at: text.span) }
    reader.report(.unknownOutcome(text, event, among: outcomes.words))
    return nil
  }

  private var subjects: [String] {
    EventWords.sections.flatMap { reader.names[$0] }
      + EventWords.reserved.sorted()
  }

  /// The outcomes that may stand behind the dot of a subject; nil for a subject that there is not.
  private func outcomes(of subject: String) -> Outcomes? {
    switch subject {
    case "any": return Outcomes(reader.names["errors"])
    case "app": return Outcomes(EventWords.app)
    case "user": return Outcomes([], takesAnyWord: true)
    default: break
    }
    let named = EventWords.sections.filter { reader.names.has(subject, in: $0) }
    let all = named.compactMap { outcomes(of: subject, in: $0) }
    return all.first.map { all.dropFirst().reduce($0) { $0.joined(with: $1) } }
  }

  private func outcomes(of subject: String, in section: String) -> Outcomes? {
    switch section {
    case "endpoints":
      endpoints.find(subject).map(outcomes) ?? Outcomes([], true, takesAnyWord: true)
    case "tokens": Outcomes(EventName.tokenOutcomes)
    case "flows": Outcomes(["done"], false, takesAnyWord: true)
    case "callbacks": Outcomes(["refused"], true)
    case "providers": Outcomes(EventName.providerOutcomes)
    default: nil
    }
  }

  private func outcomes(of endpoint: Endpoint) -> Outcomes {
    var words = ["refused"] + endpoint.refuses.map(\.value)
    if case .shape(let shape) = endpoint.returns, case .type(let name) = shape.element,
      case .oneOf(let names)? = known.types.find(name)?.content
    {
      words += names.map(\.value)
    }
    return Outcomes(words, true)
  }

  private struct Outcomes {
    let words: [String]
    private let mayBeAbsent: Bool
    private let takesAnyWord: Bool

    init(_ words: [String], _ mayBeAbsent: Bool = false, takesAnyWord: Bool = false) {
      self.words = words
      self.mayBeAbsent = mayBeAbsent
      self.takesAnyWord = takesAnyWord
    }

    func joined(with other: Outcomes) -> Outcomes {
      Outcomes(
        words + other.words, mayBeAbsent || other.mayBeAbsent,
        takesAnyWord: takesAnyWord || other.takesAnyWord)
    }

    func has(_ outcome: String?) -> Bool {
      guard let outcome else { return mayBeAbsent }
      return takesAnyWord || words.contains(outcome)
    }
  }
}
