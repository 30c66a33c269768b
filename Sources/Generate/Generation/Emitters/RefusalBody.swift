import ContractModel
import Diagnostics

/// The body of a refusal: texts and values in the places that the contract names. `error.message` stands inside
/// `error`, `errors.0.code` in the first item of a list, `.` is the whole body.
package enum RefusalBody {
  case text(String)
  case value(JSONValue)
  case fields([(name: String, value: RefusalBody)])

  /// Nil where there are no texts and no values. No two texts clash; a value that clashes with what is there is
  /// left out.
  package init?(
    _ texts: [(wire: String, text: String)], _ values: [(wire: String, value: JSONValue)] = []
  ) {
    if let first = texts.first, RefusalBody.path(first.wire).isEmpty {
      self = .text(first.text)
      return
    }
    if texts.isEmpty && values.isEmpty { return nil }
    self = .fields([])
    var places: [[String]] = []
    let all =
      texts.map { ($0.wire, RefusalBody.text($0.text)) }
      + values.map { ($0.wire, RefusalBody.value($0.value)) }
    for (wire, body) in all {
      let path = RefusalBody.path(wire)
      if places.contains(where: { RefusalBody.clash($0, path) }) { continue }
      places.append(path)
      add(body, at: path[...])
    }
  }

  /// One of two places is the other, or encloses it.
  package static func clash(_ one: String, _ other: String) -> Bool {
    clash(path(one), path(other))
  }

  private static func clash(_ one: [String], _ other: [String]) -> Bool {
    zip(one, other).allSatisfy { $0 == $1 }
  }

  package var json: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .value(let value): value
    case .fields(let fields): RefusalBody.join(fields.map { ($0.name, $0.value.json) })
    }
  }

  /// With numbers where the fields are numbers.
  package func json(typedBy fields: [PropertyPlan], at path: String = "") -> JSONValue {
    switch self {
    case .text(let text):
      let type = fields.first { $0.wire == path }?.type
      guard let type, !type.travelsAsText else { return .text(text) }  //! envelope-code-text
      return [.integer, .number, .bool].contains(type.element) ? .scalar(text) : .text(text)
    case .value(let value): return value
    case .fields(let members):
      return RefusalBody.join(
        members.map { name, value in
          let inner = path.isEmpty ? name : "\(path).\(name)"
          return (name, value.json(typedBy: fields, at: inner))
        })
    }
  }

  /// The same as a literal of Swift.
  package var swift: String {
    switch self {
    case .text(let text): SwiftText.literal(text)
    case .value(let value): SwiftText.literal(value.compact)
    case .fields(let fields): RefusalBody.literal(fields)
    }
  }

  private static func literal(_ fields: [(name: String, value: RefusalBody)]) -> String {
    var parts = fields.map { "\(SwiftText.literal($0.name)): \($0.value.swift)" }
    if let count = length(fields.map(\.name)) {
      parts = (0..<count).map { number in
        fields.first { PathStep.index($0.name) == number }?.value.swift ?? "[:]"
      }
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private mutating func add(_ body: RefusalBody, at path: ArraySlice<String>) {
    guard let name = path.first, case .fields(var fields) = self else { return }
    let index = fields.firstIndex { $0.name == name } ?? fields.endIndex
    if index == fields.endIndex { fields.append((name, .fields([]))) }
    if path.count == 1 {
      fields[index].value = body
    } else {
      fields[index].value.add(body, at: path.dropFirst())
    }
    self = .fields(fields)
  }

  /// An object, or a list where the names count its items. Items that nothing is said of are empty.
  private static func join(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    guard let count = length(members.map(\.name)) else {
      return .members(members.map { ($0.name, $0.value) })
    }
    return .list(
      (0..<count).map { number in
        members.first { PathStep.index($0.name) == number }?.value ?? .object([])
      })
  }

  /// How long the list is that is meant; nil for an object.
  private static func length(_ names: [String]) -> Int? {
    let numbers = names.compactMap(PathStep.index)
    guard numbers.count == names.count, let last = numbers.max() else { return nil }
    return last + 1
  }

  /// The steps of a place, as the runtime reads them.
  private static func path(_ wire: String) -> [String] {
    wire == "." ? [] : wire.split(separator: ".").map(String.init)
  }
}
