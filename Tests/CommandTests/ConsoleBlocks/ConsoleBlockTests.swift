import CaseFolders
import Foundation
import Testing

/// Every command on the pages runs as it stands and prints what the page shows. `scripts/record` rewrites the pages.
@Suite struct ConsoleBlockTests {
  @Test(arguments: ConsolePage.all)
  func pagesShowWhatCommandsPrint(_ page: ConsolePage) throws {
    let blocks = page.blocks.filter { $0.hasCommands && $0.excuse == nil }
    guard !blocks.isEmpty else { return }
    var run = try ConsoleRun(blocks, of: page)
    defer { run.remove() }
    var edits: [(shown: Range<Int>, lines: [String])] = []
    for block in blocks {
      defer { run.endServers() }
      try run.begin(block)
      for step in block.steps {
        let printed = try run.run(step.command, mustWork: block.language == "sh")
        let output = ConsoleOutput(shown: Array(page.lines[step.shown]))
        if block.language == "sh" || output.fits(printed) { continue }
        edits.append((step.shown, output.revised(to: printed)))
      }
    }
    guard !edits.isEmpty else { return }
    // Another test may have recorded a table of the page since.
    let text = page.apply(edits, to: try Checkout.text(page.path))
    try Golden.check(text, against: Checkout.root.appending(path: page.path))
    Issue.record("\(page) doesn't show what its commands print")
  }

  /// A command outside `sh` and `console` blocks would never run.
  @Test(arguments: ConsolePage.all)
  func everyCommandIsInConsoleBlock(_ page: ConsolePage) {
    for block in page.blocks {
      #expect(block.hasCommands || !block.hasPrompt, "\(page):\(block.line): make it `console`")
      #expect(block.language != "console" || block.hasPrompt, "\(page):\(block.line): no prompt")
      #expect(block.excuse?.isEmpty != true, "\(page):\(block.line): say why it isn't run")
    }
  }

  @Test func gapStandsForLinesOrRestOfLine() {
    let output = ConsoleOutput(shown: ["one", "…", "four: …"])
    #expect(output.fits(["one", "two", "three", "four: 4"]))
    #expect(output.fits(["one", "four: "]))
    #expect(!output.fits(["one", "two", "four: 4", "five"]))
    #expect(!output.fits(["zero", "one", "four: 4"]))
    #expect(!ConsoleOutput(shown: ["one"]).fits(["one", "two"]))
  }

  @Test func recordingKeepsTheGaps() {
    let output = ConsoleOutput(shown: ["a", "…", "x", "y: …", "z"])
    #expect(output.revised(to: ["a", "b", "c", "X", "y: 1"]) == ["a", "…", "X", "y: …"])
    #expect(ConsoleOutput(shown: []).revised(to: ["a", "b"]) == ["a", "b"])
    #expect(ConsoleOutput(shown: ["…"]).revised(to: ["a", "b"]) == ["…"])
  }

  @Test func commentExcusesBlockOrSetsStage() {
    let page = ConsolePage(
      path: "page.md",
      text: """
        <!-- not run: needs a Mac -->

        ```sh
        a \\
          b
        c
        ```
        <!-- before:
        x
        y -->
        ```console
        $ d
        e
        ```
        """)
    let blocks = page.blocks
    #expect(blocks.map(\.excuse) == ["needs a Mac", nil])
    #expect(blocks.map(\.before) == [[], ["x", "y"]])
    #expect(blocks.map { $0.steps.map(\.command) } == [["a   b", "c"], ["d"]])
    let edits = [(blocks[1].steps[0].shown, ["f", "g"])]
    #expect(page.apply(edits, to: "new\n$ d\ne\n```") == "new\n$ d\nf\ng\n```")
  }
}
