/// The values that sections have opened, the innermost last.
struct ContextStack {
  private var frames: [Value]

  /// The outcome for a name.
  enum Lookup {
    case found(Value)
    /// No frame has the first key.
    case unknown
    /// The first keys were found, but the value they lead to lacks the next one.
    case broken(foundParts: Int, in: Value)
  }

  init(_ root: Value) {
    frames = [root]
  }

  mutating func push(_ value: Value) { frames.append(value) }

  mutating func pop() { frames.removeLast() }

  /// The first key may be in any frame, the innermost first; the others only in what it led to.
  func look(up name: Name) -> Lookup {
    guard let first = name.parts.first else { return .found(frames[frames.count - 1]) }
    guard var value = innermost(first) else { return .unknown }
    for index in 1..<name.parts.count {
      guard let next = value[name.parts[index]] else {
        return .broken(foundParts: index, in: value)
      }
      value = next
    }
    return .found(value)
  }

  /// The keys of all frames: those of the innermost first, each frame's sorted, none twice.
  var keys: [String] {
    var seen: Set<String> = []
    return frames.reversed().flatMap(\.keys).filter { seen.insert($0).inserted }
  }

  private func innermost(_ key: String) -> Value? {
    var index = frames.count
    while index > 0 {
      index -= 1
      if let value = frames[index][key] { return value }
    }
    return nil
  }
}

extension Value {
  subscript(key: String) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// Sorted; none if this is not an object.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys.sorted()
  }
}
