/// Makes contracts of any size. The same size gives the same text; everything that an endpoint of a real contract
/// has grows with their number: types, errors, states and examples.
package enum ContractMaker {
  /// At least one endpoint; each tenth begins a new group with types and errors of its own.
  package static func contract(endpoints count: Int) -> String {
    let groups = 0..<((count + 9) / 10)
    let sections = [
      head, "types:", session, groups.map(types).joined(),
      "errors:", signedOut, groups.map(errors).joined(),
      "endpoints:", signIn, (0..<count).map(endpoint).joined(),
      "flows:", groups.map(flow).joined(),
    ]
    return sections.joined(separator: "\n")
  }

  private static let head = """
    authcontract: 1
    service: Large
    version: "1"
    doc: A contract of any size.
    languages: [en, de]
    servers:
      api: { url: https://large.example, refusal: { code: string, message: string, field: optional string } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      refresh: { format: opaque, lifetime: 30d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
    """

  private static let session = """
      Session: { accessToken: tokens.access, refreshToken: tokens.refresh }
    """

  private static let signedOut = """
      signedOut: { status: 401, match: { code: SIGNED_OUT }, recover: signIn }
      accessEnded: { status: 401, match: { code: ACCESS_ENDED }, recover: renew }
      wrongPassword: { status: 401, match: { code: WRONG_PASSWORD }, recover: correct }
    """

  private static let signIn = """
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

  private static func types(_ group: Int) -> String {
    let next = group % 8 == 0 ? "" : "    before: optional Item\(group - 1)\n"
    return """
        Kind\(group): { enum: [first, second, third] }
        Item\(group):
          id: uuid
          name: { type: string, max: 80, doc: "What people call item \(group)." }
          kind: Kind\(group)
          count: { type: int, min: 0 }
          parts: list of Part\(group)
      \(next)  Part\(group): { at: instant, note: optional string, weights: map of number }

      """
  }

  private static func errors(_ group: Int) -> String {
    """
      missing\(group): { status: 404, match: { code: MISSING_\(group) }, recover: tell, message: { en: "It is gone.", de: "Es ist fort." } }
      full\(group): { status: 409, match: { code: FULL_\(group) }, recover: correct, fields: { left: int } }

    """
  }

  private static func endpoint(_ number: Int) -> String {
    let group = number / 10
    return """
        call\(number):
          doc: Changes item \(number).
          route: PUT /group\(group)/items/call\(number)/{id}
          does: call
          needs: access
          sends:
            id: uuid
            name: { type: string, max: 80 }
            kind: optional Kind\(group)
            parts: list of Part\(group)
          returns: Item\(group)
          refuses: [missing\(group), full\(group), signedOut, accessEnded]

      """
  }

  private static func flow(_ group: Int) -> String {
    """
      journey\(group):
        start: begun
        states:
          begun: { after: { call\(group * 10).missing\(group): lost, call\(group * 10): done } }
          lost: { after: { user.goesBack: begun } }
          done: { }

    """
  }
}
