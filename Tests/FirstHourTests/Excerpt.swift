import Foundation

/// Lines as a page shows them: `…` in a line stands for any text, and alone for any lines.
struct Excerpt {
  private let parts: [[String]]

  init(_ lines: [Substring]) {
    parts = lines.map(String.init).split(separator: "…").map(Array.init)
  }

  func fits(_ output: String) -> Bool {
    var rest = output.split(separator: "\n").map(String.init)[...]
    for part in parts {
      guard let start = rest.indices.first(where: { begins(rest[$0...], with: part) }) else {
        return false
      }
      rest = rest[(start + part.count)...]
    }
    return true
  }

  private func begins(_ lines: ArraySlice<String>, with part: [String]) -> Bool {
    lines.count >= part.count && zip(lines, part).allSatisfy(Self.isLike)
  }

  private static func isLike(_ line: String, _ shown: String) -> Bool {
    let ends = shown.components(separatedBy: "…")
    return ends.count == 1
      ? line == shown : line.hasPrefix(ends[0]) && line.hasSuffix(ends[ends.count - 1])
  }
}

/// The commands of a console block, and what it shows of their output.
struct Console {
  let commands: String
  let excerpt: Excerpt

  init(_ block: String) {
    let lines = block.split(separator: "\n")
    // A prompt begins a line, also after a body without a line feed.
    commands = lines.filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
      .joined(separator: "\necho\n")
    excerpt = Excerpt(lines.filter { !$0.hasPrefix("$ ") })
  }
}
