/// Starts work that no caller's cancellation ends.
struct Spawner: Sendable {
  let start: @Sendable (@escaping @Sendable () async -> Void) -> Void

  static let tasks = Spawner { work in Task { await work() } }
}
