import CaseFolders
import Foundation
import Testing

/// `Proofs/mutants` makes small changes of a source, in three languages.
@Suite struct MutantsTests {
  private static func list(_ file: String, _ text: String, _ words: String...) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "mutants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Sources/Runtime/Trial/\(file)")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: source)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Proofs"),
      withDestinationURL: Checkout.root.appending(path: "Proofs"))
    let report = try Shell.run(
      ["python3", "-B", "Proofs/mutants", "--list"] + words + ["Trial"],
      in: folder)
    #expect(report.status == 0, "\(report.errors)")
    return report.output.split(separator: "\n")
      .map { $0.replacing("Sources/Runtime/Trial/\(file):", with: "") }.sorted()
  }

  /// Comments and texts stay as they are, and an operator is changed within its whole expression.
  @Test func everyKindOfChangeIsMade() throws {
    let swift = """
      func holds(_ count: Int) -> Bool {
        guard count > 10, isOpen else { return false }  // a > b
        note("1 + \\(count + 1)")
        last = count
        return isNear
          && !isOver
      }
      """
    for (kind, mutants) in [
      (
        "operator",
        [
          "2 operator: count > 10 => count >= 10",
          "5 operator: isNear && !isOver => isNear || !isOver",
        ]
      ),
      ("less", ["2 less: 10 => 10 - 1"]),
      ("flipped", ["2 flipped: false => true"]),
      ("negated", ["2 negated: count > 10 => !(count > 10)", "2 negated: isOpen => !(isOpen)"]),
      ("assumed", ["2 assumed: count > 10 => true", "2 assumed: isOpen => true"]),
      ("dropped", ["3 dropped: note(\"1 + \\(count + 1)\") =>"]),
      ("unassigned", ["4 unassigned: last = count =>"]),
      ("returned", ["2 returned: => return false"]),
    ] {
      #expect(try Self.list("Trial.swift", swift, "--kind", kind) == mutants)
    }
  }

  @Test func theOtherLanguagesHaveTheirOwnForms() throws {
    let python = """
      def holds(self, count) -> bool:
          if count == 3 and self.open:
              raise Over("or")
          self.last = count
      """
    #expect(
      try Self.list("trial.py", python, "--kind", "operator", "--kind", "unassigned") == [
        "2 operator: == => !=", "2 operator: and => or", "4 unassigned: self.last = count => pass",
      ])
    let script = """
      function holds(count: number): boolean {
        if (count === 3) throw new Error(`no ${count + 1}`);
        return true;
      }
      """
    #expect(
      try Self.list("trial.ts", script, "--kind", "negated", "--kind", "returned") == [
        "2 returned: => return false;", "2 negated: (count === 3) => (!(count === 3))",
      ])
  }

  @Test func theSeedDecides() throws {
    let lines = (1...50).map { "let value\($0) = base < \($0)\n" }.joined()
    let some = try Self.list("Trial.swift", lines, "--count", "5", "--seed", "1")
    #expect(some.count == 5)
    #expect(try Self.list("Trial.swift", lines, "--count", "5", "--seed", "1") == some)
    #expect(try Self.list("Trial.swift", lines, "--count", "5", "--seed", "2") != some)
  }
}
