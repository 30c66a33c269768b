import ContractModel
import Diagnostics

/// Mistakes in machines, their events and in scenarios.
extension Diagnostic {
  static func reservedEventName(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "`\(name.value)` is reserved for events", at: name.span,
      why: "`any.…`, `app.…` and `user.…` are events of the language itself",
      help: "choose another name")
  }

  static func errorNamedLikeOutcome(_ name: Text) -> Diagnostic {
    let owner = EventName.tokenOutcomes.contains(name.value) ? "token" : "provider"
    return Diagnostic(
      "bad-name", "an error can't be called `\(name.value)`", at: name.span,
      why:
        "`NAME.\(name.value)` is an event of a \(owner), which may share its name with an endpoint",
      help: "choose another name; `match` keeps the error's code on the wire")
  }

  static func unknownIsTaken(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "every session has a state `unknown` already", at: name.span,
      why: "the session is in it while the app cannot read its stored tokens",
      help: "choose another name for this state")
  }

  static func flowHoldsNothing(at span: Span) -> Diagnostic {
    Diagnostic(
      "flow-holds", "tokens are held by the states of the session, not by those of a flow",
      at: span, help: "remove `holds` here; `kept: true` lets a state survive the app")
  }

  static func unknownState(_ name: Text, among names: [String]) -> Diagnostic {
    return Diagnostic(
      "unknown-reference", "`\(name.value)` is not a state of this machine", at: name.span,
      help: Suggestions.question(for: name.value, among: names)
        + "its states are \(Suggestions.list(names))")
  }

  static func unknownSessionState(_ name: Text, among names: [String]) -> Diagnostic {
    return Diagnostic(
      "unknown-reference", "the session has no state `\(name.value)`", at: name.span,
      help: Suggestions.question(for: name.value, among: names)
        + "its states are \(Suggestions.list(names)); write further states under `session`")
  }

  static func badEvent(_ text: Text) -> Diagnostic {
    Diagnostic(
      "bad-event", "`\(text.value)` cannot be read as an event", at: text.span,
      why: "the words of an event are names, with one dot between them",
      help: "an event is a subject, or a subject and an outcome: `signIn`, `signIn.wrongCode`, "
        + "`access.expires`, `user.cancels`")
  }

  static func unknownSubject(
    _ text: Text, _ subject: String, among subjects: [String]
  ) -> Diagnostic {
    let nearest = Suggestions.nearest(to: subject, among: subjects)
    return Diagnostic(
      "unknown-event", "nothing called `\(subject)` can happen", at: text.span,
      help: (nearest.map { "did you mean `\($0)`? " } ?? "")
        + "events begin with an endpoint, a token, a flow, a callback, a provider, or `any`, `app`, `user`"
    )
  }

  static func unknownOutcome(_ text: Text, _ event: EventName, among words: [String]) -> Diagnostic
  {
    let nearest = event.outcome.flatMap { Suggestions.nearest(to: $0, among: words) }
    return Diagnostic(
      "unknown-event", "`\(text.value)` cannot happen", at: text.span,
      help: (nearest.map { "did you mean `\(event.subject).\($0)`? " } ?? "")
        + (words.isEmpty
          ? "after `\(event.subject).` write a verb of your own"
          : "after `\(event.subject).` write one of \(Suggestions.list(words))"))
  }

  static func stepDoesOneThing(_ span: Span) -> Diagnostic {
    Diagnostic(
      "step", "a step has just one of `do`, `wait`, `app` and `account`", at: span,
      help: "write `{ do: signIn }` or `{ wait: 1h }`, each as a step of its own")
  }
}
