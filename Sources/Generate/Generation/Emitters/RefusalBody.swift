/// The body of a refusal: texts in the places that the contract names. `error.message` stands inside `error`,
/// `.` is the whole body.
indirect enum RefusalBody {
  case text(String)
  case fields([(name: String, value: RefusalBody)])

  /// Nil where there are no texts. No two of them clash.
  init?(_ texts: [(wire: String, text: String)]) {
    guard let first = texts.first else { return nil }
    if RefusalBody.path(first.wire).isEmpty {
      self = .text(first.text)
      return
    }
    self = .fields([])
    for (wire, text) in texts { add(text, at: RefusalBody.path(wire)[...]) }
  }

  /// One of two places is the other, or encloses it.
  static func clash(_ one: String, _ other: String) -> Bool {
    zip(path(one), path(other)).allSatisfy { $0 == $1 }
  }

  var json: JSONText {
    switch self {
    case .text(let text): .string(text)
    case .fields(let fields): .object(fields.map { ($0.name, $0.value.json) })
    }
  }

  /// With numbers where the fields are numbers, and the answer itself in its place.
  func json(
    typedBy fields: [PropertyPlan], replacing answer: (path: String, value: JSONText)?,
    at path: String = ""
  ) -> JSONText {
    if let answer, path == answer.path { return answer.value }
    switch self {
    case .text(let text):
      let type = fields.first { $0.wire == path }?.type.element
      return type == .integer || type == .number || type == .bool ? .scalar(text) : .string(text)
    case .fields(let members):
      return .object(
        members.map { name, value in
          let inner = path.isEmpty ? name : "\(path).\(name)"
          return (name, value.json(typedBy: fields, replacing: answer, at: inner))
        })
    }
  }

  /// The same as a literal of Swift.
  var swift: String {
    switch self {
    case .text(let text): SwiftText.literal(text)
    case .fields(let fields):
      "["
        + fields.map { "\(SwiftText.literal($0.name)): \($0.value.swift)" }
        .joined(separator: ", ") + "]"
    }
  }

  private mutating func add(_ text: String, at path: ArraySlice<String>) {
    guard let name = path.first, case .fields(var fields) = self else { return }
    let index = fields.firstIndex { $0.name == name } ?? fields.endIndex
    if index == fields.endIndex { fields.append((name, .fields([]))) }
    if path.count == 1 {
      fields[index].value = .text(text)
    } else {
      fields[index].value.add(text, at: path.dropFirst())
    }
    self = .fields(fields)
  }

  /// The steps of a place, as the runtime reads them.
  private static func path(_ wire: String) -> [String] {
    wire == "." ? [] : wire.split(separator: ".").map(String.init)
  }
}
