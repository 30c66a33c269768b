import Foundation
import Testing

@testable import FileOutput

/// Whatever somebody does to a file or an output folder changes its trace, and nothing else does.
@Suite struct FileTraceTests {
  private let box = Sandbox()

  private func output(_ path: String) -> FileTrace? {
    var trace = FileTrace()
    return trace.add(output: box.full(path)) ? trace : nil
  }

  private func input(_ path: String) -> String? {
    var trace = FileTrace()
    return trace.add(input: box.full(path)) ? trace.hash : nil
  }

  /// The size and the time of the file stay as they were: only the system's own time of the change tells. Some systems
  /// give changes within a few milliseconds the same one.
  private func editUnseen(_ name: String) throws {
    let before = try #require(try Folder.current.status(TreePath(box.full(name))))
    let times = try FileManager.default.attributesOfItem(atPath: box.full(name))
    let text = String(try #require(box.text(name)).reversed())
    repeat {
      try box.put(name, text)
      try FileManager.default.setAttributes(
        [.modificationDate: times[.modificationDate] as Any], ofItemAtPath: box.full(name))
    } while try Folder.current.status(TreePath(box.full(name)))?.changed == before.changed
  }

  enum Change: CaseIterable {
    case edited, lost, new, empty, folder, renamed, permissions, linked
  }

  @Test(arguments: Change.allCases)
  func outputChangeIsDetected(_ change: Change) throws {
    try FileOutput.write(.of(["a": "a1\n", "in/b": "b1\n"]), to: box.root())
    let before = try #require(output("Gen/Site"))
    #expect(output("Gen/Site")?.hash == before.hash)
    switch change {
    case .edited: try editUnseen("Gen/Site/in/b")
    case .lost: try box.remove("Gen/Site/a")
    case .new: try box.put("Gen/Site/in/c", "c")
    case .empty: try box.makeFolder("Gen/Site/d")
    case .folder:
      try FileManager.default.moveItem(atPath: box.full("Gen"), toPath: box.full("Other"))
      try box.link("Gen", to: "Other")
    case .renamed:
      try FileManager.default.moveItem(
        atPath: box.full("Gen/Site/a"), toPath: box.full("Gen/Site/e"))
    case .permissions:
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: box.full("Gen/Site/a"))
    case .linked:
      try FileManager.default.moveItem(
        atPath: box.full("Gen/Site"), toPath: box.full("Gen/Moved"))
      try box.link("Gen/Site", to: "Moved")
    }
    let after = output("Gen/Site")
    // A link above a folder outside the project is its owner's business.
    #expect((after?.hash == before.hash) == (change == .folder))
  }

  @Test func killedRunLeavesNoTrace() throws {
    try FileOutput.write(.of(["a": "a1\n"]), to: box.root())
    try box.put("Gen/.Site.authgen-1-0/z", "of a killed run")
    #expect(output("Gen/Site") == nil)
    #expect(output("Gen/Nowhere") == nil)
  }

  @Test func inputChangeIsDetected() throws {
    try box.put("one", "12")
    try box.put("two", "12")
    try box.link("link", to: "one")
    let (file, link, missing) = (input("one"), input("link"), input("three"))
    #expect(file == input("one") && link == input("link") && missing == input("three"))
    try box.remove("link")
    try box.link("link", to: "two")
    #expect(input("link") != link)
    try editUnseen("one")
    #expect(input("one") != file)
    try box.put("three", "")
    #expect(input("three") != missing)
  }

  @Test func folderContentIsItsNames() throws {
    try box.put("contract/one.yaml", "")
    let before = input("contract")
    try box.put("contract/two.yaml", "")
    #expect(input("contract") != before)
  }

  /// Two changes within one tick have the same time.
  @Test func recentChangesAreNotSettled() throws {
    try FileOutput.write(.of(["a": "a1\n"]), to: box.root())
    let now = Int64(Date().timeIntervalSince1970)
    let trace = try #require(output("Gen/Site"))
    #expect(!trace.isSettled(at: now - 60))
    #expect(trace.isSettled(at: now + 60))
  }
}
