import AuthFiles
import Foundation
import Testing

@testable import AuthAccounts
@testable import AuthClient

/// An app with several accounts, on files that outlive its process.
@Suite("The clients of several accounts")
final class AccountClientsTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let clock = VirtualClock()
  private let heard = Step.json(200, "")
  private let other = "b"

  private var places: AccountPlaces { .files(folder.appending(path: "session.json")) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// One run of the app: each account's session may be killed with the process.
  private struct Run: Sendable {
    let clients: AccountClients<AppRun>
    let script: Script
    let life: Life
  }

  private func run(killedAfter steps: Int = .max, _ signOut: Step) -> Run {
    let (life, script, clock, places) = (Life(steps), Script(), clock, places)
    script.on("signOut", signOut)
    script.on("signInWithApple", Answers.grants(3))
    let list = MortalStore(store: places.list as! FileStore, life: life)
    let mortal = AccountPlaces(list: list, store: places.store)
    let clients = AccountClients(
      mortal, make: { AppRun($0 as! FileStore, clock, life, script: script) },
      launch: { await $0.session.start() }, signOut: { try await $0.signOut().get() })
    return Run(clients: clients, script: script, life: life)
  }

  private func token(_ id: String) throws -> String? {
    try places.store(id).load()?.tokens["refresh"]?.secret.reveal()
  }

  /// Two accounts are signed in: the first with r1, the other with r2.
  private func begin() throws {
    try? FileManager.default.removeItem(at: folder)
    var book = AccountBook()
    book.accounts.append(DeviceAccount(id: other))
    let content = try JSONEncoder().encode(book)
    _ = try places.list.replaceItem(AccountList.item, with: content) { _ in true }
    for (id, number) in [(DeviceAccount.firstID, 1), (other, 2)] {
      let tokens = ["access": "a\(number)", "refresh": "r\(number)"]
      try places.store(id).save(World.stored(tokens, clock.now))
    }
  }

  /// The places in which a session is stored.
  private func sessions() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let ids = names.filter { $0.hasPrefix("session.json") }.map { name in
      name == "session.json" ? DeviceAccount.firstID : String(name.dropFirst(13))
    }
    return Set(ids.filter { ![AccountList.item, PendingSignOuts.name].contains($0) })
      .filter { !$0.contains(".") }
  }

  private enum Act: CaseIterable {
    case add, select, remove, removeOffline
  }

  private func perform(_ act: Act, _ run: Run) async {
    switch act {
    case .add:
      guard let account = try? run.clients.list.add() else { return }
      await run.clients.client(of: account.id).signIn()
    case .select: try? run.clients.list.select(other)
    case .remove, .removeOffline: try? await run.clients.remove(other)
    }
  }

  @Test(arguments: Act.allCases)
  private func killAfterAnyWriteKeepsEverySession(_ act: Act) async throws {
    var (steps, isOver) = (0, false)
    while !isOver {
      try begin()
      let first = run(
        killedAfter: steps, act == .removeOffline ? .fault(.offline) : heard)
      await perform(act, first)
      isOver = !first.life.isOver
      let place = "\(act), killed after \(steps) steps"
      #expect(try token(DeviceAccount.firstID) == "r1", "\(place)")
      clock.advance(by: PendingSignOut.longestTry)
      let second = run(heard)
      let listed = Set(second.clients.list.accounts.map(\.id))
      let leaving = Set(try second.clients.list.leaving())
      #expect(try sessions().isSubset(of: listed.union(leaving)), "\(place)")
      if !leaving.contains(other), listed.contains(other) {
        #expect(try token(other) == "r2", "\(place)")
      }
      let isRemoved = !listed.contains(other)
      for _ in 1...3 { await settle(second) }
      if isRemoved {
        #expect(try token(other) == nil, "\(place)")
        #expect(try second.clients.list.leaving().isEmpty, "\(place)")
        let told = (first.script.requests + second.script.requests).map(\.text)
        #expect(told.contains { $0.contains("r2") }, "the server knows: \(place)")
      }
      #expect(try token(DeviceAccount.firstID) == "r1", "\(place)")
      steps += 1
    }
    #expect(steps > 1)
  }

  /// Starts the app, and waits until all that is pending is told.
  private func settle(_ run: Run) async {
    await run.clients.start()
    let session = run.clients.client(of: other).session
    await until("pending attempts to end") { await !session.shared.isTellingSignOut }
    clock.advance(by: 5)
  }

  @Test func accountsHaveSeparateSessions() async throws {
    try begin()
    let run = run(heard)
    let (first, second) = (
      run.clients.client(of: DeviceAccount.firstID), run.clients.client(of: other)
    )
    await first.session.start()
    await second.session.start()
    #expect(run.clients.current === first)
    try run.clients.list.select(other)
    #expect(run.clients.current === second)
    #expect(await second.signOut().succeeded)
    #expect(first.session.state == .signedIn)
    #expect(second.session.state == .signedOut)
  }

  /// The server couldn't be notified. The next launch does that and deletes the rest of the account.
  @Test func offlineRemovalCompletesOnNextLaunch() async throws {
    try begin()
    let first = run(.fault(.offline))
    await #expect(throws: CallFailure<NoRefusal>.fault(.offline)) {
      try await first.clients.remove(other)
    }
    #expect(first.clients.list.accounts.map(\.id) == [DeviceAccount.firstID])
    #expect(try first.clients.list.leaving() == [other])
    #expect(try token(other) == nil)
    clock.advance(by: 5)
    let second = run(heard)
    for _ in 1...2 { await settle(second) }
    #expect(try second.clients.list.leaving().isEmpty)
    #expect(second.script.requests.map(\.text) == [#"{"token":"r2"}"#])
  }
}
