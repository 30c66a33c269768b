import ContractModel
import Diagnostics

/// A piece of a contract that has a name of its own: a token, an endpoint, a field. It holds its values and smaller pieces.
struct Piece: Sendable {
  let subject: PieceSubject
  /// The keys that lead to it from the piece around it: `tokens`, `access`.
  let keys: [String]
  /// The property of the piece around it that lists it.
  let property: Property
  /// The place of its name.
  let span: Span?
  /// The text that tells it from its neighbours beside its name; nil where nothing does.
  var identity: String?
  var values: [PieceValue] = []
  var parts: [Piece] = []

  init(
    _ subject: PieceSubject, _ property: Property, _ keys: [String], at span: Span?,
    identity: String? = nil
  ) {
    self.subject = subject
    self.property = property
    self.keys = keys
    self.span = span
    self.identity = identity
  }

  var name: String { keys.last ?? "" }
}

/// A value of a piece, as a text that is equal for equal values.
struct PieceValue: Sendable {
  let property: Property
  let text: String
  let span: Span?
  /// The definition that the value names; its text is that name.
  let reference: Section?

  init(_ property: Property, _ text: String, at span: Span?, to reference: Section? = nil) {
    self.property = property
    self.text = text
    self.span = span
    self.reference = reference
  }
}

/// A section of the contract whose definitions others name.
package enum Section: String, CaseIterable, Sendable {
  case configuration
  case servers
  case tokens
  case providers
  case callbacks
  case types
  case errors
  case endpoints
  case codes
  case flows
}

/// The piece of the model that a part was made of.
enum PieceSubject: Sendable {
  case contract(Contract)
  case server(Server)
  case configuration(ConfigurationValue)
  case token(Token)
  case provider(Provider)
  case callback(Callback)
  case type(TypeDefinition)
  case refusal(Refusal)
  case endpoint(Endpoint)
  case field(Field)
  case policy
  case code(CodePolicy)
  case machine(MachineDefinition)
  case state(StateDefinition)
  case scenario(Scenario)
  case reserved(ReservedName)
  /// A waiver, an open point or a key of the author's own.
  case remark
}
