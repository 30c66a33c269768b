import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

@Suite("A keychain that outlives the app")
final class InstallMarkTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let plan = StoragePlan(Samples.named)
  private var file: URL { folder.appending(path: "support/mark.installed") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func mark(_ earlier: Bool? = false) -> InstallMark { .file(file) { earlier } }

  private func leftover() throws -> FakeKeychain { try .holding(Samples.session(1), plan) }

  @Test func firstLaunchAfterReinstallStartsSignedOut() throws {
    let keychain = try leftover()
    let store = Samples.store(plan, keychain, install: mark())
    #expect(try store.load() == nil)
    #expect(keychain.items.isEmpty)
    try store.save(Samples.session(2))
    #expect(try store.load() == Samples.session(2))
    #expect(try Samples.store(plan, keychain, install: mark()).load() == Samples.session(2))
  }

  @Test func signInBeforeFirstReadIsKept() throws {
    let store = Samples.store(plan, FakeKeychain(), install: mark())
    try store.save(Samples.session(2))
    #expect(try store.load() == Samples.session(2))
  }

  @Test func adoptedItemsOfEarlierInstallAreDeleted() throws {
    let keychain = FakeKeychain.holding(["access_token": "a"])
    let adopting = StoragePlan(Samples.named, adopting: [Samples.named])
    let store = Samples.store(adopting, keychain, install: mark())
    #expect(try store.load() == nil)
    #expect(keychain.items.isEmpty)
  }

  @Test func lockedDeviceIsNotTreatedAsNewInstall() throws {
    let keychain = try leftover()
    keychain.lock(.neverOpened)
    let store = Samples.store(plan, keychain, install: mark())
    #expect(throws: StoreFailure.locked) { try store.load() }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func withoutMarkStoredSessionIsKept() throws {
    #expect(try Samples.store(plan, try leftover()).load() == Samples.session(1))
  }

  /// Earlier versions kept the mark in preferences, which read as empty if the process starts too early.
  @Test(arguments: [true, nil])
  func appUpdateKeepsSession(_ earlier: Bool?) throws {
    let keychain = try leftover()
    #expect(try Samples.store(plan, keychain, install: mark(earlier)).load() == Samples.session(1))
    if earlier == true { #expect(mark().isSet() == true, "moved to the file") }
  }

  /// A file in place of the directory prevents reading and writing.
  @Test(arguments: ["support", "support/mark.installed.new"])
  func unreadableOrUnwritableMarkClearsNothing(_ obstacle: String) throws {
    let path = folder.appending(path: obstacle)
    try FileManager.default.createDirectory(
      at: obstacle == "support" ? folder : path, withIntermediateDirectories: true)
    if obstacle == "support" { try Data().write(to: path) }
    let store = Samples.store(plan, try leftover(), install: mark())
    #expect(mark().isSet() == nil)
    #expect(try store.load() == Samples.session(1))
    #expect(try store.load() == Samples.session(1))
  }
}

@Suite("Where the install mark is kept")
final class InstallMarkPlaceTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let suite = UUID().uuidString
  private let key = "authcontract.a.installed"

  deinit {
    try? FileManager.default.removeItem(at: folder)
    UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
  }

  private func write(_ content: [String: Any], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(
      fromPropertyList: content, format: .binary, options: 0)
    try data.write(to: file)
  }

  private func earlier(_ files: [URL]) throws -> EarlierMark {
    EarlierMark(preferences: try #require(UserDefaults(suiteName: suite)), key: key, files: files)
  }

  @Test func preferencesFileWinsOverStalePreferences() throws {
    let file = folder.appending(path: "app.plist")
    #expect(try earlier([file]).isSet == false, "a new install has no preferences")
    try write(["other": true], to: file)
    #expect(try earlier([file]).isSet == false)
    try write([key: true], to: file)
    #expect(try earlier([file]).isSet == true)
    #expect(try earlier([folder]).isSet == nil, "a folder can't be read")
    #expect(try earlier([folder, file]).isSet == true)
  }

  @Test func preferencesWorkWithoutFile() throws {
    let mark = try earlier([folder.appending(path: "none.plist")])
    mark.set()
    #expect(mark.isSet == true)
  }

  /// An extension has its own mark and would clear the app's session at its first load.
  @Test func sharedItemsNeedSharedMark() throws {
    var items = StoragePlan.Items(service: "a")
    items.accessGroup = "TEAM.shared"
    let shared = try #require(UserDefaults(suiteName: suite))
    #expect(InstallMark.ofApp(nil, sharedThrough: folder, of: items)?.isSet() == nil)
    #expect(InstallMark.ofApp(shared, sharedThrough: nil, of: items)?.isSet() == nil)
    let mark = try #require(InstallMark.ofApp(shared, sharedThrough: folder, of: items))
    #expect(mark.isSet() == false)
    mark.set()
    #expect(InstallMark.ofApp(shared, sharedThrough: folder, of: items)?.isSet() == true)
    items.service = "b"
    #expect(InstallMark.ofApp(shared, sharedThrough: folder, of: items)?.isSet() == false)
    shared.set(true, forKey: "authcontract.b.installed")
    #expect(InstallMark.ofApp(shared, sharedThrough: folder, of: items)?.isSet() == true)
  }

  @Test func groupPreferencesAreReadFromContainer() throws {
    try write([key: true], to: folder.appending(path: "Library/Preferences/group.a.plist"))
    var items = StoragePlan.Items(service: "a")
    items.accessGroup = "TEAM.shared"
    let stale = try #require(UserDefaults(suiteName: suite))
    #expect(InstallMark.ofApp(stale, sharedThrough: folder, of: items)?.isSet() == true)
  }
}
