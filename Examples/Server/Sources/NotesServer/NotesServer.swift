import AuthServer

/// A server without a socket: requests go straight to the generated routes, as an HTTP library would hand them over.
@main
struct NotesServer {
  static func main() async throws {
    let routes = Notes.Routes(NotesService(password: Secret("correct horse")))
    await show(routes, signIn("a guess"))
    await show(routes, Request(.get, "/notes"))
    let answer = await routes.respond(to: signIn("correct horse"))
    let session = try Notes.Session(json: JSONValue(reading: answer.body))
    let bearer = "Bearer \(session.accessToken.reveal())"
    await show(routes, Request(.get, "/notes", headers: ["Authorization": bearer]))
    await show(routes, Request(.delete, "/notes"))
  }

  private static func signIn(_ password: String) -> Request {
    let body: JSONValue = ["email": "li@example.com", "password": .string(password)]
    return Request(
      .post, "/session", headers: ["Content-Type": "application/json"], body: body.bytes)
  }

  private static func show(_ routes: Notes.Routes<NotesService>, _ request: Request) async {
    let answer = await routes.respond(to: request)
    let body = String(decoding: answer.body, as: UTF8.self)
    print("\(request.method.name) \(request.target): \(answer.status) \(body)")
  }
}
