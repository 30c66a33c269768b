import Testing

/// Waits until this is so, and records an issue where it does not come in a minute.
func eventually(
  _ what: String, _ isSo: () async throws -> Bool, location: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<6000 {
    if try await isSo() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record("Gave up waiting for \(what)", sourceLocation: location)
}
