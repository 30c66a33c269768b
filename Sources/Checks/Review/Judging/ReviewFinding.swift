package import Diagnostics
package import SessionExploration

/// One rule's judgement of one change, for one direction.
package struct ReviewFinding: Sendable {
  package let rule: String
  package let level: Level
  package let verdict: ReviewVerdict
  package let direction: Direction
  /// The effect that a user or a developer sees; nil where there is none.
  package internal(set) var how: Effect?
  package let message: String
  package let why: String
  package var help: String
  /// The keys that lead to the changed value.
  package let path: [String]
  package let old: WrittenValue?
  package let new: WrittenValue?
  /// The shortest way to the effect, where one was found.
  package internal(set) var story: [StoryLine] = []

  /// A value as one of the contracts writes it.
  package struct WrittenValue: Sendable {
    package let text: String
    package let span: Span?
  }

  /// The strictest first.
  package enum Level: String, CaseIterable, Sendable {
    /// Generated code: whoever regenerates sees it.
    case source
    /// Messages that are no longer understood.
    case wire
    /// Sessions and rules that act otherwise.
    case behaviour
    /// Weaker than before.
    case security
  }

  package enum ReviewVerdict: String, CaseIterable, Comparable, Sendable {
    case breaking
    case risky
    case fine

    package static func < (left: ReviewVerdict, right: ReviewVerdict) -> Bool {
      left.weight < right.weight
    }

    private var weight: Int {
      switch self {
      case .fine: 0
      case .risky: 1
      case .breaking: 2
      }
    }
  }

  package enum Direction: String, CaseIterable, Sendable {
    /// An app that is shipped, against the new server.
    case oldClient = "old client, new server"
    /// An app made of the new contract, against a server that was not updated yet.
    case newClient = "new client, old server"
    /// The code of an app or a server that is generated anew.
    case regeneration
  }

  package enum Effect: String, CaseIterable, Sendable {
    case crash
    case forcedSignIn = "forced sign-in"
    case renewalLoop = "renewal loop"
    case lockedOut = "locked out"
    case silentWrongAnswer = "silent wrong answer"
    case doesNotCompile = "does not compile"
  }
}
