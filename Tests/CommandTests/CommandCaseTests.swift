import CaseFolders
import Foundation
import Testing

@Suite struct CommandCaseTests {
  static let cases = CaseFolder.all(in: "cli")

  /// Runs `authgen` in a copy of the case's `project` folder.
  @Test(arguments: cases)
  func outputAndStatusMatchTranscript(_ example: CaseFolder) throws {
    let project = try TemporaryProject(of: example)
    defer { project.remove() }
    let words = try #require(example.text("arguments.txt")).split(separator: "\n").map(String.init)
    let report = try Authgen.run(words, in: project.folder)
    let transcript = """
      exit \(report.status)
      --- output
      \(report.output)--- errors
      \(report.errors)
      """
    try example.check(transcript, against: "transcript.txt")
  }

  @Test func oversizedContractIsRejected() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    try project.write(String(repeating: "#", count: 16_777_217), to: "large.yaml")
    let report = try Authgen.run(["lint", "large.yaml"], in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("`large.yaml` is larger than 16777216 bytes"))
  }
}

/// A folder for one test.
struct TemporaryProject {
  let folder: URL

  /// With the files of a case's folder `project`.
  init(of example: CaseFolder? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "authgen-\(UUID().uuidString)")
    try example?.copy("project", to: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// One with the contract of Longde in it.
  static func withLongde() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try FileManager.default.createDirectory(
      at: project.file("contract"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "contract/longde.yaml"),
      to: project.file("contract/longde.yaml"))
    return project
  }

  func file(_ path: String) -> URL { folder.appending(path: path) }

  func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: file(path))
  }

  /// Every file with its bytes, and when it was last written.
  func snapshot(of path: String) throws -> [String: String] {
    let base = file(path).path
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.sorted().map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(base)/\(name)")
        let number = attributes[.systemFileNumber].map { "\($0)" } ?? ""
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let content = FileManager.default.contents(atPath: "\(base)/\(name)") ?? Data()
        return (name, "\(number) \(date) \(content.base64EncodedString())")
      })
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
