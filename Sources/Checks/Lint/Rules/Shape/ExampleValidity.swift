import ContractModel
import Diagnostics

/// A pattern has an example.
struct ExampleValidity: Rule {
  let id = "examples"
  let title = "a pattern has an example"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why = "fixtures and docs need a value that fits, and nobody should have to guess one"
  let reason =
    "A value for fixtures and docs follows from most types. A text with a `pattern` is "
    + "known only to its author: an example shows it, and is checked against the pattern's "
    + "limits."

  func findings(in contract: Contract) -> [Finding] {
    (contract.writtenFields + contract.configuration.map(\.field)).compactMap { field in
      guard let pattern = field.limits.pattern, field.example == nil else { return nil }
      return Finding(
        message: "`\(field.name.value)` has a pattern and no example", span: pattern.span,
        help: "add `example:` with a value that fits")
    }
  }
}
