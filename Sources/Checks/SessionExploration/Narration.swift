import SessionCore

/// What happens in a world, in words, where somebody is to read it. It makes no difference between two worlds.
struct Narration: Hashable, Sendable {
  /// Nil where nobody reads it.
  private(set) var lines: [StoryLine]?

  static let silent = Narration(lines: nil)
  static let told = Narration(lines: [])

  mutating func add(_ line: StoryLine) { lines?.append(line) }

  static func == (left: Narration, right: Narration) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// One moment of a story, in seconds from its beginning.
package struct StoryLine: Hashable, Sendable {
  package let time: Double
  package let words: String

  /// The time of a story that begins at noon.
  package var clock: String {
    let all = Int(time) + 12 * 3600
    let (day, rest) = (all / 86_400, all % 86_400)
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(digits(rest / 3600)):\(digits(rest / 60 % 60)):\(digits(rest % 60))"
    return day == 0 ? time : "day \(day + 1), \(time)"
  }
}

extension World {
  /// What these transitions lead to, told from the beginning.
  package func story(_ transitions: [Transition]) -> [StoryLine] {
    var world = self
    world.narration = .told
    if content != nil || processes.contains(where: { !$0.core.record.tokens.isEmpty }) {
      world.narrate { _ in "a person is signed in" }
    }
    for transition in transitions { world = world.after(transition) }
    if let broken = world.broken { world.narrate { _ in "→ \(broken.event)" } }
    return world.narration.lines ?? []
  }

  mutating func narrate(_ words: (World) -> String) {
    if narration.lines != nil { narration.add(StoryLine(time: now, words: words(self))) }
  }

  /// The name of a process for a reader.
  func actor(_ index: Int) -> String { index == 0 ? "the app" : "the app's other process" }

  func name(of message: NetworkMessage) -> String {
    switch message.purpose {
    case .renewal: contract.renewal?.endpoint ?? "the renewal"
    case .end: "the end of the tokens"
    case .call, .page: callClass(of: message)?.endpoint ?? "a call"
    }
  }
}
