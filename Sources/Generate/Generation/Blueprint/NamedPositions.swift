/// The positions of names in a list, so that nobody has to look through the list for a few of them.
struct NamedPositions {
  private let positions: [String: Int]

  /// The first of equal names counts.
  init(_ names: [String]) {
    positions = Dictionary(names.enumerated().map { ($1, $0) }) { one, _ in one }
  }

  subscript(name: String) -> Int? { positions[name] }

  /// The positions of some names, each once, in the order of the list.
  func sorted(_ names: [String]) -> [Int] { Set(names.compactMap { positions[$0] }).sorted() }
}
