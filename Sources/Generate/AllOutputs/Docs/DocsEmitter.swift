import ContractModel
import Generation
import Mustache

/// Pages for people: Markdown with a diagram of the session, in English and in those of the contract's languages that
/// have words.
enum DocsEmitter: Emitter {
  static let folder = "Docs"

  static func pages(_ context: DocsContext) -> [any Page] {
    [
      ReadmePage(context), EndpointsPage(context), TokensPage(context), RefusalsPage(context),
      PoliciesPage(context), SessionPage(context), FlowsPage(context), SetupPage(context),
      OpenPage(context),
    ]
  }

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let languages = DocsLanguage.all(of: blueprint.languages)
    var files: [EmittedFile] = []
    for language in languages {
      let words = try language.wording.table()
      for page in pages(DocsContext(blueprint, language)) {
        let name = String(type(of: page).template.dropFirst("\(folder)/".count))
        let shared = Extras.values(blueprint.contract.extras).joined(with: [
          "service": .text(blueprint.service), "words": words,
          "otherLanguages": links(from: language, among: languages, name),
        ])
        let text = try templates.render(page, beside: shared, escape: MarkdownText.escape)
        files.append(EmittedFile(name: "\(language.folder)\(name).md", text: trimmed(text)))
      }
    }
    return files
  }

  /// The same page in the other languages.
  private static func links(
    from language: DocsLanguage, among languages: [DocsLanguage], _ page: String
  ) -> Value {
    let links = languages.filter { $0 != language }.map { other in
      "[\(other.name)](\(language.path(to: other, page: "\(page).md")))"
    }
    return .verbatim(links.joined(separator: " · "))
  }

  /// One line break at the end, whatever a page's last section left behind.
  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while bytes.last == 0x0A { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}
