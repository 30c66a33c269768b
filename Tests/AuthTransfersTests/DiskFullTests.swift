import AuthClient
import Foundation
import Primitives
import Testing

@testable import AuthTransfers

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct DiskFullTests {
  /// A disk that takes so many bytes.
  private static func disk(of size: Int) -> PartFile.Write {
    let written = Locked(0)
    return { descriptor, bytes in
      let room = written.use { size - $0 }
      guard room > 0 else {
        errno = ENOSPC
        return -1
      }
      let done = Foundation.write(descriptor, bytes.baseAddress, min(bytes.count, room))
      written.use { $0 += max(0, done) }
      return done
    }
  }

  @Test(arguments: [0, 1, 999])
  func fullDiskIsReportedAndLeavesNothing(_ room: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    try Data("old".utf8).write(to: file)
    do {
      let part = try PartFile(beside: file, write: Self.disk(of: room))
      let download = FileDownload(into: part, nil)
      let head = HTTPResponse(status: 200, headers: ["Content-Length": "1000"])
      download.begin(head)
      #expect(!download.receive(pattern(1000)))
      #expect(!download.receive(pattern(1)), "it accepts no more")
      #expect(throws: TransferFailure.file(.diskFull)) { try download.check(head, for: "GET") }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  #if os(Linux)
    /// A file system of a megabyte, where this process may mount one.
    private static let smallDisk: URL? = {
      let place = FileManager.default.temporaryDirectory.appending(
        path: "disk-\(UUID().uuidString)")
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let mounted = mount("tmpfs", place.path, "tmpfs", 0, "size=1m")
      return mounted == 0 ? place : nil
    }()

    @Test(.enabled(if: smallDisk != nil))
    func downloadReportsFullDisk() async throws {
      let disk = try #require(Self.smallDisk)
      defer {
        umount2(disk.path, 0)
        rmdir(disk.path)
      }
      let world = try TransferWorld { _, connection in
        connection.answer("200 OK", pattern(4 << 20))
      }
      defer { world.end() }
      let file = disk.appending(path: "file")
      let failure = await result { () throws(TransferFailure) in
        try await world.session.download(world.request(), to: file)
      }.failure
      #expect(failure == .file(.diskFull))
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    }
  #endif
}
