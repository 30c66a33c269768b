import Foundation
import Testing

@testable import FileOutput

@Suite struct DiskTests {
  private let box = Sandbox()

  private func reason(_ work: () throws(DiskError) -> Void) -> DiskError.Reason? {
    do {
      try work()
      return nil
    } catch {
      return error.reason
    }
  }

  private func reading(_ name: String, limit: Int = 100) -> DiskError.Reason? {
    reason { () throws(DiskError) in _ = try Disk.read(box.full(name), limit: limit) }
  }

  @Test func filesAreReadUpToTheLimit() throws {
    try box.put("a", "0123456789")
    #expect(try Disk.read(box.full("a"), limit: 10) == Array("0123456789".utf8))
    #expect(reading("a", limit: 9) == .tooLarge(limit: 9))
    try box.put("empty", "")
    #expect(try Disk.read(box.full("empty"), limit: 0) == [])
    let large = String(repeating: "x", count: 3_000_000)
    try box.put("large", large)
    #expect(try Disk.read(box.full("large"), limit: 3_000_000).count == 3_000_000)
  }

  @Test func linksAreFollowed() throws {
    try box.put("real/a", "text")
    try box.link("alias", to: "real")
    #expect(try Disk.read(box.full("alias/a"), limit: 100) == Array("text".utf8))
    #expect(try Disk.list(box.full("alias")) == [Disk.DirectoryEntry(name: "a", kind: .file)])
    #expect(try Disk.kind(of: box.full("alias")) == .folder)
  }

  @Test func nonFilesAreNotRead() throws {
    try box.put("file", "x")
    try box.makeFolder("folder")
    try box.link("dangling", to: "nowhere")
    mkfifo(box.full("pipe"), 0o600)
    #expect(reading("folder") == .notFile && reading("pipe") == .notFile)
    #expect(reading("nothing") == .missing && reading("dangling") == .missing)
    #expect(reading("file/x") == .missing && reading("file\0") == .missing)
    #expect(reason { () throws(DiskError) in _ = try Disk.read("", limit: 1) } == .missing)
  }

  @Test func listingIsSortedByBytes() throws {
    for name in ["b", "B", "a.b", "a/x", "\u{E9}", "e\u{301}"] { try box.put("dir/" + name, "") }
    try box.link("dir/dangling", to: "nowhere")
    try box.link("dir/link", to: "a")
    mkfifo(box.full("dir/pipe"), 0o600)
    let found = try Disk.list(box.full("dir"))
    let names = found.map { Array($0.name.utf8) }
    #expect(names == names.sorted { $0.lexicographicallyPrecedes($1) })
    #if os(Linux)
      #expect(names.count == 9)
    #endif
    #expect(found.first { $0.name == "a" }?.kind == .folder)
    #expect(found.first { $0.name == "link" }?.kind == .folder)
    #expect(found.first { $0.name == "pipe" }?.kind == .other)
    #expect(found.contains(Disk.DirectoryEntry(name: "dangling", kind: nil)))
    #expect(
      reason { () throws(DiskError) in _ = try Disk.list(box.full("dir/b")) } == .notFolder)
    #expect(reason { () throws(DiskError) in _ = try Disk.list(box.full("no")) } == .missing)
  }

  @Test func nonTextNameIsError() throws {
    try box.makeFolder("dir")
    do {
      let name = TreePath(bytes: [0x61, 0xFF])
      try Folder.open(trusted: box.full("dir")).create(name, [], mode: nil)
    } catch {
      return  // Some file systems take no such names.
    }
    #expect(
      reason { () throws(DiskError) in _ = try Disk.list(box.full("dir")) }
        == .nameNotText("a\u{FFFD}"))
  }

  @Test func errorsAreDescribed() throws {
    try box.put("a", "0123456789")
    let path = box.full("a")
    let large = #expect(throws: DiskError.self) { try Disk.read(path, limit: 9) }
    #expect(large?.diagnostic.rule == "input-unreadable")
    #expect(large?.diagnostic.message == "`\(path)` is larger than 9 bytes")
    SystemCall.$fault.withValue({ action, _ in action == .read ? EIO : nil }) {
      let failed = #expect(throws: DiskError.self) { try Disk.read(path, limit: 100) }
      let message = "cannot read `\(path)`: the device reports an input or output error"
      #expect(failed?.diagnostic.message == message)
    }
  }

  @Test func inaccessibleFileIsNotMissing() throws {
    SystemCall.$fault.withValue({ action, _ in action == .inspect ? EACCES : nil }) {
      let failed = #expect(throws: DiskError.self) { try Disk.kind(of: box.full("a")) }
      if case .failed? = failed?.reason {} else { Issue.record("\(String(describing: failed))") }
    }
  }
}
