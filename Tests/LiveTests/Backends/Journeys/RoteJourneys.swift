import AuthClient
import AuthWeb
import Foundation
import LiveScenarios
import RoteClient
import TestDevice
import TestLab

enum RoteJourneys {
  static let all = [
    Journey(system: "Rote", name: "webSignIn by the form", run: byTheForm),
    Journey(system: "Rote", name: "webSignIn that the page or GitHub denies", run: denied),
    Journey(system: "Rote", name: "webSignIn by GitHub", run: byGitHub),
  ]

  private static func world(_ backend: Backend) async throws -> (LabWorld, Rote.Client, MemoryStore)
  {
    let lab = try await LabWorld(.rote, on: backend)
    try await lab.account(["username": "li", "password": "Right horse 9"])
    let store = MemoryStore()
    return (lab, Rote.Client(store: store, options: ClientOptions(observers: lab.observers)), store)
  }

  private static func browser(_ lab: LabWorld, _ password: String = "") -> WebSignIn {
    WebSignIn(
      browser: Surfer(at: lab.url, typing: ["username": "li", "password": password]).browser)
  }

  private static func browsing() throws -> Rote.WebSignInFlow.BrowsingState {
    guard case .ready(let ready) = begun(Rote.WebSignInFlow()),
      case .browsing(let browsing) = shown(ready.userSignsInOnTheWeb())
    else { throw Unexpected("the flow begins") }
    return browsing
  }

  @Sendable private static func byTheForm(_ backend: Backend) async throws {
    let (lab, client, store) = try await world(backend)
    let browsing = try browsing()
    let arrival = try await client.openLogin(in: browser(lab, "Right horse 9"))
    guard case .signedIn = shown(browsing.arrival()) else { throw Unexpected("arrived") }
    try check(client.session.state == .signedIn, "signed in")
    try check(store.load()?.tokens["access"]?.secret == arrival.token, "the token is kept")
    try check(arrival.refreshToken != nil, "a refresh token came")
  }

  @Sendable private static func denied(_ backend: Backend) async throws {
    let (lab, client, _) = try await world(backend)
    let browsing = try browsing()
    let fault = try await failed(WebFault.self) {
      _ = try await client.openLogin(in: browser(lab, "wrong"))
    }
    try check(fault == .cancelled, "the person closes the page: \(fault)")
    guard case .ready(let ready) = shown(browsing.userCancels()) else {
      throw Unexpected("ready again")
    }
    try check(await client.session.restore() == .signedOut, "nobody is signed in")
    // The contract has no word for a code that is missing, and the stubs refuse the call.
    guard backend.isReferenceServer, case .browsing(let again) = shown(ready.userSignsInOnTheWeb())
    else { return }
    let denied = try await failed(WebFault.self) {
      _ = try await client.openGitHub(
        in: WebSignIn(browser: Surfer(at: lab.url, pressing: .button("cancel")).browser))
    }
    try check(denied == .arrival(.callback(.refused(.accessDenied))), "\(denied)")
    guard case .ready = shown(again.arrivalRefused()) else { throw Unexpected("ready again") }
    try check(client.session.state == .signedOut, "nobody is signed in")
  }

  @Sendable private static func byGitHub(_ backend: Backend) async throws {
    let (lab, client, _) = try await world(backend)
    let browsing = try browsing()
    _ = try await client.openGitHub(in: browser(lab))
    guard case .signedIn = shown(browsing.arrival()) else { throw Unexpected("arrived") }
    try check(client.session.state == .signedIn, "signed in")
  }
}
