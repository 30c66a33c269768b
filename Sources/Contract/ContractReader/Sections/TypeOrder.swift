/// Visits types depth first and without recursion: a chain of types may be as long as the contract.
struct TypeOrder {
  /// The types that stand right in a type.
  let held: (String) -> [String]
  private(set) var done: Set<String> = []

  init(_ held: @escaping (String) -> [String]) { self.held = held }

  private struct Step {
    let name: String
    let held: [String]
    var next = 0
  }

  /// - Parameters:
  ///   - leave: takes each type behind all that stand in it.
  ///   - close: takes the types of a circle, with the first one at both ends.
  mutating func visit(
    _ start: String, leave: (String, [String]) -> Void = { _, _ in },
    close: ([String]) -> Void = { _ in }
  ) {
    guard !done.contains(start) else { return }
    var path = [Step(name: start, held: held(start))]
    var places = [start: 0]
    while let step = path.last {
      guard step.next < step.held.count else {
        path.removeLast()
        places[step.name] = nil
        done.insert(step.name)
        leave(step.name, step.held)
        continue
      }
      path[path.count - 1].next += 1
      let name = step.held[step.next]
      if let place = places[name] {
        close(path[place...].map(\.name) + [name])
      } else if !done.contains(name) {
        places[name] = path.count
        path.append(Step(name: name, held: held(name)))
      }
    }
  }
}
