import AuthClient
import Foundation
import Testing

@testable import AuthTransfers

@Suite struct PartFileTests {
  /// A piece may arrive after its transfer was cancelled.
  @Test func bytesAfterEndAreDropped() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    let part = try PartFile(beside: file)
    try part.append(Data("whole".utf8))
    try part.moveIntoPlace()
    try part.append(Data("late".utf8))
    part.remove()
    #expect(try Data(contentsOf: file) == Data("whole".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test(arguments: [ENOSPC, EDQUOT, EFBIG])
  func mapsErrorCodesToFullDisk(_ code: Int32) {
    #expect(FileProblem(code: code) == .diskFull)
  }

  @Test(
    arguments: [
      ("gzip", "10", nil), ("identity", "10", 10), (nil, "10", 10), (nil, "-1", nil),
      (nil, "ten", nil), (nil, nil, nil),
    ] as [(String?, String?, Int64?)])
  func onlyPlainBodyAnnouncesItsLength(_ coding: String?, _ length: String?, _ bytes: Int64?) {
    var headers: HTTPHeaders = [:]
    headers["content-encoding"] = coding
    headers["content-length"] = length
    #expect(HTTPResponse(status: 200, headers: headers).announcedLength == bytes)
  }
}
