import AuthClient
import AuthWeb
import CognitoClient
import LiveScenarios
import TestDevice
import TestLab

/// The pool's hosted page: at each provider that the app can name, and where nothing comes of it.
enum CognitoPageJourneys {
  static let all = [
    Journey(system: "Cognito", name: "pageSignIn", run: byApple),
    Journey(
      system: "Cognito", name: "pageSignIn by Google, Facebook and Amazon",
      backends: Backend.referenceServers, run: byTheOthers),
    Journey(
      system: "Cognito", name: "pageSignIn that is closed, denied, refused and left",
      backends: Backend.referenceServers, run: comesToNothing),
  ]

  private typealias Flow = Cognito.PageSignInFlow

  private static func choosing() throws -> Flow.ChooseProviderState {
    guard case .chooseProvider(let choose) = begun(Flow()) else { throw Unexpected("a choice") }
    return choose
  }

  private static func browsing() throws -> Flow.BrowsingState {
    guard case .browsing(let browsing) = shown(try choosing().userChooses()) else {
      throw Unexpected("a provider is chosen")
    }
    return browsing
  }

  private static func signIn(
    _ client: Cognito.Client, by provider: Cognito.OpenPageIdentityProvider, in browser: WebSignIn
  ) async throws -> Cognito.ArrivalCallback {
    let browsing = try browsing()
    let arrival = try await client.openPage(identityProvider: provider, in: browser)
    guard case .exchanging(let exchanging) = shown(browsing.arrival()) else {
      throw Unexpected("back")
    }
    _ = try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
    guard case .signedIn = shown(exchanging.exchangeCode()) else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")
    return arrival
  }

  @Sendable private static func byApple(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    let browser = WebSignIn(browser: Surfer(at: world.lab.url).browser)
    let arrival = try await signIn(client, by: .signInWithApple, in: browser)
    let again = try await failed(CallFailure<Cognito.ExchangeCodeRefusal>.self) {
      _ = try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
    }
    try check(again == .refused(.codeRefused), "\(again)")
    try await client.leavePage(in: browser)
    try check(client.session.state == .signedOut, "signed out")
  }

  @Sendable private static func byTheOthers(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend, behindThePage: .likeTheDocument)
    let providers: [Cognito.OpenPageIdentityProvider] = [.google, .facebook, .loginWithAmazon]
    for (known, provider) in providers.enumerated() {
      let client = world.client()
      let browser = WebSignIn(browser: Surfer(at: world.lab.url).browser)
      _ = try await signIn(client, by: provider, in: browser)
      let answer = try await client.deleteProfile()
      try check(answer.success, "\(provider): the gateway takes the id token")
      let accounts = try await world.lab.accounts().count
      try check(accounts == known + 1, "\(provider): a person of its own, and \(accounts) are here")
    }
  }

  @Sendable private static func comesToNothing(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    let closed = try await page(client, world, pressing: .nothing)
    try check(closed == .cancelled, "\(closed)")
    try check(shown(try browsing().userClosesPage()) == Flow(), "the choice once more")
    let denied = try await page(client, world, pressing: .button("cancel"))
    try check(denied == .arrival(.callback(.refused(.accessDenied))), "\(denied)")
    let browsing = try browsing()
    try check(shown(browsing.arrivalRefused()) == Flow(), "the choice once more")

    let browser = WebSignIn(browser: Surfer(at: world.lab.url).browser)
    let arrival = try await client.openPage(identityProvider: .signInWithApple, in: browser)
    guard case .exchanging(let exchanging) = shown(try Self.browsing().arrival()) else {
      throw Unexpected("back")
    }
    let refused = try await failed(CallFailure<Cognito.ExchangeCodeRefusal>.self) {
      _ = try await client.exchangeCode(
        code: arrival.code, codeVerifier: Secret(String(repeating: "another-", count: 6)))
    }
    try check(refused == .refused(.codeRefused) && refused.recovery == .signIn, "\(refused)")
    guard case .chooseProvider(let choose) = shown(exchanging.exchangeCodeRefused()),
      case .left = shown(choose.userCancels())
    else { throw Unexpected("the choice once more, and away") }
    try check(client.session.state == .signedOut, "nobody is signed in")
    try check(await client.session.restore() == .signedOut, "nor after a start")
  }

  private static func page(
    _ client: Cognito.Client, _ world: CognitoJourneyWorld, pressing press: Surfer.Press
  ) async throws -> WebFault {
    try await failed(WebFault.self) {
      _ = try await client.openPage(
        identityProvider: .signInWithApple,
        in: WebSignIn(browser: Surfer(at: world.lab.url, pressing: press).browser))
    }
  }
}

/// Providers that a team has set up in its pool. The app knows them by its own word alone: the contract has no more.
struct CognitoProviders {
  /// Their names in the pool's contract, and where each one's stand-in is.
  private let places: KeyValuePairs<String, String>

  /// Beside Apple, whom the contract has.
  static let likeTheDocument = CognitoProviders(
    places: ["google": "ISSUER/google", "facebook": "ISSUER", "amazon": "ISSUER"])

  var arguments: [String] { places.flatMap { ["--provider", "\($0)=\($1)"] } }

  /// By the names that the app's choice has for them.
  private static let words =
    "words: { apple: SignInWithApple, google: Google, facebook: Facebook, amazon: LoginWithAmazon }"

  func added(to contract: String) throws -> String {
    try contract.replacing("words: { apple: SignInWithApple }", with: Self.words)
      .inserting(places.map { Self.provider($0.key) }, below: "providers:")
      .inserting(places.map { Self.returns($0.key) }, below: "endpoints:")
  }

  private static func provider(_ name: String) -> String {
    let kind = name == "google" ? "kind: google" : "kind: oidc, issuer: \"https://\(name).example\""
    return "  \(name): { \(kind), clientId: configuration.clientId, pkce: S256 }"
  }

  private static func returns(_ name: String) -> String {
    """
      \(name)Returns:
        server: page
        route: GET /oauth2/idpresponse/\(name)
        does: provider.callback
        provider: \(name)
        sends: { code: providers.\(name).authorizationCode, state: providers.\(name).state }
        endsIn: arrival
    """
  }
}
