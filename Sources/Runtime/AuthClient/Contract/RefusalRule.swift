public import Foundation

/// The contract's rule for one refusal: how it is told from others, and what follows from it.
public struct RefusalRule: Hashable, Sendable {
  public let name: String
  public let status: StatusPattern
  /// The texts that the answer must hold; none means the rest of that status.
  public let match: [RefusalPlace: TextTest]
  public let recovery: Recovery
  /// The token that the session fetches anew because of it, before it repeats the call once.
  public let fetches: String?
  public let messages: Messages

  public init(
    name: String, status: StatusPattern, match: [RefusalPlace: TextTest] = [:], recovery: Recovery,
    fetches: String? = nil, messages: Messages = [:]
  ) {
    self.name = name
    self.status = status
    self.match = match
    self.recovery = recovery
    self.fetches = fetches
    self.messages = messages
  }

  /// The contract's words for a person; nil if it has none.
  ///
  /// - Parameter languages: as in `zh-Hans-CN`, the best first.
  public func message(in languages: [String] = Locale.preferredLanguages) -> String? {
    messages.text(in: languages)
  }

  func meets(_ answer: RefusalAnswer) -> Bool {
    status.meets(answer.status)
      && match.allSatisfy { place, test in answer.holds(test, at: place) }
  }

  /// Something beside the status tells it.
  var isMarked: Bool { !match.isEmpty }

  /// It says nothing about the session, and `<endpoint>.refused` does not happen.
  var passes: Bool { recovery.passes || status.isServerError }

  /// Exact texts before beginnings before parts; of alike ones more fields, then longer texts,
  /// then the exact status.
  func isMoreSpecific(than other: RefusalRule) -> Bool {
    other.rank.lexicographicallyPrecedes(rank)
  }

  private var rank: [Int] {
    let strengths = match.values.map(\.strength).sorted(by: >) + [0]
    let length = match.values.reduce(0) { $0 + $1.text.utf8.count }
    if case .exactly = status { return strengths + [length, 1] }
    return strengths + [length, 0]
  }
}
