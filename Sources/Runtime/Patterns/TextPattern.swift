/// A regular expression of the few forms that mean the same to Swift, JavaScript and Python: characters, classes,
/// groups, choices and repetitions. It matches a whole text, code point by code point.
package struct TextPattern: Sendable {
  /// How many steps a pattern may have once its repetitions are written out.
  package static let largest = 1000
  /// How long a text may be that is held against a pattern here.
  package static let longestText = 1000

  let steps: [PatternStep]

  package init(_ text: String) throws(PatternMistake) {
    let part = try PatternParser.parse(text)
    guard part.size <= TextPattern.largest else { throw .tooLarge(text) }
    var maker = StepMaker()
    maker.add(part)
    steps = maker.steps
  }

  /// Takes time in proportion to the text: all ways through the pattern are gone at once.
  package func matches(_ text: String) -> Bool {
    var places = reach([0])
    for scalar in text.unicodeScalars {
      let next = places.compactMap { place -> Int? in
        if place < steps.count, case .one(let set) = steps[place], set.holds(scalar) {
          return place + 1
        }
        return nil
      }
      if next.isEmpty { return false }
      places = reach(next)
    }
    return places.contains(steps.count)
  }

  /// The places themselves, and those to which a way leads without a character.
  func reach(_ starts: [Int]) -> [Int] {
    var isReached = [Bool](repeating: false, count: steps.count + 1)
    var found: [Int] = []
    var open = starts
    while let place = open.popLast() {
      if isReached[place] { continue }
      isReached[place] = true
      found.append(place)
      guard place < steps.count, case .ways(let ways) = steps[place] else { continue }
      open += ways
    }
    return found
  }
}

/// The step at one place of a pattern; behind the last place the pattern is fulfilled.
enum PatternStep: Sendable {
  /// Takes a character, and goes to the next place.
  case one(CharacterSet)
  /// Goes on at each of these places.
  case ways([Int])
}

/// Characters between bounds, or all others.
struct CharacterSet: Sendable {
  let ranges: [ClosedRange<Unicode.Scalar>]
  let isNegated: Bool

  func holds(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isNegated
  }
}

/// A pattern as it was written.
indirect enum PatternPart: Sendable {
  case one(CharacterSet)
  case sequence([PatternPart])
  case choice([PatternPart])
  /// At least so often, and at most so often if there is an end.
  case repeated(PatternPart, Int, Int?)

  /// How many steps it takes, or `TextPattern.largest + 1` for any number above.
  var size: Int {
    switch self {
    case .one: 1
    case .sequence(let parts): PatternPart.sum(parts)
    case .choice(let parts): min(PatternPart.sum(parts) + parts.count + 1, TextPattern.largest + 1)
    case .repeated(let part, let least, let most):
      min((part.size + 2) * max(most ?? least + 1, 1), TextPattern.largest + 1)
    }
  }

  private static func sum(_ parts: [PatternPart]) -> Int {
    parts.reduce(0) { min($0 + $1.size, TextPattern.largest + 1) }
  }
}

/// Writes a pattern as steps, its repetitions one behind the other.
private struct StepMaker {
  private(set) var steps: [PatternStep] = []

  mutating func add(_ part: PatternPart) {
    switch part {
    case .one(let set): steps.append(.one(set))
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let parts): add(choice: parts)
    case .repeated(let part, let least, let most):
      for _ in 0..<least { add(part) }
      if let most { for _ in least..<most { add(optional: part) } } else { add(endless: part) }
    }
  }

  private mutating func add(choice parts: [PatternPart]) {
    let fork = reserve()
    var (starts, ends): ([Int], [Int]) = ([], [])
    for part in parts {
      starts.append(steps.count)
      add(part)
      ends.append(reserve())
    }
    steps[fork] = .ways(starts)
    for end in ends { steps[end] = .ways([steps.count]) }
  }

  private mutating func add(optional part: PatternPart) {
    let fork = reserve()
    add(part)
    steps[fork] = .ways([fork + 1, steps.count])
  }

  private mutating func add(endless part: PatternPart) {
    let fork = reserve()
    add(part)
    steps.append(.ways([fork]))
    steps[fork] = .ways([fork + 1, steps.count])
  }

  private mutating func reserve() -> Int {
    steps.append(.ways([]))
    return steps.count - 1
  }
}
