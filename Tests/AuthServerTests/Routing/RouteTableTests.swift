import Testing

@testable import AuthServer

@Suite struct RouteTableTests {
  /// Takes anything; the tests only look at which route was found.
  private struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  private static func route(_ method: Request.Method, _ path: String) -> Route {
    Route(method, path) { (_: Anything) async throws(ServerRefusal<NoRefusal>) in }
  }

  private static let table = RouteTable(
    [
      (.get, "/users/{id}"), (.delete, "/users/{userId}"), (.get, "/users/me"),
      (.get, "/{any}/me/x"), (.get, "/users/{id}/x"), (.get, "/users/{id}/{tab}"),
      (.post, "/users"), (.get, "/"), (.head, "/h"), (.get, "/h"), (.get, "/a:b"), (.get, "/K"),
      (.get, "/K/{id}"), (.get, "/p/{x}/c"), (.post, "/p/b/{y}"), (.get, "/p/{x}/{y}"),
    ].map(route)
      + [
        Route(.get, "/once", answersHead: false) {
          (_: Anything) async throws(ServerRefusal<NoRefusal>) in
        }
      ])

  private func find(_ method: Request.Method, _ target: String) throws -> String {
    let match = try Self.table.match(method, try #require(Target(target))).choices[0]
    let values = match.parameters.map { "\($0.name)=\($0.text)" }
    return ([match.route.method.name, match.route.path] + values).joined(separator: " ")
  }

  @Test(
    arguments: [
      (.get, "/users/7", "GET /users/{id} id=7"),
      (.delete, "/users/7", "DELETE /users/{userId} userId=7"),
      (.get, "/users/me", "GET /users/me"), (.get, "/users/m%65", "GET /users/me"),
      (.get, "/%75sers/me", "GET /users/me"), (.get, "/users/me/x", "GET /users/{id}/x id=me"),
      (.get, "/other/me/x", "GET /{any}/me/x any=other"),
      (.get, "/users/7/y", "GET /users/{id}/{tab} id=7 tab=y"), (.post, "/users", "POST /users"),
      (.get, "/", "GET /"), (.head, "/users/me", "GET /users/me"), (.head, "/h", "HEAD /h"),
      (.get, "/users/a%20b%252F", "GET /users/{id} id=a b%2F"),
      (.get, "/users/ME", "GET /users/{id} id=ME"),
      (.get, "/p/b/c", "GET /p/{x}/c x=b"), (.post, "/p/b/c", "POST /p/b/{y} y=c"),
      (.head, "/p/b/c", "GET /p/{x}/c x=b"), (.get, "/p/b/d", "GET /p/{x}/{y} x=b y=d"),
      (.get, "/a:b", "GET /a:b"), (.get, "/users/7?id=8", "GET /users/{id} id=7"),
    ] as [(Request.Method, String, String)])
  func findsRoute(method: Request.Method, target: String, found: String) throws {
    #expect(try find(method, target) == found)
  }

  @Test(arguments: [
    ("/nope", 404), ("/users/", 404), ("/users/7/", 404), ("//users", 404), ("/Users/me", 404),
    ("/users//x", 404), ("/users/7/x/y", 404), ("/users/%2e%2e", 400), ("/users/a%2Fb", 400),
    ("/users/%00", 400), ("/users/%zz", 400), ("/nope/%zz", 400), ("/users/%ff", 400),
    ("/users/../users/me", 400), ("/%E2%84%AA", 404), ("/%E2%84%AA/7", 404),
  ])
  func unknownPathIsNotFound(target: String, status: Int) throws {
    do {
      _ = try find(.get, target)
      Issue.record("found something")
    } catch let fault as RouterFault {
      #expect(fault.status == status)
    }
  }

  /// The path is matched first: `DELETE /users/me` doesn't delete a user called "me".
  @Test(
    arguments: [
      (.delete, "/users/me", "GET, HEAD"), (.post, "/users/7", "DELETE, GET, HEAD"),
      (.get, "/users", "POST"), (.head, "/users", "POST"), (.options, "/users/me", "GET, HEAD"),
      (.init("get"), "/users/me", "GET, HEAD"), (.put, "/p/b/c", "GET, HEAD, POST"),
      (.head, "/once", "GET"), (.post, "/once", "GET"),
    ] as [(Request.Method, String, String)])
  func wrongMethodListsAllowedMethods(method: Request.Method, target: String, allowed: String)
    throws
  {
    do {
      _ = try find(method, target)
      Issue.record("found something")
    } catch let fault as RouterFault {
      #expect(fault.status == 405)
      #expect(fault.headers.first("Allow") == allowed)
    }
  }

  @Test(arguments: [
    "", "a", "a/b", "/{", "/}", "/{}", "/{a", "/a}", "/a{b}", "/{a}b", "/{a}/{a}", "/%61", "/a b",
    "/a?b", "/a#", "/.", "/a/../b", "/{a/b}", "/{a}{b}", "/\u{E9}", "/{a b}", "/{%61}",
  ])
  func rejectsMalformedPaths(path: String) {
    #expect(RouteTable.problem(in: [Self.route(.get, path)]) == "GET \(path) is not a path")
  }

  @Test(arguments: [("/a", "/a"), ("/{a}", "/{b}"), ("/x/{a}/y", "/x/{b}/y")])
  func rejectsEquivalentPaths(one: String, other: String) {
    let routes = [Self.route(.get, one), Self.route(.get, other)]
    #expect(RouteTable.problem(in: routes) == "GET \(other) is there twice")
    #expect(RouteTable.problem(in: [routes[0], Self.route(.put, other)]) == nil)
  }

  @Test func acceptsDistinctPaths() {
    let paths = ["/", "/a", "/a/", "/{a}", "/a/{b}", "/{a}/b", "/GET", "/A"]
    #expect(RouteTable.problem(in: paths.map { Self.route(.get, $0) }) == nil)
  }
}
