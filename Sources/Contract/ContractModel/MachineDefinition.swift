package import Diagnostics

/// States and what moves between them, as the author wrote them: the session's, or a flow's.
package struct MachineDefinition: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let start: Text
  package let states: Definitions<StateDefinition>

  package init(name: Text, doc: LocalizedText?, start: Text, states: Definitions<StateDefinition>) {
    self.name = name
    self.doc = doc
    self.start = start
    self.states = states
  }
}

/// The states of a session that nobody has to write.
package enum SessionStates {
  package static let start = "signedOut"
  package static let signedIn = "signedIn"
  package static let expired = "expired"
  package static let following = [start, signedIn, expired]
}

package struct StateDefinition: Definition, KeyedModel {
  package let name: Text
  package internal(set) var doc: LocalizedText?
  /// The tokens that are kept in this state.
  package internal(set) var holds: [Text] = []
  /// It survives the end of the app.
  package internal(set) var kept: Located<Bool>?
  package var moves: [WrittenMove] = []

  package init(_ name: Text) { self.name = name }

  package struct WrittenMove: Sendable {
    package let event: Located<EventName>
    package let target: Text

    package init(event: Located<EventName>, target: Text) {
      self.event = event
      self.target = target
    }
  }
}

/// `subject[.outcome]`.
package struct EventName: Hashable, Sendable, CustomStringConvertible {
  package let subject: String
  package let outcome: String?

  package init(subject: String, outcome: String? = nil) {
    self.subject = subject
    self.outcome = outcome
  }

  package var description: String { outcome.map { "\(subject).\($0)" } ?? subject }

  package static let tokenOutcomes = ["expires"]
  package static let providerOutcomes = ["authorizes", "isCancelled", "fails"]

  /// Whether the subject is a call, a callback or a flow, and not a token or a provider of the same name: no error
  /// has the name of one of their outcomes.
  package var isOfCall: Bool {
    outcome.map { !(Self.tokenOutcomes + Self.providerOutcomes).contains($0) } ?? true
  }
}
