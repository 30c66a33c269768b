import ContractModel
import Machines
import Mustache

/// Pages for people: Markdown with a diagram of the session.
enum DocsEmitter: Emitter {
  static let folder = "Docs"

  private static let pages = [
    "README", "endpoints", "tokens", "refusals", "session", "flows", "open",
  ]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let context = DocsContext(blueprint).value
    var files: [EmittedFile] = []
    for page in pages {
      let text = try templates.render("Docs/\(page)", context, escape: MarkdownText.escape)
      files.append(EmittedFile(name: "\(page).md", text: trimmed(text)))
    }
    return files
  }

  /// One line break at the end, whatever a page's last section left behind.
  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while bytes.last == 0x0A { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}
