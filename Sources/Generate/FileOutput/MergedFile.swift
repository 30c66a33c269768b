/// A file that version control may have put together of several versions of it, with or without marks of a conflict.
///
/// The versions are aligned line by line. A mixture goes from line to line within a version, and changes to another
/// one only where both have the same line. So a line that somebody wrote is in none, and a line that somebody took
/// away leaves a gap in all.
struct MergedFile {
  private let versions: [[Int]]
  /// For two versions, the place in the second of each line of the first.
  private let aligned: [[[Int: Int]]]
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  /// - Parameter versions: the texts as generators made them.
  init(of texts: [[UInt8]]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let versions = texts.prefix(Self.most).map { text in
      Self.lines(text).map { line in
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
    }
    aligned = versions.map { one in versions.map { Self.align(one, $0) } }
    self.versions = versions
    self.numbers = numbers
  }

  /// More versions than a few are of no use, and cost time.
  private static let most = 12

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private static func align(_ one: [Int], _ other: [Int]) -> [Int: Int] {
    let difference = other.difference(from: one)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    let kept = one.indices.filter { !removed.contains($0) }
    let found = other.indices.filter { !inserted.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(kept, found))
  }

  /// A place in a version: so many of its lines were read.
  private struct Place: Hashable {
    let version: Int
    let read: Int
  }

  func isMade(_ text: [UInt8]) -> Bool {
    var places = closure(of: Set(versions.indices.map { Place(version: $0, read: 0) }))
    var conflict: Conflict?
    for line in Self.lines(text) {
      if let mark = Conflict.ConflictMark(line, inside: conflict != nil) {
        guard Conflict.step(&conflict, &places, mark) else { return false }
        places = closure(of: places)
        continue
      }
      let number = numbers[line]
      let next = places.compactMap { place -> Place? in
        let lines = versions[place.version]
        guard place.read < lines.count, lines[place.read] == number else { return nil }
        return Place(version: place.version, read: place.read + 1)
      }
      if next.isEmpty { return false }
      places = closure(of: Set(next))
    }
    return conflict == nil && places.contains { $0.read == versions[$0.version].count }
  }

  /// The places in other versions that stand for the same.
  private func closure(of places: Set<Place>) -> Set<Place> {
    var found = places
    var open = Array(places)
    while let place = open.popLast() {
      for version in versions.indices where version != place.version {
        let map = aligned[place.version][version]
        let others = [
          map[place.read - 1].map { Place(version: version, read: $0 + 1) },
          map[place.read].map { Place(version: version, read: $0) },
        ]
        for other in others.compactMap({ $0 }) where found.insert(other).inserted {
          open.append(other)
        }
      }
    }
    return found
  }

  /// A conflict that is being read: its sides begin at the same places.
  private struct Conflict {
    let start: Set<Place>
    var ends: Set<Place> = []

    enum ConflictMark {
      case start
      case side
      case end

      init?(_ line: ArraySlice<UInt8>, inside isInside: Bool) {
        let mark = line.prefix(7)
        let text = String(decoding: mark, as: UTF8.self)
        switch text {
        case "<<<<<<<" where !isInside: self = .start
        case "=======" where isInside && line.count == 7, "|||||||" where isInside: self = .side
        case ">>>>>>>" where isInside: self = .end
        default: return nil
        }
      }
    }

    /// - Returns: false where no side of the conflict can be a version's.
    static func step(
      _ conflict: inout Conflict?, _ places: inout Set<Place>, _ mark: ConflictMark
    ) -> Bool {
      switch mark {
      case .start: conflict = Conflict(start: places)
      case .side:
        conflict?.ends.formUnion(places)
        places = conflict?.start ?? []
      case .end:
        places.formUnion(conflict?.ends ?? [])
        conflict = nil
      }
      return !places.isEmpty
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
