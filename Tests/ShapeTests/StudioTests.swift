import AuthClient
import Foundation
import ShapeClients
import Testing

/// A sign-in answers with a session, or with a step that comes first.
@Suite struct StudioTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Studio.Client

  init() {
    client = Studio.Client(
      store: store, options: ClientOptions(transport: server, clock: FixedClock()))
  }

  @Test func signInFollowsSteps() async throws {
    server.answers(200, #"{"kind":"terms","step":"t1","document":"https://studio.example/terms"}"#)
    let terms = try await client.signIn(username: "li", password: Secret("geheim"))
    guard case .termsChanged(let changed) = terms else { throw Unexpected("\(terms)") }
    #expect(changed.document.absoluteString == "https://studio.example/terms")
    server.answers(200, #"{"kind":"password","step":"t2"}"#)
    let outdated = try await client.acceptTerms()
    #expect(outdated == .passwordOutdated(.init(step: Secret("t2"))))
    server.answers(200, #"{"kind":"signedIn","session":"s1","name":"Li"}"#)
    let done = try await client.choosePassword(password: Secret("new-geheim"))
    #expect(done == .signedIn(.init(session: Secret("s1"), name: "Li")))
    #expect(store.texts == ["session": "s1"])
    server.answers(200, #"{"projects":["Eins"]}"#)
    #expect(try await client.projects().projects == ["Eins"])
    server.answers(204, "")
    try await client.signOut()
    let heard = server.heard()
    #expect(
      heard[1].hasSuffix(
        "/sessions/terms\nAccept: application/json\nContent-Type: application/json\n\n{\"step\":\"t1\"}"
      ))
    #expect(
      heard[2] == """
        POST https://studio.example/sessions/password
        Accept: application/json
        Content-Type: application/json

        {"password":"new-geheim","step":"t2"}
        """)
    #expect(
      heard.last == """
        DELETE https://studio.example/sessions/current
        Accept: application/json
        Authorization: Bearer s1
        """)
  }

  @Test func refusedAndUnknownStepsAreHandled() async throws {
    server.answers(403, #"{"code":"password"}"#)
    let wrong = try await failure(Studio.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(200, #"{"kind":"captcha","step":"t1"}"#)
    let unknown = try await client.signIn(username: "li", password: Secret("x"))
    #expect(unknown == .other(["kind": "captcha", "step": "t1"]))
    server.answers(200, #"{"kind":"password","step":"t1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("x"))
    server.answers(410, "gone")
    let ended = try await failure(Studio.ChoosePasswordRefusal.self) {
      try await client.choosePassword(password: Secret("new-geheim"))
    }
    #expect(ended == .refused(.stepEnded))
  }
}
