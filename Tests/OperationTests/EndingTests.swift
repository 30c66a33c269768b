import AuthServer
import Stores
import Testing

@testable import ReferenceServer

/// Which sessions a sign-out ends.
struct EndingTests {
  private static let named = "{ type: Scope, is: signOut.scope, words: { all: global } }"

  /// The scope values are written in the call or in a type.
  @Test(
    arguments: ["{ enum: [own, global], is: signOut.scope, words: { all: global } }", named],
    ["own", "global"])
  func scopeSelectsSessionsToEnd(_ shape: String, _ word: String) async throws {
    let lab = try await Lab(text: Self.contract(shape))
    let first = try await signedUp(lab)
    let second = try await signedUp(lab)
    _ = try await lab.call("leave", ["scope": .string(word)], tokens: first.tokens)
    let id = try #require(second.account?.id)
    #expect(try await lab.store.sessions(of: id).count == (word == "own" ? 1 : 0))
  }

  /// The most common form: the call sends a refresh token.
  @Test(arguments: [("all", 0), ("others", 1), ("own", 1)])
  func sentTokenEndsSelectedSessions(_ word: String, _ left: Int) async throws {
    let text = Self.contract("{ type: Scope, is: signOut.scope }").replacing(
      "enum: [own, global]", with: "enum: [own, others, all]"
    )
    .replacing("format: jwt", with: "format: opaque").replacing(
      "needs: access, sends: { scope", with: "sends: { access: tokens.access, scope")
    let lab = try await Lab(text: text)
    let first = try await signedUp(lab)
    let second = try await signedUp(lab)
    let input = ["access": try #require(first.tokens["access"])]
    _ = try await lab.call("leave", ["scope": .string(word)], tokens: input)
    let id = try #require(second.account?.id)
    let sessions = try await lab.store.sessions(of: id)
    #expect(sessions.count == left)
    #expect(sessions.allSatisfy { ($0.id == first.session?.id) == (word == "others") })
  }

  /// Only `ends` decides, not a name or constant that looks like a scope.
  @Test(arguments: [("", 1), ("ends: all, ", 0)])
  func contractSelectsSessionsToEnd(_ ends: String, _ left: Int) async throws {
    let text = Self.contract("{ constant: global }").replacing(
      "does: session.end, needs", with: "does: session.end, \(ends)needs")
    let lab = try await Lab(text: text)
    let first = try await signedUp(lab)
    let second = try await signedUp(lab)
    _ = try await lab.call("leave", ["scope": "global"], tokens: first.tokens)
    let id = try #require(second.account?.id)
    #expect(try await lab.store.sessions(of: id).count == left)
  }

  private func signedUp(_ lab: Lab) async throws -> AnswerData {
    try await lab.call(
      "register", ["email": "ann@example.org"], person: "ann@example.org",
      newPassword: "Sound Horse 42"
    ).data
  }

  private static func contract(_ shape: String) -> String {
    """
    authcontract: 1
    service: Endings
    version: "1"
    languages: [en]
    servers: { api: { url: "https://endings.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    types:
      Session: { access: tokens.access }
      Scope: { enum: [own, global] }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, returns: Session }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      leave: { route: POST /leave, does: session.end, needs: access, sends: { scope: \(shape) } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
  }
}
