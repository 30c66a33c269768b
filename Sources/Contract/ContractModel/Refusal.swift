package import Diagnostics

/// A way in which a call comes to nothing, and what the app does about it.
package final class Refusal: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let cause: Cause
  /// The meaning to the session; empty where the contract does not say.
  package let meanings: [Located<Meaning>]
  /// The conditions on the refusal's fields; none means the rest of that status.
  package let match: [Condition]
  /// The fields that it tells beside that: attempts left, the end of a lock.
  package let fields: [Field]
  package let recovery: Located<Recovery>
  /// The texts that the person reads, in the order in which the languages were written.
  package let messages: [Message]

  package init(
    name: Text, doc: LocalizedText?, cause: Cause, meanings: [Located<Meaning>] = [],
    match: [Condition] = [], fields: [Field] = [],
    recovery: Located<Recovery>, messages: [Message] = []
  ) {
    self.name = name
    self.doc = doc
    self.cause = cause
    self.meanings = meanings
    self.match = match
    self.fields = fields
    self.recovery = recovery
    self.messages = messages
  }

  /// It cannot be told without the token that it brings.
  package var bringsToken: Bool {
    fields.contains { field in
      guard !field.shape.isOptional else { return false }
      return if case .token(_, .value) = field.shape.element { true } else { false }
    }
  }

  package func means(_ meaning: Meaning) -> Bool { meanings.contains { $0.value == meaning } }

  /// The server said no, or no answer came at all.
  package enum Cause: Sendable {
    case status(Located<StatusPattern>)
    case fault(Located<CallFault>)

    package var status: StatusPattern? {
      if case .status(let status) = self { status.value } else { nil }
    }
  }

  package enum CallFault: String, CaseIterable, Sendable {
    case offline
    case timeout
    case insecure
    case unreadable
  }

  /// The condition on one field of the refusal.
  package struct Condition: Sendable {
    package let field: Text
    package let test: Test

    package init(field: Text, test: Test) {
      self.field = field
      self.test = test
    }

    /// For people: `` `code` is `A1` ``.
    package var text: String {
      let word =
        switch test {
        case .equals: "is"
        case .startsWith: "begins with"
        case .has: "has"
        }
      return "`\(field.value)` \(word) `\(test.text.value)`"
    }
  }

  package enum Test: Sendable {
    case equals(Text)
    case startsWith(Text)
    case has(Text)

    package var text: Text {
      switch self {
      case .equals(let text), .startsWith(let text), .has(let text): text
      }
    }

    package func holds(_ text: String) -> Bool {
      switch self {
      case .equals(let wanted): text == wanted.value
      case .startsWith(let wanted): text.hasPrefix(wanted.value)
      case .has(let wanted): text.contains(wanted.value)
      }
    }
  }

  package struct Message: Sendable {
    package let language: Text
    package let text: Text

    package init(language: Text, text: Text) {
      self.language = language
      self.text = text
    }
  }
}

/// One status, or all that begin with a digit.
package enum StatusPattern: Hashable, Sendable, CustomStringConvertible {
  case exactly(Int)
  /// `5` stands for `5xx`.
  case hundreds(Int)

  package var description: String {
    switch self {
    case .exactly(let status): String(status)
    case .hundreds(let digit): "\(digit)xx"
    }
  }
}

/// The app's way to recover from a refusal.
package enum Recovery: Hashable, Sendable {
  /// Another token than the session's, if one is named.
  case renew(token: String?)
  case retry
  /// Not before the time in that field of the refusal.
  case wait(until: String)
  case correct
  case signIn
  case continueFlow(flow: String)
  case tell

  package enum Word: String, CaseIterable, Sendable {
    case renew
    case retry
    case wait
    case correct
    case signIn
    case continueFlow = "continue"
    case tell
  }

  package var word: Word {
    switch self {
    case .renew: .renew
    case .retry: .retry
    case .wait: .wait
    case .correct: .correct
    case .signIn: .signIn
    case .continueFlow: .continueFlow
    case .tell: .tell
    }
  }
}
