/// Finds a route by path first, then by method. A path without parameters comes before every
/// pattern.
struct RouteTable: Sendable {
  /// Everything that can be done at one path.
  private struct Place: Sendable {
    let pattern: PathPattern
    var routes: [(route: Route, names: [String])] = []
  }

  /// A route and the values of its parameters.
  struct Choice {
    let route: Route
    let parameters: [(name: String, text: String)]
  }

  /// All that a method and a path lead to: several where something else tells them apart. Never empty.
  struct Match {
    let choices: [Choice]

    var route: Route { choices[0].route }
    var parameters: [(name: String, text: String)] { choices[0].parameters }
  }

  private var exact: [ExactText: Place] = [:]
  private var patterns: [Place] = []

  init(_ routes: [Route]) {
    for route in routes { add(route) }
    patterns.sort { PathPattern.isMoreExact($0.pattern, $1.pattern) }
  }

  private mutating func add(_ route: Route) {
    guard let pattern = PathPattern(route.path) else { return }
    if pattern.names.isEmpty {
      exact[ExactText(route.path), default: Place(pattern: pattern)].routes.append((route, []))
      return
    }
    let index = patterns.firstIndex { $0.pattern.shape == pattern.shape } ?? patterns.endIndex
    if index == patterns.endIndex { patterns.append(Place(pattern: pattern)) }
    patterns[index].routes.append((route, pattern.names))
  }

  /// What is wrong with a list of routes, in words for the one who wrote it; nil if nothing is.
  static func problem(in routes: [Route]) -> String? {
    var known: Set<[PathPattern.Segment]> = []
    for route in routes {
      let name = "\(route.method.name) \(route.path)"
      guard let pattern = PathPattern(route.path) else { return "\(name) is not a path" }
      let condition = route.conditions.map { "\($0)" }.sorted().joined(separator: "\n")
      let key = pattern.shape + [.literal(route.method.name), .literal(condition)]
      guard known.insert(key).inserted else { return "\(name) is there twice" }
    }
    return nil
  }

  func match(_ method: Request.Method, _ target: Target) throws(RouterFault) -> Match {
    guard let (place, values) = try place(at: target) else { throw RouterFault(.notFound) }
    return try match(method, place, values)
  }

  /// Whether a path is there, whatever the method. One that is malformed is nobody's.
  func knows(_ target: Target) -> Bool {
    do throws(RouterFault) {
      return try place(at: target) != nil
    } catch {
      return false
    }
  }

  private func place(at target: Target) throws(RouterFault) -> (place: Place, values: [String])? {
    if let place = exact[ExactText(String(target.path))] { return (place, []) }
    guard let segments = target.segments() else { throw RouterFault(.badRequest) }
    if let place = exact[ExactText("/" + segments.joined(separator: "/"))] { return (place, []) }
    for place in patterns {
      if let values = place.pattern.match(segments) { return (place, values) }
    }
    return nil
  }

  /// Where nothing else answers HEAD, what answers GET does.
  private func match(
    _ method: Request.Method, _ place: Place, _ values: [String]
  ) throws(RouterFault) -> Match {
    var found = place.routes.filter { $0.route.method == method }
    if found.isEmpty && method == .head { found = place.routes.filter { $0.route.method == .get } }
    guard !found.isEmpty else { throw Self.notAllowed(place) }
    return Match(
      choices: found.map { route, names in
        Choice(route: route, parameters: zip(names, values).map { (name: $0, text: $1) })
      })
  }

  private static func notAllowed(_ place: Place) -> RouterFault {
    var names = Set(place.routes.map(\.route.method.name))
    if names.contains("GET") { names.insert("HEAD") }
    return RouterFault(
      .methodNotAllowed, headers: ["Allow": names.sorted().joined(separator: ", ")])
  }
}
