import CaseFolders
import Foundation

/// A Markdown page with blocks of commands: `console` shows what they print, `sh` doesn't.
///
/// An HTML comment right above a block speaks to the test: `<!-- not run: REASON -->` excuses the block, and
/// `<!-- before: COMMANDS -->` has commands that set the stage, one per line.
struct ConsolePage: Sendable, CustomStringConvertible {
  let path: String
  let lines: [String]

  var description: String { path }

  static let all: [ConsolePage] = {
    let examples = Checkout.files(in: "Examples", ending: "/README.md")
      .filter { $0.split(separator: "/").count == 3 }
    let docs = Checkout.files(in: "docs", ending: ".md")
      .filter { $0.split(separator: "/").count == 2 }
    return (["README.md"] + docs + examples).compactMap { path in
      (try? Checkout.text(path)).map { ConsolePage(path: path, text: $0) }
    }
  }()

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
  }

  /// Every fenced block, whatever its language.
  var blocks: [ConsoleBlock] {
    var blocks: [ConsoleBlock] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let fence = start {
        let content = fence + 1..<index
        blocks.append(ConsoleBlock(self, language: lines[fence].dropFirst(3), content))
        start = nil
      } else {
        start = index
      }
    }
    return blocks
  }

  /// Replaces outputs of this page in a later version of its text.
  func apply(_ edits: [(shown: Range<Int>, lines: [String])], to text: String) -> String {
    edits.reduce(text) { text, edit in
      let command = lines[edit.shown.lowerBound - 1]
      let old = [command] + lines[edit.shown]
      return text.replacing(
        old.joined(separator: "\n"), with: ([command] + edit.lines).joined(separator: "\n"),
        maxReplacements: 1)
    }
  }

  /// The text of the comment that ends in the last line above, if that one has words.
  func comment(above fence: Int) -> String? {
    guard let end = lines[..<fence].lastIndex(where: { !$0.isEmpty }), lines[end].hasSuffix("-->"),
      let start = lines[...end].lastIndex(where: { $0.hasPrefix("<!--") })
    else { return nil }
    return lines[start...end].joined(separator: "\n").dropFirst(4).dropLast(3)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// One block of a page.
struct ConsoleBlock {
  /// A command and the lines below it, by their places in the page.
  struct Step {
    let command: String
    var shown: Range<Int>
  }

  let language: String
  /// The number of its first line, as editors count.
  let line: Int
  /// Why nobody runs it.
  let excuse: String?
  let before: [String]
  let steps: [Step]
  /// A line has the prompt.
  let hasPrompt: Bool

  init(_ page: ConsolePage, language: Substring, _ content: Range<Int>) {
    self.language = String(language)
    line = content.lowerBound + 1
    let comment = page.comment(above: content.lowerBound - 1) ?? ""
    excuse = Self.words(of: comment, after: "not run:")
    before = Self.words(of: comment, after: "before:")?.components(separatedBy: "\n") ?? []
    hasPrompt = page.lines[content].contains { $0.hasPrefix("$ ") }
    steps = language == "sh" ? Self.script(page, content) : Self.session(page, content)
  }

  var hasCommands: Bool { language == "sh" || language == "console" }

  private static func words(of comment: String, after key: String) -> String? {
    guard comment.hasPrefix(key) else { return nil }
    return comment.dropFirst(key.count).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The steps of a block with prompts. A command goes on below a backslash.
  private static func session(_ page: ConsolePage, _ content: Range<Int>) -> [Step] {
    var steps: [Step] = []
    var isOpen = false
    for index in content {
      let line = page.lines[index]
      if let last = steps.last, isOpen {
        steps[steps.count - 1] = Step(
          command: "\(last.command)\n\(line)", shown: index + 1..<index + 1)
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), shown: index + 1..<index + 1))
      } else if !steps.isEmpty {
        steps[steps.count - 1].shown = steps[steps.count - 1].shown.lowerBound..<index + 1
        continue
      }
      isOpen = line.hasSuffix("\\")
    }
    return steps
  }

  private static func script(_ page: ConsolePage, _ content: Range<Int>) -> [Step] {
    let text = page.lines[content].joined(separator: "\n").replacing("\\\n", with: "")
    return text.split(separator: "\n").map {
      Step(command: String($0), shown: content.upperBound..<content.upperBound)
    }
  }
}
