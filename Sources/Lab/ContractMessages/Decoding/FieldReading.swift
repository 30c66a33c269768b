import AuthServer
import ContractModel

import struct Diagnostics.Located

/// Reads fields as the contract has them, and keeps on the way what they mean.
struct FieldReading {
  private let served: ServedContract
  /// Values of this deployment; a value that is not among them may be anything.
  private let configuration: [String: String]

  init(_ served: ServedContract, configuration: [String: String]) {
    self.served = served
    self.configuration = configuration
  }

  /// A field that stands in a part of the request.
  func read(
    _ field: Field, from reader: inout RequestReader, into recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue? {
    let wire = WireNames.spell(field, for: served.server.names)
    do throws(InvalidValue) {
      guard let found = try reader.value(wire, in: field.location) else {
        return try absent(field)
      }
      return try read(field, found.value, isText: found.isText, &recognized)
    } catch {
      throw error.placed(wire, in: field.location)
    }
  }

  /// Fields of an object; the ones that the contract does not name are passed over.
  private func record(
    _ fields: [Field], _ value: JSONValue, _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    let object = try value.fields()
    var read = JSONObject()
    for field in fields {
      let wire = WireNames.spell(field, for: served.server.names)
      do throws(InvalidValue) {
        read[field.name.value] = try self.read(
          field, object[wire] ?? .null, isText: false, isThere: object[wire] != nil, &recognized)
      } catch {
        throw error.inside(.field(wire))
      }
    }
    return .object(read)
  }

  private func absent(_ field: Field) throws(InvalidValue) -> JSONValue? {
    guard field.shape.isOptional else { throw InvalidValue(expected: "a value") }  //! is-required
    return nil
  }

  /// Null is read as absent, but for what it clears.
  private func read(
    _ field: Field, _ value: JSONValue, isText: Bool, isThere: Bool = true,
    _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue? {
    //! null-clears
    if value == .null { return isThere && field.shape.isClearable ? .null : try absent(field) }
    return try many(field.shape, value, isText: isText, field.limits, &recognized)
  }

  private func many(
    _ shape: Shape, _ value: JSONValue, isText: Bool, _ limits: Field.SizeLimits,
    _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    switch shape.container {
    case .one: return try one(shape, value, isText: isText, limits, &recognized)
    case .list: return try list(shape, value, limits, &recognized)
    case .map: return try map(shape, value, limits, &recognized)
    }
  }

  private func list(
    _ shape: Shape, _ value: JSONValue, _ limits: Field.SizeLimits, _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    guard case .array(let elements) = value else { throw InvalidValue(expected: "a list") }
    var read: [JSONValue] = []
    for (index, element) in elements.enumerated() {
      do throws(InvalidValue) {
        read.append(try one(shape, element, isText: false, limits, &recognized))
      } catch {
        throw error.inside(.element(index))
      }
    }
    return .array(read)
  }

  private func map(
    _ shape: Shape, _ value: JSONValue, _ limits: Field.SizeLimits, _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    var read = JSONObject()
    for field in try value.fields().fields {
      do throws(InvalidValue) {
        read[field.name] = try one(shape, field.value, isText: false, limits, &recognized)
      } catch {
        throw error.inside(.anyKey)
      }
    }
    return .object(read)
  }

  private func one(
    _ shape: Shape, _ value: JSONValue, isText: Bool, _ limits: Field.SizeLimits,
    _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    if shape.travelsAsText {  //! text-form-checked
      guard case .string = value else { throw InvalidValue(expected: "a text") }
    }
    let isText = isText || shape.travelsAsText
    switch shape.element {
    case .scalar(let scalar):
      let read = try ScalarReading.read(
        value, as: scalar, isText: isText, isURLSafe: shape.isURLSafe)
      try LimitCheck.check(read, limits)  //! field-limits-checked
      recognized.note(read, scalar)
      return read
    case .constant(let text): return try constant(shape, text.value, value, isText: isText)
    case .enumeration(let texts): return try enumerated(texts, value)
    case .record(let fields): return try record(fields, value, &recognized)
    case .type(let name): return try typed(served.contract.types[name], value, &recognized)
    case .token(let name, let slot):
      let isCounted = shape.timeUnit != nil
      return try token(name, slot, value, isText, isCounted: isCounted, &recognized)
    case .provider(_, let slot):
      let text = try String(json: value)
      if slot == .email { try TextForm.check(text, as: .email) }  //! reported-email-form
      recognized.slots[slot] = Secret(text)
      return .string(text)
    case .configuration(let name): return try configured(name, value, isText: isText)
    }
  }

  private func typed(
    _ type: TypeDefinition, _ value: JSONValue, _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    switch type.content {
    case .record(let fields): return try record(fields, value, &recognized)
    case .enumeration(let texts): return try enumerated(texts, value)
    case .oneOf(let names):
      let object = try value.fields()
      let options = names.map { served.contract.types[$0.value] }
      guard let option = Choice(served.server).pick(options, object) else {
        let known = names.map(\.value).joined(separator: ", ")
        throw InvalidValue(expected: "one of \(known), told apart by their constants")
      }
      return try record(option.fields, value, &recognized)
    }
  }

  private func constant(
    _ shape: Shape, _ text: String, _ value: JSONValue, isText: Bool
  ) throws(InvalidValue) -> JSONValue {
    let constant = shape.constant(text)
    let isOfKind = isText || !shape.isLiteral || value == constant
    //! field-constant-checked
    guard isOfKind, Choice.holds(value, text) else { throw InvalidValue(expected: "`\(text)`") }
    return constant
  }

  private func enumerated(_ texts: [Text], _ value: JSONValue) throws(InvalidValue) -> JSONValue {
    guard texts.contains(where: { Choice.holds(value, $0.value) }) else {  //! enum-word-known
      throw InvalidValue(expected: "one of \(texts.map(\.value).joined(separator: ", "))")
    }
    return value
  }

  private func token(
    _ name: String, _ slot: TokenSlot, _ value: JSONValue, _ isText: Bool, isCounted: Bool,
    _ recognized: inout KnownParts
  ) throws(InvalidValue) -> JSONValue {
    switch slot {
    case .value:
      let text = try String(json: value)
      recognized.tokens[name] = Secret(text)
      return .string(text)
    case .expiresIn: return try ScalarReading.read(value, as: .seconds, isText: isText)
    case .expiresAt:
      return try ScalarReading.read(value, as: isCounted ? .int : .instant, isText: isText)
    }
  }

  private func configured(
    _ name: String, _ value: JSONValue, isText: Bool
  ) throws(InvalidValue) -> JSONValue {
    let field = served.contract.configuration[name].field
    let scalar: ScalarType =
      if case .scalar(let known) = field.shape.element { known } else { .string }
    let read = try ScalarReading.read(value, as: scalar, isText: isText)
    try LimitCheck.check(read, field.limits)
    if let expected = configuration[name], case .string(let text) = read,
      Secret(text) != Secret(expected)
    {
      throw InvalidValue(expected: "the value of `configuration.\(name)`")  //! deployment-checked
    }
    return read
  }
}

extension InvalidValue {
  /// The fault, placed under a name in a part of the request.
  func placed(_ wire: String, in location: Field.Location) -> InvalidValue {
    if kind != .value { return self }
    let part: Part =
      switch location {
      case .body: .body
      case .path: .path
      case .query: .query
      case .header, .cookie: .header
      }
    let inner = place.steps.first == .field(wire) ? place.steps : [.field(wire)] + place.steps
    return InvalidValue(expected: expected, kind: kind, part: part, place: FieldPath(inner))
  }
}
