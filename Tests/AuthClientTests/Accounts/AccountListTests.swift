import Foundation
import Testing

@testable import AuthAccounts
@testable import AuthClient

@Suite("The list of accounts on a device")
struct AccountListTests {
  private let places = AccountPlaces.memory()

  @Test func startsWithOneDefaultAccount() throws {
    let list = AccountList(places)
    #expect(list.accounts.map(\.id) == [DeviceAccount.firstID])
    #expect(list.current?.id == DeviceAccount.firstID)
    #expect(try places.list.item(AccountList.item) == nil, "reading writes nothing")
  }

  @Test func accountsSurviveRelaunch() throws {
    let list = AccountList(places)
    let work = try list.add(name: "work")
    let home = try list.add(name: "home", asCurrent: false)
    try list.rename(DeviceAccount.firstID, "old")
    let next = AccountList(places)
    #expect(next.accounts.map(\.name) == ["old", "work", "home"])
    #expect(next.current == work)
    try next.select(home.id)
    try next.select("none")
    #expect(next.current == home)
    #expect(list.current == work)
    try list.reload()
    #expect(list.current == home)
  }

  @Test func reloadsWhenAppReturns() async throws {
    let center = NotificationCenter()
    let list = AccountList(places, returning: center)
    let work = try AccountList(places).add(name: "work")
    center.post(
      name: Notification.Name("UIApplicationProtectedDataDidBecomeAvailable"), object: nil)
    await until("the account in the list") { list.current == work }
  }

  @Test func publishesEachChange() async throws {
    let list = AccountList(places)
    var changes = list.changes.makeAsyncIterator()
    #expect(await changes.next()?.accounts.count == 1)
    let added = try list.add()
    try list.select(added.id)
    #expect(await changes.next()?.current == added)
    try list.beginRemoval(added.id)
    #expect(await changes.next()?.current?.id == DeviceAccount.firstID)
  }

  @Test func unreadableListIsLeftUntouched() throws {
    let other = Data("other".utf8)
    _ = try places.list.replaceItem(AccountList.item, with: other) { _ in true }
    let list = AccountList(places)
    #expect(list.accounts.isEmpty)
    #expect(throws: StoreFailure.damaged) { try list.add() }
    #expect(throws: StoreFailure.damaged) { try list.reload() }
    #expect(try places.list.item(AccountList.item) == other)
  }

  /// Several processes add to one list.
  @Test func concurrentAddsLoseNoAccount() async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString)/session.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let list = AccountList(.files(file))
          var added = 0
          while added < 5 { if (try? list.add()) != nil { added += 1 } }
        }
      }
    }
    #expect(AccountList(.files(file)).accounts.count == 21)
  }

  @Test func firstAccountKeepsSingleAccountLocation() {
    var plan = StoragePlan(Samples.named, previous: [Samples.one], adopting: [Samples.named])
    #expect(plan.forAccount(DeviceAccount.firstID) == plan)
    let other = plan.forAccount("x")
    plan.adopting = []
    plan.items.service += ".x"
    plan.previous[0].service += ".x"
    #expect(other == plan)
  }

  @Test func printingHidesAccountName() throws {
    let account = try AccountList(places).add(name: "li@example.org")
    #expect(!views(of: account).contains("example"))
  }
}
