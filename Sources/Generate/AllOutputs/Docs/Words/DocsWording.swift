import ContractModel
import Diagnostics
import Generation
import Mustache

/// The words of the pages in one language: a table of sentences, and switches over what depends on the contract.
protocol DocsWording: Sendable {
  /// What templates write as `{{words.NAME}}`. The tags in a sentence mean what they mean in the place where it stands.
  var sentences: [String: String] { get }
  /// What stands between items of a list, between remarks about one thing, and between sentences.
  var separators: (items: String, remarks: String, sentences: String) { get }
  var fullStop: String { get }
  func count(_ count: Int, _ unit: ClockUnit) -> String

  func operation(_ call: CallPlan) -> String
  func type(_ type: TypePlan) -> String
  /// What a call returns, within a sentence.
  func answer(_ type: TypePlan) -> String
  func meaning(_ meaning: Meaning) -> String
  func role(_ role: FieldRole, words: [String]) -> String
  func marks(_ marks: [(wire: String, text: String)], keys: [String]) -> String
  func call(_ step: Scenario.CallStep) -> String

  func text(_ term: EndpointTerm) -> String
  func text(_ term: TokenTerm) -> String
  func text(_ term: ErrorTerm) -> String
  func text(_ term: PolicyTerm) -> String
  func text(_ term: SetupTerm) -> String
  func text(_ term: FieldTerm) -> String
  func text(_ term: StepTerm) -> String
}

enum ClockUnit: Int, CaseIterable {
  case day = 86_400
  case hour = 3_600
  case minute = 60
  case second = 1
}

extension DocsWording {
  /// The sentences as templates see them.
  func table() throws(TemplateError) -> Value {
    var table: [String: Value] = [:]
    for (name, sentence) in sentences {
      table[name] = .template(try Template(name: "words.\(name)", source: sentence))
    }
    return .object(table)
  }

  func code(_ text: String) -> String { MarkdownText.code(text) }

  func list(_ items: [String]) -> String { items.joined(separator: separators.items) }

  func codes(_ texts: [String]) -> String { list(texts.map(code)) }

  func remarks(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: separators.remarks)
  }

  /// Sentences of an author's may follow on remarks of ours.
  func remarks(_ items: [String], before sentences: String) -> String {
    let remarks = remarks(items)
    if remarks.isEmpty || sentences.isEmpty { return remarks + sentences }
    return remarks + fullStop + separators.sentences + sentences
  }

  func sentences(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: separators.sentences)
  }

  func duration(_ seconds: Int) -> String {
    var rest = seconds
    return ClockUnit.allCases.compactMap { unit in
      let count = rest / unit.rawValue
      rest %= unit.rawValue
      return count == 0 ? nil : self.count(count, unit)
    }.joined(separator: " ")
  }

  /// A text of the contract, or the name of a value that is given when the client is made.
  func reference(_ reference: Reference) -> String {
    switch reference {
    case .text(let text): code(text.value)
    case .configuration(let name): text(.configured(name.value))
    }
  }

  /// A place in an error; `.` is the whole body.
  func place(_ wire: String) -> String { wire == "." ? text(.wholeBody) : code(wire) }

  func action(_ action: Scenario.Action) -> String {
    switch action {
    case .call(let step): call(step)
    case .wait(let seconds): text(.wait(duration(seconds.value)))
    case .app(let moment): text(.moment(moment.value))
    case .account(let change): text(.change(change.value))
    }
  }

  /// What happens to a call on its way.
  func mishaps(_ call: Scenario.CallStep) -> [String] {
    let refusal = call.givenRefusal.map { text(.refused($0.value)) }
    let loss = call.loss.map { text(.loss($0.value)) }
    let steps = call.meanwhile.map { step in
      let expected = expectations(step)
      return action(step.action) + (expected.isEmpty ? "" : " (\(expected))")
    }
    return [refusal, loss, steps.isEmpty ? nil : text(.meanwhile(steps))].compactMap { $0 }
  }

  /// What an error says, it says of a call that fails.
  func expectations(_ step: Scenario.Step) -> String {
    let error = step.refusal.map { text(.error($0.value)) }
    return remarks([
      step.renewals.map { text(.renewals($0.value)) } ?? "",
      error ?? (step.fails ? text(.fails) : ""),
      step.state.map { text(.state($0.value)) } ?? "",
    ])
  }
}
