import AuthServer
import ContractMessages
import ContractModel

import struct Diagnostics.Located

/// The profile that a seed may give a person: fields of the contract's answers, or of what people send of themselves,
/// by their names there. Answers are filled from it as it stands, so it must be what they promise.
struct SeededProfile {
  private let fields: [String: [Field]]
  private let types: Definitions<TypeDefinition>

  init(_ contract: Contract) {
    let walk = PersonWalk(types: contract.types)
    types = contract.types
    let answers = contract.endpoints.filter { $0.operation.value != .sessionList }.map(\.returns)
    let sent = contract.endpoints.flatMap { walk.fields(in: $0.sends) }
    fields = Self.byName(sent).merging(Self.byName(answers.flatMap(walk.fields))) { $1 }
  }

  private static func byName(_ fields: [Field]) -> [String: [Field]] {
    Dictionary(grouping: fields.filter(\.isOfAPerson), by: \.name.value)
  }

  /// Null says nothing.
  func read(_ profile: JSONObject) throws(ControlFault) -> JSONObject {
    var read = JSONObject()
    for field in profile.fields where field.value != .null {
      guard let meant = fields[field.name] else { throw unknown(field.name) }  //! seed-known-key
      do throws(InvalidValue) {
        try check(field.value, as: meant)
      } catch {
        throw ControlFault(400, "`profile.\(field.name)`: expected \(error.expected)")
      }
      read[field.name] = field.value
    }
    return read
  }

  private func unknown(_ name: String) -> ControlFault {
    let known = fields.filter { !$0.value.contains(where: \.isAccountID) }.keys.sorted()
    let others =
      known.isEmpty ? "no profile fields" : known.map { "`\($0)`" }.joined(separator: ", ")
    return ControlFault(400, "unknown field `profile.\(name)`: the contract has \(others)")
  }

  /// A word goes to the fields that have it; anything else to all of that name.
  private func check(_ value: JSONValue, as fields: [Field]) throws(InvalidValue) {
    guard !fields.contains(where: \.isAccountID) else {
      throw InvalidValue(expected: "nothing: the server chooses it")
    }
    var wrong: InvalidValue?
    var fits = false
    for field in fields {
      do throws(InvalidValue) {
        try many(value, field.shape, field.limits)
        fits = true
      } catch {
        wrong = wrong ?? error
        guard words(field.shape) != nil else { throw error }
      }
    }
    if let wrong, !fits { throw wrong }
  }

  private func many(
    _ value: JSONValue, _ shape: Shape, _ limits: Field.SizeLimits
  ) throws(InvalidValue) {
    switch (shape.container, value) {
    case (.one, _): try one(value, shape, limits)
    case (.list, .array(let items)): for item in items { try one(item, shape, limits) }
    case (.map, .object(let object)):
      for field in object.fields { try one(field.value, shape, limits) }
    case (.list, _): throw InvalidValue(expected: "a list")
    case (.map, _): throw InvalidValue(expected: "an object")
    }
  }

  private func one(
    _ value: JSONValue, _ shape: Shape, _ limits: Field.SizeLimits
  ) throws(InvalidValue) {
    if let words = words(shape) {
      guard case .string(let text) = value, words.contains(text) else {
        throw InvalidValue(expected: "one of \(words.joined(separator: ", "))")
      }
      return
    }
    switch shape.element {
    case .scalar(let scalar):
      _ = try ScalarReading.read(value, as: scalar, isText: false, isURLSafe: shape.isURLSafe)
      try LimitCheck.check(value, limits)
    case .provider: _ = try String(json: value)
    case .type, .token, .configuration, .enumeration, .constant, .record: _ = try value.fields()
    }
  }

  /// The words of an enumeration, wherever it stands.
  private func words(_ shape: Shape) -> [String]? {
    switch shape.element {
    case .enumeration(let texts): return texts.map(\.value)
    case .type(let name):
      guard case .enumeration(let texts)? = types.find(name)?.content else { return nil }
      return texts.map(\.value)
    case .scalar, .token, .provider, .configuration, .constant, .record: return nil
    }
  }
}

/// The fields that have a value of their own, wherever they stand.
private struct PersonWalk {
  let types: Definitions<TypeDefinition>

  func fields(in returned: Endpoint.Returned) -> [Field] {
    var seen: Set<String> = []
    return switch returned {
    case .nothing: []
    case .fields(let fields): self.fields(in: fields, &seen)
    case .shape(let shape): within(shape, &seen)
    }
  }

  func fields(in fields: [Field]) -> [Field] {
    var seen: Set<String> = []
    return self.fields(in: fields, &seen)
  }

  /// Records stand for their fields; a list of them is a value as well.
  private func fields(in fields: [Field], _ seen: inout Set<String>) -> [Field] {
    fields.flatMap { field -> [Field] in
      let isOne = field.shape.container == .one && isRecord(field.shape)
      return (isOne ? [] : [field]) + within(field.shape, &seen)
    }
  }

  private func within(_ shape: Shape, _ seen: inout Set<String>) -> [Field] {
    switch shape.element {
    case .record(let fields): self.fields(in: fields, &seen)
    case .type(let name): within(type: name, &seen)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: []
    }
  }

  /// Each type once: types may name each other in a circle.
  private func within(type name: String, _ seen: inout Set<String>) -> [Field] {
    guard seen.insert(name).inserted else { return [] }
    switch types.find(name)?.content {
    case .record(let fields): return self.fields(in: fields, &seen)
    case .oneOf(let names): return names.flatMap { within(type: $0.value, &seen) }
    case .enumeration, nil: return []
    }
  }

  private func isRecord(_ shape: Shape) -> Bool {
    switch shape.element {
    case .record: return true
    case .type(let name):
      if case .enumeration? = types.find(name)?.content { return false }
      return true
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return false
    }
  }
}

extension Field {
  fileprivate var isAccountID: Bool { role?.value == .accountID }

  /// Nothing of a session, no secret, and nothing that is always the same.
  fileprivate var isOfAPerson: Bool {
    guard !isSecret else { return false }
    switch shape.element {
    case .scalar(let scalar): return scalar != .jwt && scalar != .code
    case .provider(_, let slot): return slot.isSentOnce
    case .token, .configuration, .constant: return false
    case .enumeration, .record, .type: return true
    }
  }
}
