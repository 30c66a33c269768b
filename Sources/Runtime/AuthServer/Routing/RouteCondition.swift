/// A text that an endpoint's calls send and that tells it from others at the same method and path.
public struct RouteCondition: Sendable, Hashable {
  enum RequestPlace: Sendable, Hashable {
    case header(String), query(String), cookie(String)
    /// From the outermost name.
    case body([String])
  }

  let place: RequestPlace
  let text: String

  public static func header(_ name: String, _ text: String) -> RouteCondition {
    RouteCondition(place: .header(name), text: text)
  }

  public static func query(_ name: String, _ text: String) -> RouteCondition {
    RouteCondition(place: .query(name), text: text)
  }

  public static func cookie(_ name: String, _ text: String) -> RouteCondition {
    RouteCondition(place: .cookie(name), text: text)
  }

  /// - Parameter path: names from the outermost; one for a field of the body itself, or of a form.
  public static func body(_ path: String..., is text: String) -> RouteCondition {
    RouteCondition(place: .body(path), text: text)
  }

  var isInBody: Bool { if case .body = place { true } else { false } }

  func holds(for incoming: Incoming) -> Bool {
    switch place {
    case .header(let name): incoming.headers.has(name, text)
    case .query(let name): (try? incoming.query())?.has(name, text) ?? false
    case .cookie(let name): incoming.cookies.has(name, text)
    case .body(let path): holds(for: incoming, at: path)
    }
  }

  private func holds(for incoming: Incoming, at path: [String]) -> Bool {
    if incoming.style.takesForms {
      return path.count == 1 && (try? incoming.formBody())?.has(path[0], text) ?? false
    }
    let value = path.reduce(incoming.parsed) { value, name in
      if case .object(let fields)? = value { fields[name] } else { nil }
    }
    return value == .string(text)
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
