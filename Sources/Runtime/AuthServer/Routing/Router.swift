/// A router from requests to endpoints, which completes their answers. It keeps no state.
public struct Router: Handler {
  public let limits: Limits
  private let style: WireStyle
  private let deployment: Deployment
  private let onBrokenAnswer: BrokenAnswer.Report
  private let table: RouteTable
  /// Refuses requests that no endpoint may see.
  private var gate: (@Sendable (Request) -> RefusalAnswer?)?

  /// Every path must be well-formed, each method comes once at each path unless conditions tell them
  /// apart, and the style's content type is a media type: what is wrong with a program stops it when it starts.
  ///
  /// - Parameters:
  ///   - limits: how much a request may hold.
  ///   - style: the form of all bodies.
  ///   - base: the path of the server's URL, which stands before that of every route: `/api`.
  ///   - deployment: the values of this deployment that calls must send.
  ///   - onBrokenAnswer: takes each answer that the contract does not allow.
  ///   - routes: the endpoints.
  public init(
    limits: Limits = Limits(), style: WireStyle = WireStyle(), base: String = "",
    deployment: Deployment = Deployment(),
    onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log, routes: [Route]
  ) {
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    let routes = routes.map { $0.under(base) }
    let problem = style.problem ?? RouteTable.problem(in: routes)
    precondition(problem == nil, problem ?? "")
    self.limits = limits
    self.style = style
    self.deployment = deployment
    self.onBrokenAnswer = onBrokenAnswer
    table = RouteTable(routes)
  }

  /// Whether an endpoint has the path of a request's target, whatever the method, and whatever stands behind the path.
  func knows(_ target: String) -> Bool {
    let path = target.utf8.prefix { $0 != UInt8(ascii: "?") }
    return Target(String(Substring(path))).map(table.knows) ?? false
  }

  /// The same behind a gate, which gives the refusal of a request that it does not let through.
  func behind(_ gate: @escaping @Sendable (Request) -> RefusalAnswer?) -> Router {
    var router = self
    router.gate = gate
    return router
  }

  /// The refusal of a request that holds more than it may.
  func refusalOfBody(_ head: Request) -> Response { refuse(head, for: RouterFault(.bodyTooLarge)) }

  package func refuse(_ request: Request, for fault: RouterFault) -> Response {
    style.response(for: fault).completed(for: request.method)
  }

  public func respond(to request: Request) async -> Response {
    do throws(RouterFault) {
      return await respond(to: try find(request))
    } catch {
      return refuse(request, for: error)
    }
  }

  /// Runs a route that was found before.
  package func respond(to found: FoundRoute) async -> Response {
    let (route, incoming) = (found.route, found.incoming)
    let request = incoming.request
    let context = CallContext(
      endpoint: "\(route.method.name) \(route.path)", request: request)
    let answer = await CallContext.$current.withValue(context) {
      if let refusal = gate?(request) { return refusal.response(style: style) }
      let answer = await route.run(incoming)
      if answer.isWellFormed { return answer }
      incoming.report(nil)
      return style.response(for: RouterFault(.brokenAnswer))
    }
    return answer.completed(for: request.method)
  }

  /// Finds the route of a request, and runs nothing.
  package func find(_ request: Request) throws(RouterFault) -> FoundRoute {
    try limits.check(request)
    guard let target = Target(request.target) else { throw RouterFault(.badRequest) }
    let match = try table.match(request.method, target)
    var incoming = Incoming(
      request: request, path: TextFields(.path, []), deployment: deployment, target: target,
      limits: limits, style: style, onBrokenAnswer: onBrokenAnswer)
    do throws(InvalidValue) {
      let choice = try RequestDispatch(match.choices).choose(&incoming)
      incoming.path = TextFields(.path, choice.parameters)
      return FoundRoute(route: choice.route, incoming: incoming)
    } catch {
      throw RouterFault(error)
    }
  }
}

/// A request and the route that it has found.
package struct FoundRoute: Sendable {
  package let route: Route
  package let incoming: Incoming
}
