import AuthServer
import Testing

@Suite("Cookies end with success only")
struct EndingCookiesTests {
  private struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  private struct Left: WebCallback {
    static let url = "app://left"
    var fields: [(String, String?)] { [] }
  }

  private enum No: DeclaredRefusal {
    case no

    var answer: RefusalAnswer { RefusalAnswer(status: 403, body: nil) }
  }

  private static let gone = ["sid=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax"]

  private func cookies(_ route: Route) async -> [String] {
    await Router(routes: [route]).respond(to: Request(.get, "/")).headers.all("Set-Cookie")
  }

  @Test(arguments: [true, false])
  func cookiesEndWithSuccessOnly(_ isGood: Bool) async {
    let route = Route(.get, "/", endingCookies: ["sid"]) {
      (_: Anything) async throws(ServerRefusal<No>) in
      if !isGood { throw .refused(.no) }
    }
    #expect(await cookies(route) == (isGood ? Self.gone : []))
  }

  @Test func customAnswerEndsCookies() async {
    let route = Route(.get, "/", endingCookies: ["sid"]) {
      (_: Anything) async throws(ServerRefusal<No>) in "bye"
    }
    #expect(await cookies(route) == Self.gone)
  }

  @Test func intermediatePageKeepsCookies() async {
    let answers: [(WebAnswer<Left>, [String])] = [
      (.ends(Left()), Self.gone), (.leads(Redirect(to: "https://house.example/out")), Self.gone),
      (.page(Page("Really?")), []), (.refuses(.accessDenied), []),
    ]
    for (answer, wanted) in answers {
      let route = Route(.get, "/", endingCookies: ["sid"]) {
        (_: Anything) async throws(ServerRefusal<No>) in answer
      }
      #expect(await cookies(route) == wanted)
    }
  }
}
