import Diagnostics
import Foundation
import Testing

@testable import FileOutput

/// Every call to the system fails once: the tree is old or new, the words are clear, and the next
/// run puts everything right.
@Suite struct FaultTests {
  private let old = FileSet.of(["a": "a1", "d/b": "b1", "d/gone": "g1", "e/in/c": "c1", "x": "x1"])
  private let new = FileSet.of(["a": "a2", "d/b": "b1", "e/in/c": "c2", "x/y": "y2", "z": "z2"])

  /// Fails the n-th call and counts the calls.
  private final class Saboteur: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private(set) var failed: SystemAction?
    private let target: Int
    private let code: Int32

    init(_ target: Int, _ code: Int32) { (self.target, self.code) = (target, code) }

    func fault(_ action: SystemAction, _: String) -> Int32? {
      lock.withLock {
        count += 1
        guard count == target else { return nil }
        failed = action
        return code
      }
    }
  }

  private func prepared() throws -> Sandbox {
    let box = Sandbox()
    try FileOutput.write(old, to: box.root())
    try box.put("Gen/Site/d/mine", "mine")
    try box.link("Gen/Site/link", to: "nowhere")
    try box.makeFolder("Gen/Site/empty")
    return box
  }

  private func run(_ box: Sandbox, inPlace: Bool, _ saboteur: Saboteur) -> Problems? {
    SystemCall.$fault.withValue({ saboteur.fault($0, $1) }) {
      do throws(Problems) {
        try FileOutput.write(new, to: box.root(inPlace: inPlace))
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(arguments: [false, true])
  func anyFailingCallLeavesOldOrNewTree(first: Bool) throws {
    let model = try prepared()
    if first { try model.remove("Gen") }
    let oldTree = model.tree()
    try FileOutput.write(new, to: model.root())
    let newTree = model.tree()
    var number = 0
    while true {
      number += 1
      let box = try prepared()
      if first { try box.remove("Gen") }
      let saboteur = Saboteur(number, EIO)
      let problems = run(box, inPlace: false, saboteur)
      guard let action = saboteur.failed else { break }
      let place = "call \(number), to \(action.rawValue)"
      #expect(box.tree() == oldTree || box.tree() == newTree, "\(place)")
      check(problems, place, isNew: box.tree() == newTree)
      try FileOutput.write(new, to: box.root())
      #expect(box.tree() == newTree && box.names("Gen") == ["Site"], "\(place)")
    }
    #expect(number > 50)
  }

  /// A call whose failure changes nothing may pass in silence: only whether the folder may be given
  /// to its old owner is such a one, and it is not made here.
  private func check(_ problems: Problems?, _ place: String, isNew: Bool) {
    guard let found = problems?.diagnostics.first else {
      Issue.record("\(place): no word of it")
      return
    }
    #expect(found.severity == .error && !found.help.isEmpty && found.span == nil, "\(place)")
    #expect(found.rule == (isNew ? "output-leftover" : "output-failed"), "\(place)")
    #expect(found.message.contains("input or output error"), "\(place)")
    #expect(found.why.contains(isNew ? "new files are in place" : "as it was before"), "\(place)")
  }

  /// In place, a failure may leave a mixed tree, but the next run completes it, whatever its contract.
  @Test(arguments: [false, true])
  func anyFailingCallInPlaceIsRepairedByNextRun(otherContract: Bool) throws {
    let next = otherContract ? FileSet.of(["a": "a3", "x/y": "y3", "z": "z3", "n": "n3"]) : new
    let model = try prepared()
    try FileOutput.write(next, to: model.root())
    let nextTree = model.tree()
    var number = 0
    while true {
      number += 1
      let box = try prepared()
      let saboteur = Saboteur(number, ENOSPC)
      let problems = run(box, inPlace: true, saboteur)
      guard saboteur.failed != nil else { break }
      #expect(problems?.diagnostics.first?.rule == "output-failed", "call \(number)")
      try FileOutput.write(next, to: box.root(inPlace: number % 2 == 0))
      #expect(box.tree() == nextTree && box.names("Gen") == ["Site"], "call \(number)")
    }
    #expect(number > 60)
  }

  /// Two runs for two contracts fail in place one after the other. A third contract finds no edits.
  @Test(arguments: ["/a", "/d/b", "/x/y", "/z"], ["/a", "/d/b", "/x/y", "/z"])
  func twoFailedRunsInPlaceCauseNoConflicts(first: String, second: String) throws {
    let box = try prepared()
    for (stop, number) in [(first, 2), (second, 3)] {
      let files = FileSet.of([
        "a": "a\(number)", "d/b": "b\(number)", "x/y": "y\(number)", "z": "z\(number)",
      ])
      SystemCall.$fault.withValue({ action, path in
        action == .rename && path.hasSuffix(stop) ? EIO : nil
      }) {
        #expect(throws: Problems.self) { try FileOutput.write(files, to: box.root(inPlace: true)) }
      }
    }
    let last = FileSet.of(["a": "a4", "d/b": "b4", "x/y": "y4", "z": "z4"])
    try FileOutput.write(last, to: box.root())
    #expect(
      box.files() == [
        "a": "a4", "d/b": "b4", "x/y": "y4", "z": "z4", "d/mine": "mine", "link": "-> nowhere",
      ])
  }

  @Test func failedRunInPlaceLeavesNoTemporaryFiles() throws {
    let box = try prepared()
    SystemCall.$fault.withValue({ action, path in
      action == .rename && path.hasSuffix("/z") ? EIO : nil
    }) {
      #expect(throws: Problems.self) { try FileOutput.write(new, to: box.root(inPlace: true)) }
    }
    #expect(box.names("Gen/Site") == [".authgen.json", "a", "d", "e", "empty", "link", "x"])
  }

  @Test(arguments: [EINVAL, ENOSYS, EOPNOTSUPP, EXDEV])
  func missingExchangeIsRejected(code: Int32) throws {
    let box = try prepared()
    let before = box.tree()
    let found = refusal(box) { action, _ in action == .exchange ? code : nil }
    #expect(found?.rule == "output-not-atomic")
    #expect(found?.help.contains("--in-place") == true)
    #expect(box.tree() == before && box.names("Gen") == ["Site"])
    try SystemCall.$fault.withValue({ action, _ in action == .exchange ? code : nil }) {
      try FileOutput.write(new, to: box.root(inPlace: true))
    }
    #expect(box.files()["a"] == "a2")
  }

  private func refusal(
    _ box: Sandbox, _ fault: @escaping @Sendable (SystemAction, String) -> Int32?
  ) -> Diagnostic? {
    SystemCall.$fault.withValue(fault) {
      #expect(throws: Problems.self) { try FileOutput.write(new, to: box.root()) }?
        .diagnostics.first
    }
  }

  @Test func firstRunNeedsNoExchange() throws {
    let box = Sandbox()
    let calls = Saboteur(0, 0)
    try SystemCall.$fault.withValue({ action, path in
      _ = calls.fault(action, path)
      return action == .exchange ? EINVAL : nil
    }) {
      try FileOutput.write(new, to: box.root())
    }
    #expect(box.files().count == 5)
  }

  @Test func missingLocksAreRejectedUnlessInPlace() throws {
    let box = try prepared()
    #expect(
      refusal(box) { action, _ in action == .lock ? ENOLCK : nil }?.rule == "output-not-atomic")
    try SystemCall.$fault.withValue({ action, _ in action == .lock ? ENOLCK : nil }) {
      #expect(try !FileOutput.compare(new, with: box.root()).differences.isEmpty)
      try box.put("Gen/Site/.authgen-\(ProcessInfo.processInfo.processIdentifier)-0", "other run's")
      try FileOutput.write(new, to: box.root(inPlace: true))
    }
    #expect(box.files()["a"] == "a2" && box.files()["x/y"] == "y2")
  }

  @Test func unlinkableFilesAreRewritten() throws {
    let box = try prepared()
    box.setMode("Gen/Site/d/b", 0o640)
    let inode = box.inode("Gen/Site/d/b")
    try SystemCall.$fault.withValue({ action, path in
      action == .link && path.hasSuffix("/b") ? EPERM : nil
    }) { try FileOutput.write(new, to: box.root()) }
    #expect(box.files()["d/b"] == "b1" && box.inode("Gen/Site/d/b") != inode)
    #expect(box.mode("Gen/Site/d/b") == 0o640)
  }

  @Test func unlinkableSymbolicLinksAreRecreated() throws {
    let box = try prepared()
    try SystemCall.$fault.withValue({ action, path in
      action == .link && path.hasSuffix("/link") ? ENOTSUP : nil
    }) { try FileOutput.write(new, to: box.root()) }
    #expect(box.files()["link"] == "-> nowhere")
  }

  @Test func unlinkableForeignFilesStopRun() throws {
    let box = try prepared()
    let before = box.tree()
    let found = refusal(box) { action, path in
      action == .link && path.hasSuffix("/mine") ? EPERM : nil
    }
    #expect(found?.rule == "output-not-atomic")
    #expect(found?.message.contains("Gen/Site/d/mine") == true)
    #expect(box.tree() == before && box.names("Gen") == ["Site"])
  }

  @Test(
    arguments: [
      (ENOSPC, "the disk is full", "space"), (EIO, "input or output error", "disk"),
      (EACCES, "permission is denied", "right"), (EROFS, "read-only", "can be written"),
      (EDQUOT, "quota", "space"), (ENAMETOOLONG, "too long", "shorter"), (EMFILE, "open", "limit"),
    ] as [(Int32, String, String)])
  func failureNamesReasonAndFix(code: Int32, reason: String, help: String) throws {
    let box = try prepared()
    let found = refusal(box) { action, path in
      action == .write && path.hasSuffix("/z") ? code : nil
    }
    #expect(found?.message.hasPrefix("cannot write `Gen/Site/z`: ") == true)
    #expect(found?.message.contains(reason) == true && found?.help.contains(help) == true)
  }

  @Test func everyActionHasVerb() {
    let verbs = SystemAction.allCases.map(\.rawValue)
    #expect(verbs.contains("set the permissions of") && Set(verbs).count == verbs.count)
  }
}
