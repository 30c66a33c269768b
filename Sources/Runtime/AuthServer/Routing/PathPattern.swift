/// A route's path as a contract writes it: `/api/users/{id}`.
struct PathPattern: Sendable {
  /// The part of a path between two slashes.
  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  let segments: [Segment]

  /// Nil for anything but slashes, plain segments and whole segments in braces, each name once.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var segments: [Segment] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = Self.segment(part) else { return nil }
      segments.append(segment)
    }
    self.segments = segments
    guard Set(names).count == names.count else { return nil }
  }

  private static func segment(_ text: Substring) -> Segment? {
    if text.first == "{" && text.last == "}" {
      let name = text.dropFirst().dropLast()
      return isPlain(name) && !name.isEmpty ? .parameter(String(name)) : nil
    }
    return isPlain(text) && text != "." && text != ".." ? .literal(String(text)) : nil
  }

  private static func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { URLText.isPathByte($0) && $0 != UInt8(ascii: "%") }
  }

  /// The parameters, in their order.
  var names: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// The form that tells it from other patterns: the parameters' names don't.
  var shape: [Segment] {
    segments.map { if case .parameter = $0 { .parameter("") } else { $0 } }
  }

  /// Earlier is more exact: at the first difference a literal comes before a parameter.
  static func isMoreExact(_ left: PathPattern, _ right: PathPattern) -> Bool {
    let rank = { (segment: Segment) in if case .literal = segment { 0 } else { 1 } }
    return left.segments.map(rank).lexicographicallyPrecedes(right.segments.map(rank))
  }

  /// The parameters' values, or nil if this is another path. A parameter is never empty.
  func match(_ path: [String]) -> [String]? {
    guard path.count == segments.count else { return nil }
    var values: [String] = []
    for (segment, text) in zip(segments, path) {
      switch segment {
      case .literal(let literal): guard ExactText.isSame(literal, text) else { return nil }
      case .parameter:
        guard !text.isEmpty else { return nil }
        values.append(text)
      }
    }
    return values
  }
}
