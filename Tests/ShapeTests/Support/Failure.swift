import AuthClient
import Testing

/// How a call fails, its type kept.
func failure<Refusal>(
  _ refusal: Refusal.Type, location: SourceLocation = #_sourceLocation,
  _ call: () async throws -> some Any
) async throws -> CallFailure<Refusal> {
  let thrown: (any Error)?
  do {
    _ = try await call()
    thrown = nil
  } catch {
    thrown = error
  }
  return try #require(
    thrown as? CallFailure<Refusal>, "it should have failed so", sourceLocation: location)
}

extension MemoryStore {
  /// The stored tokens as plain text.
  var texts: [String: String] { (load()?.tokens ?? [:]).mapValues { $0.secret.reveal() } }
}
