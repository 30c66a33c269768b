import Foundation
import Testing

@testable import AuthClient
@testable import AuthFiles

@Suite("The file store")
struct FileStoreTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: URL { root.appending(path: "deep/er/session.json") }
  private var temporary: URL { unfinished(by: getpid()) }
  private var store: FileStore { FileStore(file) }

  private func unfinished(by process: pid_t) -> URL {
    root.appending(path: "deep/er/.session.json.\(process).new")
  }

  private func inRoot(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body()
  }

  private func mode(_ url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  private func failure(_ body: () throws -> Void) -> StoreFailure? {
    do { try body() } catch { return error as? StoreFailure }
    return nil
  }

  @Test func savedSessionIsLoaded() throws {
    try inRoot {
      #expect(try store.load() == nil)
      for session in [Samples.session(1), Samples.session(2, ["refresh"])] {
        try store.save(session)
        #expect(try store.load() == session)
      }
      try store.clear()
      #expect(try store.load() == nil)
      try store.clear()
      let left = try FileManager.default.contentsOfDirectory(
        atPath: file.deletingLastPathComponent().path)
      #expect(left == [".session.json.lock"])
    }
  }

  @Test func fileIsReadableByOwnerOnly() throws {
    try inRoot {
      let old = umask(0)
      defer { umask(old) }
      try store.save(Samples.session(1))
      #expect(try mode(file) == 0o600)
      #expect(try mode(root.appending(path: "deep/er")) == 0o700)
      #expect(try mode(root.appending(path: "deep")) == 0o700)
    }
  }

  @Test func loosePermissionsAreTightenedOnSave() throws {
    try inRoot {
      try store.save(Samples.session(1))
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      try store.save(Samples.session(2))
      #expect(try mode(file) == 0o600)
    }
  }

  /// Two processes, such as two commands of one tool, save at once with separate temporary files. The other one
  /// is the parent of this test.
  @Test func temporaryFileOfOtherProcessIsKept() throws {
    try inRoot {
      try store.save(Samples.session(1))
      let theirs = unfinished(by: getppid())
      try Data("half".utf8).write(to: theirs)
      try store.save(Samples.session(2))
      try store.clear()
      #expect(try Data(contentsOf: theirs) == Data("half".utf8))
    }
  }

  /// No process has this id.
  @Test func temporaryFileOfKilledProcessIsRemoved() throws {
    try inRoot {
      try store.save(Samples.session(1))
      let theirs = unfinished(by: .max)
      let others = [
        ".session.json.x.new", ".session.json.-1.new", ".session.json.0\(pid_t.max).new",
        ".other.json.\(pid_t.max).new", "session.json.\(pid_t.max).new",
      ].map { theirs.deletingLastPathComponent().appending(path: $0) }
      for left in others + [theirs] { try Data("half".utf8).write(to: left) }
      try store.save(Samples.session(2))
      #expect(!FileManager.default.fileExists(atPath: theirs.path))
      try Data("half".utf8).write(to: theirs)
      try store.clear()
      #expect(!FileManager.default.fileExists(atPath: theirs.path))
      for other in others { #expect(FileManager.default.fileExists(atPath: other.path)) }
    }
  }

  /// A reader that has the old file open still reads all of it.
  @Test func saveReplacesFileAtomically() throws {
    try inRoot {
      try store.save(Samples.session(1))
      let before = try Data(contentsOf: file)
      let reader = try FileHandle(forReadingFrom: file)
      try store.save(Samples.session(2, ["refresh"]))
      #expect(try reader.readToEnd() == before)
    }
  }

  @Test func interruptedSaveChangesNothing() throws {
    try inRoot {
      try store.save(Samples.session(1))
      try Data("half".utf8).write(to: temporary)
      #expect(try store.load() == Samples.session(1))
      try store.save(Samples.session(2))
      #expect(try store.load() == Samples.session(2))
      #expect(!FileManager.default.fileExists(atPath: temporary.path))
    }
  }

  @Test func failedSaveChangesNothing() throws {
    try inRoot {
      try store.save(Samples.session(1))
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
      #expect(failure { try store.save(Samples.session(2)) } == .system(EEXIST))
      #expect(try store.load() == Samples.session(1))
    }
  }

  @Test func signOutRemovesTemporaryFile() throws {
    try inRoot {
      try store.save(Samples.session(1))
      try Data("half".utf8).write(to: temporary)
      try store.clear()
      #expect(!FileManager.default.fileExists(atPath: temporary.path))
    }
  }

  /// A directory of that name can't be removed, just like another user's file in a sticky directory.
  @Test func unremovableTemporaryFileDoesNotBlockSignOut() throws {
    try inRoot {
      try store.save(Samples.session(1))
      for left in [unfinished(by: .max), temporary] {
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: false)
      }
      try store.clear()
      #expect(try store.load() == nil)
      try store.clear()
    }
  }

  #if os(Linux)
    /// Not even root can remove this file.
    @Test func unremovableSessionIsReported() throws {
      let store = FileStore(URL(fileURLWithPath: "/proc/self/status"))
      let failure = try #require(failure { try store.clear() })
      #expect([.system(EPERM), .system(EACCES)].contains(failure))
    }
  #endif

  @Test func symbolicLinkIsRejected() throws {
    try inRoot {
      let target = root.appending(path: "elsewhere")
      try FileStore(target).save(Samples.session(1))
      let content = try Data(contentsOf: target)
      let link = root.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      let store = FileStore(link)
      #expect(failure { _ = try store.load() } == .notAFile)
      #expect(failure { try store.save(Samples.session(2)) } == .notAFile)
      #expect(failure { try store.clear() } == .notAFile)
      #expect(try Data(contentsOf: target) == content)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }
  }

  @Test func linkAtTemporaryPathIsNotFollowed() throws {
    try inRoot {
      try store.save(Samples.session(1))
      let target = root.appending(path: "elsewhere")
      try Data("theirs".utf8).write(to: target)
      try FileManager.default.createSymbolicLink(at: temporary, withDestinationURL: target)
      try store.save(Samples.session(2))
      #expect(try Data(contentsOf: target) == Data("theirs".utf8))
      #expect(try store.load() == Samples.session(2))
    }
  }

  @Test func directoryIsRejected() throws {
    try inRoot {
      let store = FileStore(root)
      #expect(failure { _ = try store.load() } == .notAFile)
      #expect(failure { try store.save(Samples.session(2)) } == .notAFile)
      #expect(failure { try store.clear() } == .notAFile)
    }
  }

  @Test func pipeIsRejectedWithoutBlocking() throws {
    try inRoot {
      let pipe = root.appending(path: "pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(failure { _ = try FileStore(pipe).load() } == .notAFile)
    }
  }

  @Test(arguments: ["", "{", #"{"tokens":1}"#, "\u{0}"])
  func damagedFileIsReportedAndKept(_ text: String) throws {
    try inRoot {
      try store.save(Samples.session(1))
      try Data(text.utf8).write(to: file)
      #expect(failure { _ = try store.load() } == .damaged)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
      try store.save(Samples.session(2))
      #expect(try store.load() == Samples.session(2), "a sign-in replaces it")
    }
  }

  @Test func oversizedFileIsDamaged() throws {
    try inRoot {
      try store.save(Samples.session(1))
      try Data(count: 3 << 20).write(to: file)
      #expect(failure { _ = try store.load() } == .damaged)
    }
  }

  @Test func fileInPlaceOfDirectoryIsReported() throws {
    try inRoot {
      try Data().write(to: root.appending(path: "deep"))
      #expect(failure { _ = try store.load() } == .system(ENOTDIR))
      #expect(failure { try store.save(Samples.session(2)) } == .system(ENOTDIR))
    }
  }

  @Test func existingDirectoryKeepsItsMode() throws {
    try inRoot {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root.path)
      try FileStore(root.appending(path: "session")).save(Samples.session(1))
      #expect(try mode(root) == 0o755)
    }
  }
}
