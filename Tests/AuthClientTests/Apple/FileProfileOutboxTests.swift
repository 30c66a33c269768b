import Foundation
import Testing

@testable import AuthClient
@testable import AuthApple

@Suite("Names and mails in files")
final class FileProfileOutboxTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private let profile = AppleProfile(userId: "000/../u 1", fullName: "Ann", email: "a@b.example")
  private lazy var outbox = FileProfileOutbox(folder: folder.appendingPathComponent("profiles"))

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var files: [URL] {
    let place = folder.appendingPathComponent("profiles")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.map { place.appendingPathComponent($0) }
  }

  @Test func keptProfileCanBeReadAndWiped() throws {
    #expect(try outbox.profile(of: profile.userId) == nil)
    try outbox.wipe(profile.userId)
    try outbox.keep(profile)
    let other = AppleProfile(userId: "2", fullName: "Bo")
    try outbox.keep(other)
    #expect(files.count == 2)
    #expect(
      try FileProfileOutbox(folder: folder.appendingPathComponent("profiles"))
        .profile(of: profile.userId) == profile)
    try outbox.wipe(profile.userId)
    #expect(try outbox.profile(of: profile.userId) == nil)
    #expect(try outbox.profile(of: "2") == other)
    #expect(files.count == 1)
  }

  @Test func filesAreReadableByOwnerOnly() throws {
    try outbox.keep(profile)
    for place in files + [folder.appendingPathComponent("profiles")] {
      let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
      #expect(try #require(mode as? NSNumber).intValue & 0o077 == 0)
    }
  }

  /// A kill during the write of a second profile leaves such a file.
  @Test func unfinishedWriteIsIgnored() throws {
    try outbox.keep(profile)
    let file = try #require(files.first)
    let unfinished = file.appendingPathExtension("unfinished")
    try Data("{".utf8).write(to: unfinished)
    #expect(try outbox.profile(of: profile.userId) == profile)
    try outbox.keep(profile)
    #expect(files == [file])
    try Data("{".utf8).write(to: unfinished)
    try outbox.wipe(profile.userId)
    #expect(files.isEmpty)
  }

  @Test(arguments: ["", "{", "{}", #"{"userId":"another"}"#])
  func damagedFileIsOverwritten(_ text: String) throws {
    try outbox.keep(profile)
    try Data(text.utf8).write(to: try #require(files.first))
    #expect(try outbox.profile(of: profile.userId) == nil)
    try outbox.keep(profile)
    #expect(try outbox.profile(of: profile.userId) == profile)
  }

  @Test func unreadableFileThrows() throws {
    try outbox.keep(profile)
    let file = try #require(files.first)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(throws: (any Error).self) { try outbox.profile(of: profile.userId) }
    #expect(throws: (any Error).self) { try outbox.keep(profile) }
  }
}
