import ContractModel
import Generation
import Machines
import Mustache

/// Pages for people: Markdown with a diagram of the session, in English and in those of the contract's languages that
/// there are templates for.
enum DocsEmitter: Emitter {
  static let folder = "Docs"

  static let pages = [
    "README", "endpoints", "tokens", "refusals", "policies", "session", "flows", "setup", "open",
  ]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let languages = DocsLanguage.all(of: blueprint.languages)
    var files: [EmittedFile] = []
    for language in languages {
      let context = DocsContext(blueprint, language).value
      for page in pages {
        let links = link(from: language, among: languages, page)
        let text = try templates.render(
          "Docs/\(language.folder)\(page)", .object(context.joined(with: links)),
          escape: MarkdownText.escape)
        files.append(EmittedFile(name: "\(language.folder)\(page).md", text: trimmed(text)))
      }
    }
    return files
  }

  /// The same page in the other languages.
  private static func link(
    from language: DocsLanguage, among languages: [DocsLanguage], _ page: String
  ) -> [String: Value] {
    let links = languages.filter { $0 != language }.map { other in
      "[\(other.name)](\(language.path(to: other, page: "\(page).md")))"
    }
    return ["otherLanguages": .verbatim(links.joined(separator: " · "))]
  }

  /// One line break at the end, whatever a page's last section left behind.
  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while bytes.last == 0x0A { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}
