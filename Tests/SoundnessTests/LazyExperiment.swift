import Soundness

/// The experiment of one system, made when it is first asked for.
actor LazyExperiment {
  private let system: PlayedSystem
  private var made: Task<SoundnessExperiment, any Error>?

  init(_ system: PlayedSystem) { self.system = system }

  func value() async throws -> SoundnessExperiment {
    let task = made ?? Task { [system] in try await SoundnessExperiment(system) }
    made = task
    return try await task.value
  }
}
