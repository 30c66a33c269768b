import Primitives

/// One line on a terminal that says how far a command is. Output that comes in between clears the line first.
package final class Progress: Sendable {
  private struct State {
    /// Empty before the start and after the end.
    var label = ""
    var things: (plural: String, total: Int)?
    var flaws: (plural: String, count: Int)?
    var done = 0
    /// Empty while the line is clear.
    var shown = ""
    /// The outputs that are being written; the line waits for them.
    var outputs = 0

    func text(after seconds: Int) -> String {
      let count = things.map { $0.total > 1 ? "\(done) of \($0.total) \($0.plural), " : "" } ?? ""
      let bad = flaws.map { "\($0.count) \($0.plural), " } ?? ""
      return "\(label): \(count)\(bad)\(seconds) s"
    }
  }

  package static let clearing: StaticString = "\r\u{1B}[K"

  private let state = Locked(State())
  private let write: @Sendable (String) -> Void

  package init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  package func begin(_ label: String) { state.use { $0.label = label } }

  /// - Parameter flaws: a second count, such as `broken`.
  package func expect(_ total: Int, _ things: String, counting flaws: String? = nil) {
    state.use { state in
      state.things = (things, total)
      state.flaws = flaws.map { ($0, 0) }
      state.done = 0
    }
  }

  /// One more thing is done.
  package func step(isFlawed: Bool = false) {
    state.use { state in
      state.done += 1
      if isFlawed { state.flaws?.count += 1 }
    }
  }

  package func end() { hide { $0.label = "" } }

  /// Clears the line while something else is printed. It comes back with the next tick. Nothing is locked in the meantime,
  /// because a stream that nobody reads may block.
  package func hidden(_ print: () -> Void) {
    hide { $0.outputs += 1 }
    print()
    state.use { $0.outputs -= 1 }
  }

  private func hide(_ change: (inout State) -> Void) {
    state.use { state in
      if !state.shown.isEmpty { write("\(Self.clearing)") }
      state.shown = ""
      change(&state)
    }
  }

  /// Writes the line anew.
  package func tick(after seconds: Int) {
    state.use { state in
      guard !state.label.isEmpty, state.outputs == 0 else { return }
      let text = state.text(after: seconds)
      if text == state.shown { return }
      state.shown = text
      write("\(Self.clearing)\(text)")
    }
  }
}
