/// Starts work that no caller's cancellation ends.
package struct Spawner: Sendable {
  /// Gives what cancels the work.
  let run: @Sendable (@escaping @Sendable () async -> Void) -> @Sendable () -> Void

  package init(
    _ run: @escaping @Sendable (@escaping @Sendable () async -> Void) -> @Sendable () -> Void
  ) { self.run = run }

  func start(_ work: @escaping @Sendable () async -> Void) { _ = run(work) }

  static let tasks = Spawner { work in
    let task = Task { await work() }
    return { task.cancel() }
  }
}

/// Waits by the system's clock.
package struct Alarm: Sendable {
  /// Runs the work after so many seconds, and gives what calls it off.
  let set:
    @Sendable (_ seconds: Double, _ work: @escaping @Sendable () async -> Void) ->
      @Sendable () ->
      Void

  package init(
    _ set:
      @escaping @Sendable (_ seconds: Double, _ work: @escaping @Sendable () async -> Void) ->
      @Sendable () -> Void
  ) { self.set = set }

  /// It never rings.
  static let silent = Alarm { _, _ in {} }

  static let system = Alarm { seconds, work in
    let task = Task {
      do { try await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000)) } catch {
        return
      }
      await work()
    }
    return { task.cancel() }
  }
}
