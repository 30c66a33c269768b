/// How long a test waits for work behind a call.
package enum Patience {
  /// Milliseconds. A minute is for what never comes. A test that expects that nothing comes needn't wait that long: on a slow
  /// machine it sees nothing either.
  @TaskLocal package static var limit = 60_000

  package static func wait(until isSo: () async -> Bool) async {
    for _ in 0..<limit / 5 {
      if await isSo() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }
}
