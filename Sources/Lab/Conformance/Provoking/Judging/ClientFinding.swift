/// A mistake that a client made in a step of a provocation.
struct ClientFinding: Sendable {
  let mistake: ClientMistake
  let step: Int
  let expected: String
  let found: String
}
