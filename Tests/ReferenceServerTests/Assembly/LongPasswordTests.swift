import AuthServer
import Dispatch
import Foundation
import Synchronization
import TestLab
import Testing

@testable import Crypto
@testable import ReferenceServer

/// A password that is too long costs the server nothing: nobody hashes it.
@Suite struct LongPasswordTests {
  private static let ann =
    #"{"accounts":[{"email":"ann@example.com","password":"Correct horse 9"}]}"#

  /// The only hashing thread is busy and nobody may wait, so a call that hashes would be rejected as busy.
  @Test func overlongPasswordIsRejectedBeforeHashing() async throws {
    let gate = HeldHasher()
    try await Lab.test(
      .text(Self.contract), seeds: Self.ann, options: LabOptions(hasher: try gate.hasher())
    ) { client in
      let session = try await client.call(
        .post, "/in", Self.body("ann@example.com", "Correct horse 9"))
      let access = try #require(session.json.text("access"))
      async let held = client.call(.post, "/in", Self.body("ann@example.com", HeldHasher.holding))
      await gate.isHeld()
      let compared = gate.compared
      let bad = "400 BAD_REQUEST"
      let refusals = [("/in", bad), ("/new", "422 WEAK"), ("/change", bad)]
      for (path, refusal) in refusals {
        for email in ["ann@example.com", "nobody@example.com"] {
          let call = { (length: Int) in
            let password = String(repeating: "Ab1 ", count: 300).prefix(length)
            let answer = try await client.call(
              .post, path, Self.body(email, String(password)), bearer: access)
            return "\(answer.status) \(answer.json.text("code") ?? "-")"
          }
          let long = try await call(1_025)
          #expect(long == refusal, "\(path)")
          #expect(try await call(1_024).hasPrefix("503"), "\(path)")
        }
      }
      #expect(gate.compared == compared)
      gate.letGo()
      #expect(try await held.status == 401)
      #expect(
        try await client.call(.post, "/in", Self.body("ann@example.com", "Correct horse 9")).status
          == 200)
    }
  }

  private static func body(_ email: String, _ password: String) -> String {
    let object: JSONObject = [
      "email": .string(email), "password": .string(password), "new": "Another horse 9",
    ]
    return JSONValue.object(object).text
  }

  private static let contract = """
    authcontract: 1
    service: Long
    version: "1"
    languages: [en]
    servers: { api: { url: "https://long.example", refusal: { code: string } } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
    types:
      Session: { access: tokens.access }
    errors:
      wrong: { status: 401, means: credentialsWrong, match: { code: WRONG }, recover: correct, message: { en: Wrong } }
      weak: { status: 422, means: passwordWeak, match: { code: WEAK }, recover: correct, message: { en: Weak } }
      badRequest: { status: 400, means: requestInvalid, match: { code: BAD_REQUEST }, recover: tell, message: { en: That cannot be read } }
    endpoints:
      signIn:
        route: POST /in
        does: password.signIn
        sends: { email: email, password: password }
        returns: Session
        refuses: [wrong, badRequest]
      register:
        route: POST /new
        does: password.register
        sends: { email: email, password: newPassword }
        refuses: [weak, badRequest]
      change:
        route: POST /change
        does: password.change
        needs: access
        sends: { password: password, new: newPassword }
        refuses: [wrong, weak, badRequest]
    """
}

/// Hashes on one thread, which one password keeps until it is let go.
private final class HeldHasher: Sendable {
  static let holding = "hold on"

  private let count = Mutex(0)
  private let gate = DispatchSemaphore(value: 0)
  private let (begun, beginning) = AsyncStream<Void>.makeStream()

  var compared: Int { count.withLock { $0 } }

  func hasher() throws -> PasswordHasher {
    try PasswordHasher(cost: .least, threads: 1, waiting: 0) { password, hash in
      self.count.withLock { $0 += 1 }
      if password == Array(Self.holding.utf8) {
        self.beginning.yield()
        self.gate.wait()
      }
      return Argon2id.isPassword(password, of: hash)
    }
  }

  func isHeld() async { for await _ in begun { return } }

  func letGo() { gate.signal() }
}
