import Diagnostics

/// One field, wherever it stands: in what is sent or returned, in a type, a refusal, a token's claims.
package struct Field: Definition {
  package let name: Text
  package let shape: Shape
  /// Its name on the wire; nil where the server's style of names decides.
  package let wire: Text?
  package let location: Location
  package let limits: Limits
  /// Nil where its type decides.
  package let secret: Located<Bool>?
  /// Where the app keeps the value beside the tokens.
  package let storage: Storage?
  package let doc: Text?
  package let example: Text?

  package init(
    name: Text, shape: Shape, wire: Text?, location: Location, limits: Limits = Limits(),
    secret: Located<Bool>? = nil, storage: Storage? = nil, doc: Text? = nil, example: Text? = nil
  ) {
    self.name = name
    self.shape = shape
    self.wire = wire
    self.location = location
    self.limits = limits
    self.secret = secret
    self.storage = storage
    self.doc = doc
    self.example = example
  }

  package func moved(to location: Location) -> Field {
    Field(
      name: name, shape: shape, wire: wire, location: location, limits: limits, secret: secret,
      storage: storage, doc: doc, example: example)
  }

  /// Its name on the wire where the server spells names as they are here.
  package var wireName: String { wire?.value ?? name.value }

  /// Whoever sees the value could act as the person.
  package var isSecret: Bool { secret?.value ?? shape.element.isSecret }

  /// Which part of a message carries the field.
  package enum Location: String, CaseIterable, Sendable {
    case body
    case path
    case query
    case header
    case cookie
  }

  /// What a value must keep to: the length of a text, the size of a number, the form of a text.
  package struct Limits: Sendable {
    package let min: Located<Int>?
    package let max: Located<Int>?
    package let pattern: Text?

    package init(min: Located<Int>? = nil, max: Located<Int>? = nil, pattern: Text? = nil) {
      self.min = min
      self.max = max
      self.pattern = pattern
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
