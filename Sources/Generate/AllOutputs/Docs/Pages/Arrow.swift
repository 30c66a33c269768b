import Generation
import Mustache

/// An arrow of a diagram, for all events between the same two states.
struct Arrow: Encodable {
  let from: Code
  let to: Code
  let events: Code

  static func all(
    _ states: [String], _ moves: [(from: String, event: String, to: String)]
  ) -> [Arrow] {
    let order = Dictionary(states.enumerated().map { ($1, $0) }) { one, _ in one }
    let byStart = Dictionary(grouping: moves, by: \.from)
    return states.flatMap { from in
      let byEnd = Dictionary(grouping: byStart[from] ?? [], by: \.to)
      return byEnd.keys.compactMap { order[$0] }.sorted().map { position in
        let to = states[position]
        return Arrow(
          from: Code(MermaidText.state(from)), to: Code(MermaidText.state(to)),
          events: Code(MermaidText.lines((byEnd[to] ?? []).map(\.event))))
      }
    }
  }
}
