import Foundation

// Writes Swift files that make texts part of the tool. Called by scripts/generate.

func fail(_ words: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("embed-files: \(words)\n".utf8))
  exit(code)
}

/// The files of a folder and of those below it whose names end so, by their paths, sorted.
func files(in folder: String, ending: [String]) throws -> [(path: String, text: String)] {
  try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    .filter { path in ending.contains(where: path.hasSuffix) }
    .map { ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
}

/// Printable ASCII and escapes only: no template can end its literal.
func literal(_ text: String) -> String {
  "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}

/// Line by line, as in the file itself: a change of one line is a change of one line here.
func lines(_ text: String, of path: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) }
  guard isPlain, !text.contains("\"\"\"###"), !text.contains("\\###") else {
    fail("\(path) has other characters than printable ASCII, or ends a literal of Swift", 1)
  }
  return "###\"\"\"\n\(text)\n\"\"\"###"
}

func templates(_ folder: String) throws -> String {
  let entries = try files(in: folder, ending: [".mustache"]).map { path, text in
    "    \(literal(String(path.dropLast(".mustache".count)))): \(lines(text, of: path)),\n"
  }
  return """
    // Written by scripts/generate from Templates/: change the templates, not this file.
    // swift-format-ignore-file

    /// The words of generated files.
    enum EmbeddedTemplates {
      static let sources: [String: String] = [
    \(entries.joined())\(entries.isEmpty ? "    :" : "")  ]
    }

    """
}

func runtimes(_ javascript: String, _ python: String) throws -> String {
  let entries = { (folder: String, ending: [String]) in
    try files(in: folder, ending: ending).map { path, text in
      "    \(literal(path)): \(lines(text, of: path)),\n"
    }.joined()
  }
  return """
    // Written by scripts/generate from Sources/Runtime/TypeScript and Sources/Runtime/Python: change those, not this file.
    // swift-format-ignore-file

    /// The runtimes of stubs in other languages: what tsc makes of the one, and the other as it is.
    enum EmbeddedRuntimes {
      static let typescript: [String: String] = [
    \(try entries(javascript, [".js", ".d.ts"]))  ]

      static let python: [String: String] = [
    \(try entries(python, [".py", "py.typed"]))  ]
    }

    """
}

let words = Array(CommandLine.arguments.dropFirst())
let source: String
switch (words.first, words.count) {
case ("templates", 3): source = try templates(words[1])
case ("runtimes", 4): source = try runtimes(words[1], words[2])
default:
  fail("usage: templates FOLDER OUTPUT-FILE, or runtimes JAVASCRIPT PYTHON OUTPUT-FILE", 2)
}
try Data(source.utf8).write(to: URL(fileURLWithPath: words[words.count - 1]))
