import Foundation

// Writes the Swift file that makes the templates part of the tool. Called by scripts/generate.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: embed-templates TEMPLATES-FOLDER OUTPUT-FILE\n".utf8))
  exit(2)
}
let folder = CommandLine.arguments[1]
let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
  .filter { $0.hasSuffix(".mustache") }.sorted()

/// Printable ASCII and escapes only: no template can end its literal.
func literal(_ text: String) -> String {
  text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
}

let entries = try names.map { name in
  let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  return "    \"\(literal(String(name.dropLast(".mustache".count))))\": \"\(literal(text))\",\n"
}
let source = """
  // Written by scripts/generate from Templates/: change the templates, not this file.
  // swift-format-ignore-file

  /// The words of generated files.
  enum EmbeddedTemplates {
    static let sources: [String: String] = [
  \(entries.joined())\(entries.isEmpty ? "    :" : "")  ]
  }

  """
try Data(source.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
