import CaseFolders
import CommandLineSupport
import Foundation
import Testing

/// Completions of a tool whose descriptions are full of marks that shells and troff read.
@Suite struct CompletionTests {
  enum Colour: String, CaseIterable {
    case red
    case green
    case dark = "dark-red"
  }

  static let options = [
    Option(
      "--colour", "WORD", of: Colour.self, says: "the user's [first] colour: `a`", usual: "red"),
    Option("--out", "DIR", offers: .folders, says: #"100% of "it", \n or $HOME"#),
    Option("--har", "FILE", offers: .files, says: "'quoted'"),
    Option("--set", "NAME=VALUE", repeated: true, says: ".dot at the start"),
    Option("--dry", says: "nothing"),
  ]

  static let tool = Tool<Int>(
    ToolShape(
      "sample", version: "1.0", purpose: "Paint the user's [walls]: all of them.",
      exits: ExitMeanings(clean: "dry", failed: "wet", wrongUsage: "spilt"),
      [
        CommandShape(
          "paint", of: "sample", summary: "Paint it's [odd]: 50% & more", takes: "[FILE…]",
          offers: .yaml, options: options),
        CommandShape("rest", of: "sample", summary: "Do nothing", takes: ""),
      ]), ["paint": 1, "rest": 2])

  static func text(_ words: String...) throws -> String {
    guard case .text(let text) = try tool.read(words) else { return "" }
    return text
  }

  private static let names = options.map(\.name) + ["--help"]
  private static let asked: [(line: String, offers: Set<String>)] = [
    ("sample pa", ["paint"]), ("sample paint --c", ["--colour"]),
    ("sample paint --", Set(names)), ("sample paint --colour d", ["dark-red"]),
    ("sample paint --set a=b --colour g", ["green"]), ("sample paint a", ["a.yaml", "ab"]),
    ("sample paint --out a", ["ab"]), ("sample paint --har a", ["a.txt", "a.yaml", "ab"]),
    ("sample completions z", ["zsh"]), ("sample manual pa", ["paint"]),
    ("sample rest --", ["--help"]),
    ("sample rest a", []), ("sample paint --set a", []),
  ]

  @Test(arguments: CompletionShell.allCases.filter(\.isInstalled))
  func shellOffersMatchingCompletions(_ shell: CompletionShell) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "ab"), withIntermediateDirectories: true)
    for name in ["a.yaml", "a.txt"] { try Data().write(to: folder.appending(path: name)) }
    let offers = try shell.offers(
      Self.asked.map(\.line), of: "sample", script: Self.text("completions", shell.rawValue),
      in: folder)
    for (asked, offers) in zip(Self.asked, offers) {
      var plain = Set(offers.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
      // Fish sorts the files that fit to the front, and leaves the others in.
      if shell == .fish, asked.line == "sample paint a" { plain.remove("a.txt") }
      #expect(plain == asked.offers, "\(asked.line)")
    }
    #expect(offers.count == Self.asked.count)
  }

  @Test func completesValueAfterEqualsSign() throws {
    let offers = try CompletionShell.bash.offers(
      ["sample paint --colour=r", "sample paint --colour="], of: "sample",
      script: Self.text("completions", "bash"))
    #expect(offers == [["red"], ["red", "green", "dark-red"]])
  }

  @Test(arguments: CompletionShell.allCases)
  func shellIsInstalled(_ shell: CompletionShell) {
    withKnownIssue("\(shell) is not installed, so its completions are not tested") {
      #expect(shell.isInstalled)
    } when: {
      !shell.isInstalled
    }
  }

  @Test func unsupportedShellIsRejected() throws {
    let error = #expect(throws: UsageError.self) { try Self.text("completions", "tcsh") }
    #expect(error?.help == "choose from `bash`, `zsh` and `fish`")
    #expect(throws: UsageError.self) { try Self.text("completions") }
    #expect(throws: UsageError.self) { try Self.text("completions", "bash", "zsh") }
  }
}
