/// Finds a route by path first, then by method. A path without parameters comes before every
/// pattern, and alone: of several patterns that fit, the first with the method is taken.
struct RouteTable: Sendable {
  /// Everything that can be done at one path.
  private struct RequestPlace: Sendable {
    let pattern: PathPattern
    var routes: [(route: Route, names: [String])] = []

    /// The routes for a method. HEAD without its own has those of GET, unless they do more than tell.
    func routes(for method: Request.Method) -> [(route: Route, names: [String])] {
      let found = routes.filter { $0.route.method == method }
      guard found.isEmpty, method == .head else { return found }
      return routes.filter { $0.route.method == .get && $0.route.answersHead }  //! head-not-get
    }

    var methods: Set<String> {
      let names = Set(routes.map(\.route.method.name))
      return routes(for: .head).isEmpty ? names : names.union(["HEAD"])
    }
  }

  /// A place that a path leads to, and the values of its parameters.
  private typealias Candidate = (place: RequestPlace, values: [String])

  /// A route and the values of its parameters.
  struct RouteMatch {
    let route: Route
    let parameters: [(name: String, text: String)]
  }

  /// All that a method and a path lead to: several where something else tells them apart. Never empty.
  struct Match {
    let choices: [RouteMatch]
  }

  private var exact: [ExactText: RequestPlace] = [:]
  private var patterns: [RequestPlace] = []

  init(_ routes: [Route]) {
    for route in routes { add(route) }
    patterns.sort { PathPattern.isMoreExact($0.pattern, $1.pattern) }
  }

  private mutating func add(_ route: Route) {
    guard let pattern = PathPattern(route.path) else { return }
    if pattern.names.isEmpty {
      exact[ExactText(route.path), default: RequestPlace(pattern: pattern)].routes.append(
        (route, []))
      return
    }
    let index = patterns.firstIndex { $0.pattern.shape == pattern.shape } ?? patterns.endIndex
    if index == patterns.endIndex { patterns.append(RequestPlace(pattern: pattern)) }
    patterns[index].routes.append((route, pattern.names))
  }

  /// The parts that tell one route from another.
  private struct RouteKey: Hashable {
    let shape: [PathPattern.Segment]
    let method: String
    let conditions: Set<RouteCondition>
  }

  /// The mistake in a list of routes, in words for the one who wrote it; nil if there is none.
  static func problem(in routes: [Route]) -> String? {
    var known: Set<RouteKey> = []
    for route in routes {
      let name = "\(route.method.name) \(route.path)"
      guard let pattern = PathPattern(route.path) else { return "\(name) is not a path" }
      let key = RouteKey(
        shape: pattern.shape, method: route.method.name, conditions: Set(route.conditions))
      guard known.insert(key).inserted else { return "\(name) is there twice" }
    }
    return nil
  }

  func match(_ method: Request.Method, _ target: Target) throws(RouterFault) -> Match {
    let candidates = try candidates(at: target)
    for (place, values) in candidates {
      let found = place.routes(for: method)
      if !found.isEmpty { return Self.match(found, values) }  //! all-patterns-tried
    }
    throw candidates.isEmpty ? RouterFault(.notFound) : Self.notAllowed(candidates)
  }

  /// Whether a path is there, whatever the method. One that is malformed is nobody's.
  func knows(_ target: Target) -> Bool {
    do throws(RouterFault) {
      return try !candidates(at: target).isEmpty
    } catch {
      return false
    }
  }

  /// The most exact one first.
  private func candidates(at target: Target) throws(RouterFault) -> [Candidate] {
    if let place = exact[ExactText(String(target.path))] { return [(place, [])] }
    guard let segments = target.segments() else { throw RouterFault(.badRequest) }
    if let place = exact[ExactText("/" + segments.joined(separator: "/"))] { return [(place, [])] }
    return patterns.compactMap { place in
      place.pattern.match(segments).map { (place, $0) }
    }
  }

  private static func match(
    _ found: [(route: Route, names: [String])], _ values: [String]
  ) -> Match {
    Match(
      choices: found.map { route, names in
        RouteMatch(route: route, parameters: zip(names, values).map { (name: $0, text: $1) })
      })
  }

  private static func notAllowed(_ candidates: [Candidate]) -> RouterFault {
    let names = candidates.reduce(into: Set()) { $0.formUnion($1.place.methods) }
    return RouterFault(
      .methodNotAllowed, headers: ["Allow": names.sorted().joined(separator: ", ")])
  }
}
