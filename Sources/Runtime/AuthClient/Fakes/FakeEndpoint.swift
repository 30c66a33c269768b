/// An endpoint and what it answers and refuses, so that a fake is told nothing else.
public struct FakeEndpoint<Answer, Refusal: DeclaredRefusal>: Sendable {
  package let name: String
  package let rule: ServerRule

  public init(_ name: String, as rule: ServerRule? = nil) {
    self.name = name
    self.rule = rule ?? .plain
  }
}
