import Diagnostics
import Foundation
import Testing

@testable import FileOutput

/// Another writer acts in the middle of a run, at a moment that the test chooses.
@Suite struct RaceTests {
  private let box = Sandbox()
  private let one = FileSet.of(["a": "a1", "b": "b1", "d/c": "c1"])
  private let two = FileSet.of(["a": "a2", "b": "b1", "d/c": "c1"])

  /// Runs, with something happening just before the first call of a kind on a path that ends so.
  private func run(
    _ set: FileSet, before action: SystemAction, on suffix: String = "",
    _ act: @escaping @Sendable () -> Void
  ) -> Problems? {
    let once = Once(act)
    return SystemCall.$fault.withValue({
      if $0 == action, $1.hasSuffix(suffix) { once.act() }
      return nil
    }) {
      do throws(Problems) {
        try FileOutput.write(set, to: box.root())
        return nil
      } catch {
        return error
      }
    }
  }

  private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var action: (@Sendable () -> Void)?

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    func act() {
      let todo = lock.withLock { () -> (@Sendable () -> Void)? in
        defer { action = nil }
        return action
      }
      todo?()
    }
  }

  /// Each edit happens after the run has compared and before it exchanges the folders.
  @Test(arguments: [
    "edit", "sameSize", "editUnchanged", "replace", "retype", "add", "addFolder", "delete",
  ])
  func concurrentEditsAreKept(what: String) throws {
    try FileOutput.write(one, to: box.root())
    let problems = run(two, before: .exchange) { [box] in
      switch what {
      case "edit": try? box.put("Gen/Site/a", "edited now")
      case "sameSize": try? box.put("Gen/Site/a", "a9")
      case "editUnchanged": try? box.put("Gen/Site/b", "edited now")
      case "retype":
        try? box.remove("Gen/Site/b")
        try? box.makeFolder("Gen/Site/b")
      case "replace":
        try? box.remove("Gen/Site/d/c")
        try? box.put("Gen/Site/d/c", "replaced now")
      case "add": try? box.put("Gen/Site/d/new", "added now")
      case "addFolder": try? box.makeFolder("Gen/Site/new/in")
      default: try? box.remove("Gen/Site/b")
      }
    }
    #expect(problems?.diagnostics.map(\.rule) == ["output-changed-meanwhile"])
    let edits = ["edit": "edited now", "sameSize": "a9"]
    #expect(box.files()["a"] == edits[what, default: "a1"])
    switch what {
    case "editUnchanged": #expect(box.files()["b"] == "edited now")
    case "replace": #expect(box.files()["d/c"] == "replaced now")
    case "retype": #expect(box.tree()["b"] == "/")
    case "add": #expect(box.files()["d/new"] == "added now")
    case "addFolder": #expect(box.exists("Gen/Site/new/in"))
    case "delete": #expect(box.files()["b"] == nil)
    default: break
    }
    #expect(box.names("Gen") == ["Site"])
  }

  @Test func unrevertedExchangeReportsWhereEditIs() throws {
    try FileOutput.write(one, to: box.root())
    let exchanges = Counter()
    let problems = SystemCall.$fault.withValue({ [box] action, _ in
      guard action == .exchange else { return nil }
      if exchanges.next() == 2 { return EIO }
      try? box.put("Gen/Site/a", "edited now")
      return nil
    }) { #expect(throws: Problems.self) { try FileOutput.write(two, to: box.root()) } }
    let found = try #require(problems?.diagnostics.first)
    let staging = try #require(box.names("Gen").first { $0 != "Site" })
    #expect(found.rule == "output-changed-meanwhile" && found.why.contains(staging))
    #expect(box.text("Gen/\(staging)/a") == "edited now" && box.text("Gen/Site/a") == "a2")
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }

  /// The parent folder is replaced while the run waits for its lock.
  @Test func lockIsTakenOnCurrentFolder() throws {
    try FileOutput.write(one, to: box.root())
    let problems = run(two, before: .lock) { [box] in
      try? FileManager.default.moveItem(atPath: box.full("Gen"), toPath: box.full("Away"))
    }
    #expect(problems == nil)
    #expect(box.files()["a"] == "a2" && box.files("Away/Site")["a"] == "a1")
  }

  /// A folder becomes a link between check and use. Nothing is written through the link.
  @Test(arguments: ["Gen", "Gen/Site", "Gen/Site/d"])
  func folderReplacedByLinkIsNotFollowed(folder: String) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("outside/Site/keep", "outside")
    try box.put("outside/keep", "outside")
    let problems = run(two, before: .open, on: folder) { [box] in
      try? FileManager.default.moveItem(atPath: box.full(folder), toPath: box.full("away"))
      try? box.link(folder, to: box.full("outside"))
    }
    #expect(problems != nil)
    #expect(box.files("outside") == ["Site/keep": "outside", "keep": "outside"])
  }

  @Test func folderCreatedConcurrentlyIsKept() throws {
    let problems = run(one, before: .rename) { [box] in try? box.put("Gen/Site/mine", "mine") }
    #expect(problems?.diagnostics.first?.rule == "output-failed")
    #expect(box.files() == ["mine": "mine"] && box.names("Gen") == ["Site"])
  }
}
