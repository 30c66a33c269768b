/// The values that an endpoint's calls hold in one place, and that tell it from others of its method and path.
public struct RouteCondition: Sendable, Hashable {
  enum RequestPlace: Sendable, Hashable {
    case header(String), query(String), cookie(String)
    /// From the outermost name.
    case body([String])
  }

  private enum Test: Sendable, Hashable {
    case isOneOf([String])
    /// A number or a bool in a body of JSON.
    case isValue(JSONValue)
    case isGiven(Bool)
  }

  let place: RequestPlace
  private let test: Test

  public static func header(_ name: String, _ text: String) -> RouteCondition {
    RouteCondition(place: .header(name), test: .isOneOf([text]))
  }

  public static func query(_ name: String, _ text: String) -> RouteCondition {
    RouteCondition(place: .query(name), test: .isOneOf([text]))
  }

  public static func cookie(_ name: String, _ text: String) -> RouteCondition {
    RouteCondition(place: .cookie(name), test: .isOneOf([text]))
  }

  /// - Parameters:
  ///   - path: names from the outermost; one for a field of the body itself, or of a form.
  ///   - text: the field's value.
  public static func body(_ path: String..., is text: String) -> RouteCondition {
    RouteCondition(place: .body(path), test: .isOneOf([text]))
  }

  /// The same for a number or a bool.
  public static func body(_ path: String..., is value: JSONValue) -> RouteCondition {
    RouteCondition(place: .body(path), test: .isValue(value))
  }

  public static func header(_ name: String, isOneOf texts: [String]) -> RouteCondition {
    RouteCondition(place: .header(name), test: .isOneOf(texts))
  }

  public static func query(_ name: String, isOneOf texts: [String]) -> RouteCondition {
    RouteCondition(place: .query(name), test: .isOneOf(texts))
  }

  public static func cookie(_ name: String, isOneOf texts: [String]) -> RouteCondition {
    RouteCondition(place: .cookie(name), test: .isOneOf(texts))
  }

  public static func body(_ path: String..., isOneOf texts: [String]) -> RouteCondition {
    RouteCondition(place: .body(path), test: .isOneOf(texts))
  }

  public static func header(_ name: String, isGiven: Bool) -> RouteCondition {
    RouteCondition(place: .header(name), test: .isGiven(isGiven))
  }

  public static func query(_ name: String, isGiven: Bool) -> RouteCondition {
    RouteCondition(place: .query(name), test: .isGiven(isGiven))
  }

  public static func cookie(_ name: String, isGiven: Bool) -> RouteCondition {
    RouteCondition(place: .cookie(name), test: .isGiven(isGiven))
  }

  /// Null is read as absent.
  public static func body(_ path: String..., isGiven: Bool) -> RouteCondition {
    RouteCondition(place: .body(path), test: .isGiven(isGiven))
  }

  var isInBody: Bool { if case .body = place { true } else { false } }

  /// A request without a body may be meant.
  var allowsNoBody: Bool { isInBody && test == .isGiven(false) }

  func holds(for incoming: Incoming) -> Bool {
    switch place {
    case .header(let name): holds(for: incoming.headers, name)
    case .query(let name): (try? incoming.query()).map { holds(for: $0, name) } ?? false
    case .cookie(let name): holds(for: incoming.cookies, name)
    case .body(let path): holds(for: incoming, at: path)
    }
  }

  private func holds(for fields: TextFields, _ name: String) -> Bool {
    switch test {
    case .isOneOf(let texts): texts.contains { fields.has(name, $0) }
    case .isValue: false
    case .isGiven(let isGiven): fields.isThere(name) == isGiven  //! dispatch-absent-text
    }
  }

  private func holds(for incoming: Incoming, at path: [String]) -> Bool {
    if incoming.style.takesForms {
      guard path.count == 1 else { return false }
      let form = incoming.request.body.isEmpty ? nil : try? incoming.formBody()
      return holds(for: form ?? TextFields(.body, []), path[0])
    }
    let value = path.reduce(incoming.parsed) { value, name in
      if case .object(let fields)? = value { fields[name] } else { nil }
    }
    switch test {
    case .isOneOf(let texts): return texts.contains { value == .string($0) }
    case .isValue(let wanted): return value == wanted
    case .isGiven(let isGiven): return (value ?? .null) != .null ? isGiven : !isGiven
    }
  }

  /// In words, for a fault.
  var wanted: [String] {
    switch test {
    case .isOneOf(let texts): texts
    case .isValue(let value): [value.text]
    case .isGiven(let isGiven): [isGiven ? "a value" : "no value"]
    }
  }

  /// Names the place and not what stood there.
  func fault(wanting texts: [String]) -> InvalidValue {
    let expected = texts.count == 1 ? texts[0] : "one of " + texts.joined(separator: ", ")
    let (part, names): (InvalidValue.Part, [String]) =
      switch place {
      case .header(let name): (.header, [name])
      case .query(let name): (.query, [name])
      case .cookie(let name): (.cookie, [name])
      case .body(let path): (.body, path)
      }
    return InvalidValue(expected: expected, part: part, place: FieldPath(names.map { .field($0) }))
  }
}
