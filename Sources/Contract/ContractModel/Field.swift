package import Diagnostics

/// One field, wherever it stands: in what is sent or returned, in a type, a refusal, a token's claims.
package final class Field: Definition {
  package let name: Text
  package let shape: Shape
  package let location: Location
  /// Nil where nothing of it is said, as of most fields.
  private let details: Details?

  package init(
    name: Text, shape: Shape, wire: Text?, location: Location, limits: SizeLimits = SizeLimits(),
    secret: Located<Bool>? = nil, storage: Storage? = nil, doc: LocalizedText? = nil,
    example: Text? = nil, role: Located<FieldRole>? = nil, words: [RoleWord] = [],
    same: Text? = nil
  ) {
    self.name = name
    self.shape = shape
    self.location = location
    details = Details(
      wire: wire, limits: limits, secret: secret, storage: storage, doc: doc, example: example,
      role: role, words: words, same: same)
  }

  /// The same field, with the type and the rules of the one whose value it repeats.
  package func repeating(_ other: Field) -> Field {
    Field(
      name: name, shape: other.shape, wire: wire, location: location, limits: other.limits,
      secret: other.secret, doc: doc, example: other.example, same: same)
  }

  private init(_ field: Field, at location: Location) {
    name = field.name
    shape = field.shape
    self.location = location
    details = field.details
  }

  package func moved(to location: Location) -> Field { Field(self, at: location) }

  /// Its name on the wire; nil where the server's style of names decides.
  package var wire: Text? { details?.wire }

  package var limits: SizeLimits { details?.limits ?? SizeLimits() }

  /// Nil where its type decides.
  package var secret: Located<Bool>? { details?.secret }

  /// The place in which the app keeps the value beside the tokens.
  package var storage: Storage? { details?.storage }

  package var doc: LocalizedText? { details?.doc }

  package var example: Text? { details?.example }

  /// Its meaning beside its type; nil where the contract gives none.
  package var role: Located<FieldRole>? { details?.role }
  package var isOfCaller: Bool { role?.value.isOfCaller ?? false }

  /// The texts of an enumeration that stand for words of the role.
  package var words: [RoleWord] { details?.words ?? [] }

  /// The field of the call whose value it repeats.
  package var same: Text? { details?.same }

  /// Its name on the wire where the server spells names as they are here.
  package var wireName: String { wire?.value ?? name.value }

  /// True if anyone who sees the value could act as the person.
  package var isSecret: Bool { secret?.value ?? shape.element.isSecret }

  /// Which part of a message carries the field.
  package enum Location: String, CaseIterable, Sendable {
    case body
    case path
    case query
    case header
    case cookie

    /// In an answer, what is sent in a URL comes back in the body.
    package var isBesideBody: Bool { self == .header || self == .cookie }
  }

  /// The limits of a value: the length of a text, the size of a number, the form of a text.
  package struct SizeLimits: Sendable {
    package let min: Located<Int>?
    package let max: Located<Int>?
    package let pattern: Text?

    package init(min: Located<Int>? = nil, max: Located<Int>? = nil, pattern: Text? = nil) {
      self.min = min
      self.max = max
      self.pattern = pattern
    }
  }

  /// A word of a role, and the text that says it on the wire.
  package struct RoleWord: Sendable {
    package let word: Text
    package let text: Text

    package init(word: Text, text: Text) {
      self.word = word
      self.text = text
    }
  }

  package struct Storage: Sendable {
    package let place: Located<Token.Storage>
    package let account: Text?

    package init(place: Located<Token.Storage>, account: Text?) {
      self.place = place
      self.account = account
    }
  }
}

/// The details that a field in full gives beside its type.
private final class Details: Sendable {
  let wire: Text?
  let limits: Field.SizeLimits
  let secret: Located<Bool>?
  let storage: Field.Storage?
  let doc: LocalizedText?
  let example: Text?
  let role: Located<FieldRole>?
  let words: [Field.RoleWord]
  let same: Text?

  /// Nil where there is nothing.
  init?(
    wire: Text?, limits: Field.SizeLimits, secret: Located<Bool>?, storage: Field.Storage?,
    doc: LocalizedText?, example: Text?, role: Located<FieldRole>?, words: [Field.RoleWord],
    same: Text?
  ) {
    let isNothing =
      wire == nil && limits.isNothing && secret == nil && storage == nil && doc == nil
      && example == nil && role == nil && words.isEmpty && same == nil
    if isNothing { return nil }
    self.wire = wire
    self.limits = limits
    self.secret = secret
    self.storage = storage
    self.doc = doc
    self.example = example
    self.role = role
    self.words = words
    self.same = same
  }
}

extension Field.SizeLimits {
  fileprivate var isNothing: Bool { min == nil && max == nil && pattern == nil }
}
