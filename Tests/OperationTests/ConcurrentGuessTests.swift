import AuthClient
import AuthCognito
import AuthServer
import ContractModel
import Foundation
import Stores
import Testing

@testable import ReferenceServer

/// Guesses at one account over every path that takes its password: by each of its names, on a page, without sending it,
/// and with a session at the change and at the deletion.
struct ConcurrentGuessTests {
  private let right = "Sound Horse 42"
  private let guess = "Wrong Horse 1"

  /// The result of one guess.
  private enum End: Hashable { case wrong, locked, other }

  private typealias Guess = @Sendable () async -> End

  @Test func onlyFiveOfTwoHundredConcurrentGuessesAreAllowed() async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { for end in ["", "-wal", "-shm"] { unlink(path + end) } }
    let lab = try await Lab(text: Self.text, place: .file(path))
    let nodes = [lab, try await Lab(text: Self.text, place: .file(path))]
    for round in 0..<3 {
      let name = "ann\(round)"
      _ = try await lab.store.create(
        NewAccount(
          state: .active,
          identifiers: [
            Identifier(kind: .username, text: name, isConfirmed: true),
            Identifier(kind: .email, text: "\(name)@example.org", isConfirmed: true),
          ]))
      let account = try #require(try await lab.store.account(calledAny: name))
      try await lab.passwords.choose(AuthServer.Secret(right), for: account, keeping: .all)
      let session = try await lab.call(
        "byName", ["username": .string(name)], person: name, password: right
      ).data.tokens

      var guesses: [Guess] = []
      for index in 0..<200 {
        // The arithmetic behind a password that is not sent takes its time.
        let path = index % 20 == 7 ? .unsent : Path.quick[index % Path.quick.count]
        let node = nodes[(index / Path.quick.count) % 2]
        guesses.append(try await self.guess(path, at: name, session, on: node))
      }
      let before = await verified(nodes)
      let ends = await withTaskGroup(of: End.self) { group in
        for guess in guesses { group.addTask(operation: guess) }
        return await group.reduce(into: [End: Int]()) { $0[$1, default: 0] += 1 }
      }
      // The fifth locks, and says so.
      #expect(ends == [.wrong: 4, .locked: 196])
      #expect(await verified(nodes) - before <= 5)

      for path in Path.allCases {
        let last = try await self.guess(path, at: name, session, with: right, on: nodes[1])
        #expect(await last() == .locked, "\(path)")
      }
    }
    for node in nodes { await node.store.close() }
  }

  private enum Path: CaseIterable {
    case name, mail, page, unsent, change, deletion

    static let quick = allCases.filter { $0 != .unsent }
  }

  /// A guess that only has to be made: what comes before it is done already.
  private func guess(
    _ path: Path, at name: String, _ session: [String: IssuedToken], with other: String? = nil,
    on lab: Lab
  ) async throws -> Guess {
    let password = other ?? guess
    let mail = "\(name)@example.org"
    switch path {
    case .name:
      return {
        await end { () async throws(Failure) in
          try await lab.call(
            "byName", ["username": .string(name)], person: name, password: password)
        }
      }
    case .mail:
      return {
        await end { () async throws(Failure) in
          try await lab.call("byMail", ["email": .string(mail)], person: mail, password: password)
        }
      }
    case .page:
      let input = try lab.form(
        "onPage", of: try await lab.call("open", slots: [.state: "some"]), name, password)
      return { await end { () async throws(Failure) in try await lab.run(input) } }
    case .unsent:
      let slots = try await proof(lab, name, password)
      return {
        await end { () async throws(Failure) in try await lab.call("prove", slots: slots) }
      }
    case .change:
      return {
        await end { () async throws(Failure) in
          try await lab.call(
            "change", password: password, newPassword: "Third Horse 11", tokens: session)
        }
      }
    case .deletion:
      return {
        await end { () async throws(Failure) in
          try await lab.call("delete", password: password, tokens: session)
        }
      }
    }
  }

  private func end(_ work: () async throws(Failure) -> Outcome) async -> End {
    do throws(Failure) {
      let page = try await work().page
      if page?.contains("Wrong") == true { return .wrong }
      return page?.contains("Too many") == true ? .locked : .other
    } catch {
      guard case .refused(let refused) = error else { return .other }
      switch refused.reason {
      case .credentialsWrong: return .wrong
      case .accountLocked: return .locked
      default: return .other
      }
    }
  }

  private func proof(
    _ lab: Lab, _ name: String, _ password: String
  ) async throws -> [ProviderSlot: String] {
    let client = try SRPSignIn(poolId: "x_Pool")
    let begun = try await lab.call(
      "begin", ["username": .string(name)], person: name, slots: [.srpA: client.srpA]
    ).data.slots
    let userId = try #require(begun[.userId])
    let block = try #require(begun[.secretBlock])
    let answer = try client.answer(
      userId: userId, password: AuthClient.Secret(password), salt: #require(begun[.salt]),
      srpB: #require(begun[.srpB]), secretBlock: block,
      now: Date(timeIntervalSince1970: 1_800_000_000))
    return [
      .userId: userId, .secretBlock: block, .timestamp: answer.timestamp,
      .signature: answer.signature.reveal(),
    ]
  }

  private func verified(_ nodes: [Lab]) async -> Int {
    var sum = 0
    for node in nodes { sum += await node.hasher.verified }
    return sum
  }

  private static let text = """
    authcontract: 1
    service: Paths
    version: "1"
    languages: [en]
    servers:
      api: { url: "https://paths.example", refusal: { code: string } }
      site: { url: "https://paths.example", content: form, refusal: { code: string } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    providers: { pool: { kind: cognito, poolId: x_Pool } }
    callbacks: { arrival: { url: "paths://back", fields: { token: tokens.access } } }
    errors:
      passwordWrong: { status: 401, means: credentialsWrong, match: { code: PASSWORD_WRONG }, recover: correct }
      accountLocked: { status: 423, means: accountLocked, match: { code: ACCOUNT_LOCKED }, recover: tell }
    endpoints:
      open: { server: site, route: GET /open, does: web.signIn, endsIn: arrival }
      onPage:
        server: site
        route: POST /page
        by: page
        does: password.signIn
        sends: { username: username, password: password }
        endsIn: arrival
        refuses: [passwordWrong, accountLocked]
      byName:
        server: api
        route: POST /name
        does: password.signIn
        sends: { username: username, password: password }
        returns: { token: tokens.access }
        refuses: [passwordWrong, accountLocked]
      byMail:
        server: api
        route: POST /mail
        does: password.signIn
        sends: { email: email, password: password }
        returns: { token: tokens.access }
        refuses: [passwordWrong, accountLocked]
      begin:
        server: api
        route: POST /begin
        does: password.signIn
        sends: { username: username, srpA: providers.pool.srpA }
        returns:
          userId: providers.pool.userId
          salt: providers.pool.salt
          srpB: providers.pool.srpB
          secretBlock: providers.pool.secretBlock
        refuses: [passwordWrong, accountLocked]
      prove:
        server: api
        route: POST /prove
        does: signIn.continue
        sends:
          userId: providers.pool.userId
          secretBlock: providers.pool.secretBlock
          timestamp: providers.pool.timestamp
          signature: providers.pool.signature
        returns: { token: tokens.access }
        refuses: [passwordWrong, accountLocked]
      change:
        server: api
        route: POST /change
        does: password.change
        needs: access
        sends: { password: password, next: newPassword }
        refuses: [passwordWrong, accountLocked]
      delete:
        server: api
        route: POST /delete
        does: account.delete
        needs: access
        sends: { password: password }
        refuses: [passwordWrong, accountLocked]
    policies: { lockout: { counts: account, steps: [{ failures: 5, lasts: 15m }] } }
    """
}
