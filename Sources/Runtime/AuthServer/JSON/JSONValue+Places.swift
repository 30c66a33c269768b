extension JSONValue {
  /// A document with values at their places, as a contract writes them: `error.code` stands inside `error`, a number
  /// counts the items of a list, `*` is the first of them, `.` is the whole document. Nil where there are no values.
  ///
  /// No two places are the same, and none is inside another.
  public init?(places: [(String, JSONValue?)]) {
    let given = places.compactMap { place, value in value.map { (Self.steps(place), $0) } }
    guard !given.isEmpty else { return nil }
    self = given.reduce(nil) { whole, one in Self.put(one.1, at: one.0[...], in: whole) } ?? .null
  }

  private static func steps(_ place: String) -> [String] {
    place == "." ? [] : place.split(separator: ".").map(String.init)
  }

  /// One or two digits below 64 count items; anything else is a name. A reader takes any item for `*`.
  private static func index(_ step: String) -> Int? {
    if step == "*" { return 0 }  //! any-item-written
    let areDigits = step.utf8.count <= 2 && step.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return areDigits ? Int(step).flatMap { $0 < 64 ? $0 : nil } : nil
  }

  private static func put(
    _ value: JSONValue, at steps: ArraySlice<String>, in whole: JSONValue?
  ) -> JSONValue {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    if let index = index(step) {
      var elements: [JSONValue] = if case .array(let list)? = whole { list } else { [] }
      while elements.count <= index { elements.append([:]) }
      elements[index] = put(value, at: rest, in: elements[index])
      return .array(elements)
    }
    var fields: JSONObject = if case .object(let object)? = whole { object } else { [:] }
    fields[step] = put(value, at: rest, in: fields[step])
    return .object(fields)
  }
}
