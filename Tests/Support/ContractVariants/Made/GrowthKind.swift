/// The ways in which contracts of real teams grow.
package enum GrowthKind: String, CaseIterable, Sendable {
  /// Groups of ten endpoints, each with types, refusals and a flow of its own.
  case groups
  /// One route for all endpoints, which are told apart by a header, as in Amazon's JSON protocol.
  case oneRoute
  /// All endpoints give all refusals of a few, and each gives one of its own.
  case sharedRefusals
  /// Types in types, to a depth of ten, and then the next.
  case deepTypes
  /// One flow with a state for each endpoint.
  case longFlow
  /// Refusals that do not say what they mean.
  case silentRefusals

  /// The same kind and size give the same text.
  package func contract(endpoints count: Int) -> String {
    switch self {
    case .groups: return ContractMaker.contract(endpoints: count)
    case .oneRoute: return made(count, endpoint: { oneRoute($0) })
    case .sharedRefusals:
      return made(
        count,
        refusals: {
          "  own\($0): { status: 409, match: { code: OWN_\($0) }, means: other, recover: tell }\n"
        },
        endpoint: { call($0, refuses: "[own\($0), busy, wrong, missing, signedOut, accessEnded]") })
    case .deepTypes:
      return made(count, types: deepType, endpoint: { call($0, returns: "Level\($0)") })
    case .longFlow: return made(count, endpoint: { call($0) }, flow: flow(count))
    case .silentRefusals:
      return made(
        count,
        refusals: {
          "  silent\($0): { status: 409, match: { code: SILENT_\($0) }, recover: tell }\n"
        },
        endpoint: { call($0, refuses: "[silent\($0), wrong]") })
    }
  }

  private func made(
    _ count: Int, types: (Int) -> String = { _ in "" }, refusals: (Int) -> String = { _ in "" },
    endpoint: (Int) -> String, flow: String = ""
  ) -> String {
    let numbers = 0..<count
    return GrowthKind.head + numbers.map(types).joined() + GrowthKind.refusals
      + numbers.map(refusals).joined() + GrowthKind.session + numbers.map(endpoint).joined() + flow
  }

  private func call(
    _ number: Int, returns: String = "{ id: uuid }", refuses: String = "[signedOut, accessEnded]"
  ) -> String {
    """
      call\(number):
        doc: Changes item \(number).
        route: PUT /items/call\(number)/{id}
        does: call
        needs: access
        sends: { id: uuid }
        returns: \(returns)
        refuses: \(refuses)

    """
  }

  private func oneRoute(_ number: Int) -> String {
    """
      call\(number):
        doc: Changes item \(number).
        route: POST /
        does: call
        needs: access
        sends: { target: { constant: Call\(number), in: header, wire: X-Target }, name: string }
        returns: { id: uuid }
        refuses: [signedOut, accessEnded]

    """
  }

  private func deepType(_ number: Int) -> String {
    let inner = number % 10 == 0 ? "string" : "optional Level\(number - 1)"
    return "  Level\(number): { id: uuid, inner: \(inner) }\n"
  }

  private func flow(_ count: Int) -> String {
    let states = (0..<count).map { number in
      "      state\(number): { after: { call\(number): state\((number + 1) % count) } }\n"
    }
    return "flows:\n  journey:\n    start: state0\n    states:\n" + states.joined()
  }

  private static let head = """
    authcontract: 1
    service: Large
    version: "1"
    doc: A contract of any size.
    servers:
      api: { url: https://large.example, refusal: { code: string, message: string } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      refresh: { format: opaque, lifetime: 30d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
    types:
      Session: { accessToken: tokens.access, refreshToken: tokens.refresh }

    """

  private static let refusals = """
    errors:
      signedOut: { status: 401, match: { code: SIGNED_OUT }, recover: signIn }
      accessEnded: { status: 401, match: { code: ACCESS_ENDED }, recover: renew }
      wrongPassword: { status: 401, match: { code: WRONG_PASSWORD }, recover: correct }
      busy: { status: 503, match: { code: BUSY }, recover: retry }
      wrong: { status: 400, match: { code: WRONG }, recover: correct }
      missing: { status: 404, match: { code: MISSING }, recover: tell }

    """

  private static let session = """
    endpoints:
      signIn:
        route: POST /session
        does: password.signIn
        sends: { email: email, password: password }
        returns: Session
        refuses: [wrongPassword]
      renew:
        route: POST /session/renewal
        does: session.renew
        sends: { refreshToken: tokens.refresh }
        returns: Session
        refuses: [signedOut]
      signOut: { route: DELETE /session, does: session.end, needs: access, refuses: [signedOut, accessEnded] }

    """
}
