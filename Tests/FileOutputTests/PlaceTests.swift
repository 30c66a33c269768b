import Diagnostics
import Testing

@testable import FileOutput

/// The places where an output folder may be.
@Suite struct PlaceTests {
  private let box = Sandbox()
  private let set = FileSet.of(["a.swift": "a"])

  private func refusal(_ root: OutputRoot) throws -> Diagnostic {
    let before = box.fingerprint()
    let problems = #expect(throws: Problems.self) { try FileOutput.write(set, to: root) }
    #expect(box.fingerprint() == before)
    let found = try #require(problems).diagnostics
    #expect(found.count == 1)
    return found[0]
  }

  @Test(arguments: ["Gen/Site", "Gen/Site/Deep/Deeper", "Gen/Other"])
  func linksInPathAreRejected(path: String) throws {
    try box.makeFolder("outside")
    if path == "Gen/Other" {
      try box.link("Gen", to: "outside")
    } else {
      try box.makeFolder("Gen")
      try box.link("Gen/Site", to: "../outside")
    }
    let found = try refusal(box.root(path))
    #expect(found.rule == "output-symlink")
    #expect(found.help.contains("--in-place"))
    #expect(throws: Problems.self) { try FileOutput.compare(set, with: box.root(path)) }
  }

  @Test func danglingLinksAreRejected() throws {
    try box.link("Gen", to: "nowhere")
    #expect(try refusal(box.root()).rule == "output-symlink")
    #expect(try refusal(box.root("Gen")).rule == "output-symlink")
  }

  @Test func inPlaceFollowsLinks() throws {
    try box.makeFolder("outside/real")
    try box.link("Gen", to: "outside")
    try box.link("outside/Site", to: "real")
    try FileOutput.write(set, to: box.root(inPlace: true))
    #expect(box.files("outside/real") == ["a.swift": "a"])
    #expect(try FileOutput.compare(set, with: box.root(inPlace: true)).differences.isEmpty)
  }

  @Test func linksAboveBaseAreAllowed() throws {
    try box.makeFolder("real")
    try box.link("alias", to: "real")
    let root = OutputRoot("Gen/Site", under: box.full("alias"), generator: "authgen 1")
    try FileOutput.write(set, to: root)
    #expect(box.files("real/Gen/Site") == ["a.swift": "a"])
  }

  /// Missing folders are created, as below the base, but not by a comparison.
  @Test(arguments: ["new", "new/deep/Site", "old/new/Site"])
  func folderOutsideBaseIsCreated(path: String) throws {
    try box.makeFolder("base")
    try box.makeFolder("old")
    let root = OutputRoot(box.full(path), under: box.full("base"), generator: "authgen 1")
    #expect(try !FileOutput.compare(set, with: root).differences.isEmpty)
    #expect(!box.exists(path), "a comparison creates nothing")
    try FileOutput.write(set, to: root)
    #expect(box.files(path) == ["a.swift": "a"])
    #expect(try FileOutput.compare(set, with: root).differences.isEmpty)
  }

  @Test func danglingLinkOutsideBaseIsRejected() throws {
    try box.makeFolder("base")
    try box.link("alias", to: "nowhere")
    let root = OutputRoot(
      box.full("alias/deep/Site"), under: box.full("base"), generator: "authgen 1")
    #expect(try refusal(root).rule == "output-symlink")
    let climbing = OutputRoot(
      box.full("nowhere/../Site"), under: box.full("base"), generator: "authgen 1")
    #expect(throws: Problems.self) { try FileOutput.write(set, to: climbing) }
  }

  @Test func pathOutsideBaseMayContainLinks() throws {
    try box.makeFolder("real")
    try box.link("alias", to: "real")
    let path = box.full("alias/Site")
    try FileOutput.write(set, to: OutputRoot(path, under: "/elsewhere", generator: "authgen 1"))
    #expect(box.files("real/Site") == ["a.swift": "a"])
    try box.link("link", to: "real/Site")
    let link = OutputRoot(box.full("link"), under: "/elsewhere", generator: "authgen 1")
    #expect(try refusal(link).rule == "output-symlink")
  }

  @Test func pathMayContainDotDot() throws {
    try box.makeFolder("project")
    let root = OutputRoot("../Gen", under: box.full("project"), generator: "authgen 1")
    try FileOutput.write(set, to: root)
    #expect(box.files("Gen") == ["a.swift": "a"])
  }

  @Test func fileInPathIsRejected() throws {
    try box.put("file", "x")
    for path in ["file", "file/Site"] {
      let found = try refusal(box.root(path))
      #expect(found.rule == "output-not-folder" && found.message.contains("/file` is not a folder"))
    }
  }

  @Test(arguments: [".", "..", "Gen/.."])
  func pathWithoutNameRequiresInPlace(path: String) throws {
    try box.makeFolder("Gen")
    let found = try refusal(box.root(path))
    #expect(found.rule == "output-not-atomic" && found.help.contains("--in-place"))
  }

  @Test func pathWithoutNameCanBeWrittenInPlace() throws {
    let root = OutputRoot(".", under: box.full("Gen"), generator: "authgen 1")
    try box.makeFolder("Gen")
    var inPlace = root
    inPlace.inPlace = true
    try FileOutput.write(set, to: inPlace)
    #expect(box.files("Gen") == ["a.swift": "a"])
    #expect(try FileOutput.compare(set, with: root).differences.isEmpty)
  }

  @Test func emptyPathIsRejected() throws {
    #expect(try refusal(box.root("")).rule == "output-bad-path")
    #expect(try refusal(box.root("a\0b")).rule == "output-bad-path")
  }

  /// Tests the check directly: a run that missed it would replace the checkout.
  @Test(arguments: [".", ".."])
  func currentFolderAndItsAncestorsAreRejected(path: String) throws {
    let folder = try Folder.open(trusted: path)
    let place = OutputPlace(
      root: box.root(), parent: try folder.folder(TreePath("..")), name: TreePath("x"),
      folder: folder, isLocked: true)
    let found = rules { () throws(OutputError) in try RootChecks.check(place) }
    #expect(found == ["output-not-atomic"])
    let other = OutputPlace(
      root: box.root(), parent: try Folder.open(trusted: box.path), name: TreePath("x"),
      folder: try Folder.open(trusted: box.path), isLocked: true)
    try RootChecks.check(other)
  }

  #if os(Linux)
    /// Tests the check directly, for the same reason.
    @Test func mountPointsAreRejected() throws {
      let top = try Folder.open(trusted: "/")
      let place = OutputPlace(
        root: box.root(), parent: top, name: TreePath("proc"),
        folder: try top.folder(TreePath("proc")), isLocked: true)
      let found = rules { () throws(OutputError) in try RootChecks.check(place) }
      #expect(found == ["output-not-atomic"])
      let own = try Folder.open(trusted: box.path)
      #expect(try !own.ownStatus().isMount(under: top.ownStatus()))
    }

    private static var hasMountInDev: Bool {
      guard let dev = try? Folder.open(trusted: "/dev") else { return false }
      return (try? Snapshot(of: dev).mounts.isEmpty) == false
    }

    /// Tests the step directly, on a tree that contains a mount, as `/dev` does on most systems.
    @Test(.enabled(if: hasMountInDev)) func nestedMountsAreRejectedBeforeWriting() throws {
      let dev = try Snapshot(of: Folder.open(trusted: "/dev"))
      let old = OldTree(folder: nil, snapshot: dev, record: .none)
      let parent = try Folder.open(trusted: box.path)
      let place = OutputPlace(
        root: box.root(), parent: parent, name: TreePath("x"), folder: nil, isLocked: true)
      let plan = Plan(manifest: Manifest(generator: ""))
      let found = rules { () throws(OutputError) in
        try Staging.apply(plan, over: old, at: place, named: TreePath("x"))
      }
      #expect(found == ["output-not-atomic"] && box.names(".") == [])
    }
  #endif

  private func rules(_ work: () throws(OutputError) -> Void) -> [String] {
    do {
      try work()
      return []
    } catch {
      guard case .refused(let diagnostics) = error else { return ["a fault"] }
      return diagnostics.map(\.rule)
    }
  }

  @Test func failedRunLeavesNoParentFolders() throws {
    let root = box.root("New/Deep/Site")
    SystemCall.$fault.withValue({ action, _ in action == .exchange || action == .rename ? 5 : nil })
    {
      #expect(throws: Problems.self) { try FileOutput.write(set, to: root) }
    }
    #expect(box.names(".") == [])
  }
}
