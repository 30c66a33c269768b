/// A contract to begin with: each value is a proposal, and the server's address an example.
package struct StartContract {
  private let service: String
  private let ways: [SignInMethod]

  package init(service: String, ways: [SignInMethod]) {
    self.service = service
    self.ways = ways
  }

  /// The service's name, from a word of any case; nil for what is no word.
  package static func service(_ name: String) -> String? {
    guard AuthorName.isWord(name) else { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  package var text: String {
    [
      head, section("configuration", []) { $0.configuration }, servers, tokens,
      section("providers", []) { $0.providers }, section("callbacks", []) { $0.callbacks }, types,
      section("errors", errors) { $0.errors }, endpoints, section("policies", []) { $0.policies },
      open,
    ].compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }

  private func section(
    _ name: String, _ always: [String], _ lines: (SignInMethod) -> [String]
  ) -> String? {
    let all = always + ways.flatMap(lines)
    return all.isEmpty ? nil : ([name + ":"] + all).joined(separator: "\n")
  }

  private var head: String {
    """
    authcontract: 1
    service: \(service)
    version: 0.1.0
    languages: [en]
    """
  }

  private var servers: String {
    """
    servers:
      api:
        url: https://api.example.com
        environments: { development: "http://127.0.0.1:8080" }
        refusal: { code: string }
    """
  }

  private var tokens: String {
    """
    tokens:
      access:
        format: opaque
        lifetime: 15m
        sent: bearer
        stored: keychain
      refresh:
        format: opaque
        lifetime: 30d
        idle: 30d
        ends: 180d
        rotates: true
        grace: 30s
        reuse: revokeFamily
        stored: keychain
    """
  }

  private var types: String {
    """
    types:
      User:
        id: { type: uuid, is: account.id }
        name: { type: optional string, is: account.name }
      Device:
        id: { type: uuid, is: session.id }
        name: { type: string, is: device.name }
        isThisOne: { type: bool, is: session.current }
      Session:
        accessToken: tokens.access
        refreshToken: tokens.refresh
        user: User
    """
  }

  private var errors: [String] {
    let refused =
      "  signInRefused: { status: 401, means: providerRefused, match: { code: SIGN_IN_REFUSED }, recover: signIn, "
      + "message: { en: Signing in did not work. } }"
    let needsRefused = ways.contains { $0 != .email && $0 != .phone }
    return [
      "  sessionExpired: { status: 401, means: tokenExpired, match: { code: SESSION_EXPIRED }, recover: renew }",
      "  sessionEnded: { status: 401, means: [tokenInvalid, sessionEnded], match: { code: SESSION_ENDED }, recover: signIn }",
      "  tooManyTries:", "    status: 429",
      "    means: [\(limits.joined(separator: ", "))]",
      "    fields: { retryAfter: { type: seconds, in: header, wire: Retry-After } }",
      "    recover: wait", "    until: retryAfter", "    message: { en: Please wait a little. }",
    ] + (needsRefused ? [refused] : [])
  }

  private var limits: [String] {
    let locks = ways.contains(.email) ? ["accountLocked"] : []
    let codes = ways.contains(.phone) ? ["codeTooSoon", "codeTriesSpent"] : []
    return locks + codes + ["tooManyRequests"]
  }

  private var endpoints: String {
    let own = """
        me: { route: GET /me, does: account.read, needs: access, returns: User, refuses: [sessionExpired, sessionEnded] }
        listDevices: { route: GET /me/devices, does: session.list, needs: access, returns: list of Device, refuses: [sessionExpired, sessionEnded] }
        signOutDevice: { route: "DELETE /me/devices/{id}", does: session.endOne, needs: access, sends: { id: { type: uuid, is: session.id } }, refuses: [sessionExpired, sessionEnded] }
        renewSession:
          route: POST /session/renew
          does: session.renew
          sends: { refreshToken: tokens.refresh }
          returns: Session
          refuses: [sessionEnded]
        signOut: { route: POST /session/end, does: session.end, sends: { refreshToken: tokens.refresh } }
      """
    return (["endpoints:"] + ways.flatMap(\.endpoints) + [own]).joined(separator: "\n")
  }

  private var open: String {
    """
    open:
      - { at: servers.api.url, why: "an example, written by authgen init: put your server here" }
    """
  }
}
