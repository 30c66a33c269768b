/// Which types stand in which: records and choices, in lists and maps as well.
struct TypeGraph {
  private var parts: [String: [String]] = [:]
  private var holders: [String: [String]] = [:]

  init(_ records: [RecordPlan], _ choices: [ChoicePlan]) {
    for record in records {
      parts[record.name] = record.properties.compactMap(\.type.element.structure)
    }
    for choice in choices { parts[choice.name] = choice.options.map(\.type) }
    for (name, inner) in parts { for one in inner { holders[one, default: []].append(name) } }
  }

  /// These, and all that stand in them at whatever depth.
  func inside(_ names: [String]) -> Set<String> { Self.reached(from: names, parts) }

  /// These, and all in which they stand at whatever depth.
  func around(_ names: [String]) -> Set<String> { Self.reached(from: names, holders) }

  /// The types that lead back to themselves, and those between two of them: a value of them ends only
  /// where a list is empty.
  var endless: Set<String> {
    Self.remaining(parts.keys, next: parts, back: holders)
      .intersection(Self.remaining(parts.keys, next: holders, back: parts))
  }

  private static func reached(
    from first: [String], _ next: [String: [String]]
  ) -> Set<String> {
    var found: Set<String> = []
    var waiting = first
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += next[name] ?? [] }
    }
    return found
  }

  /// Whatever leads nowhere is taken away, until all that is left leads on.
  private static func remaining(
    _ names: some Sequence<String>, next: [String: [String]], back: [String: [String]]
  ) -> Set<String> {
    var counts = Dictionary(uniqueKeysWithValues: names.map { ($0, next[$0]?.count ?? 0) })
    var waiting = counts.filter { $0.value == 0 }.map(\.key)
    while let name = waiting.popLast() {
      counts[name] = nil
      for one in back[name] ?? [] {
        counts[one, default: 0] -= 1
        if counts[one] == 0 { waiting.append(one) }
      }
    }
    return Set(counts.keys)
  }
}

extension TypePlan.ElementPlan {
  /// The name of a type that other types stand in.
  var structure: String? {
    switch self {
    case .record(let name), .choice(let name): name
    case .text, .secret, .integer, .number, .bool, .uuid, .url, .instant, .unixTime, .bytes,
      .urlSafeBytes, .waitingTime, .json, .enumeration:
      nil
    }
  }
}
