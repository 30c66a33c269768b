import CaseFolders
import Foundation
import Testing

@Suite struct SourceTests {
  private var sources: [String] {
    ["Sources", "Plugins", "Tests", "Proofs"].flatMap { Checkout.files(in: $0, ending: ".swift") }
      .filter { file in !["Shapes", "Census"].contains { file.hasPrefix("Tests/\($0)/Generated/") }
      }
      + ["Package.swift"]
  }

  @Test func filesAreShort() throws {
    for file in sources where !file.hasSuffix("/EmbeddedRuntimes.swift") {
      let text = try Checkout.text(file)
      // A file that a test writes is as long as what it is written from.
      guard !text.hasPrefix("// Written by ") else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The manifest lists all modules on one page.
      let limit = file == "Package.swift" ? 600 : 400
      #expect(
        lines.count <= limit,
        "\(file) is \(lines.count) lines long: usually two things in one room")
    }
  }

  @Test func noUnfinishedMarks() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "fatalError(\"not implemented"]
    for file in sources {
      let text = try Checkout.text(file)
      for mark in marks { #expect(!text.contains(mark), "\(file) says \(mark)") }
    }
  }

  /// Nothing else detects conflict marks in Markdown.
  @Test func noMergeConflictMarks() throws {
    let files = try Shell.run(["git", "ls-files"]).output.split(separator: "\n").map(String.init)
    let marks = ["<<<<<<" + "< ", ">>>>>>" + "> "]
    for file in files {
      guard let text = try? Checkout.text(file) else { continue }
      for mark in marks {
        #expect(!text.contains("\n" + mark), "\(file) has the marks of a merge: \(mark)")
      }
    }
  }

  @Test func allSourceIsFormatted() throws {
    let report = try Shell.run(
      ["swift", "format", "lint", "--strict", "--parallel", "--configuration", ".swift-format"]
        + sources)
    #expect(report.status == 0, "run `swift format -i` on these:\n\(report.errors)")
  }
}
