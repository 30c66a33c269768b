/// Templates that may include each other by name.
package struct TemplateLibrary: Sendable {
  /// How strictly a template is held to its context.
  package enum Mode: Sendable {
    /// Whatever is not there, or cannot be written as text, is an error.
    case strict
    /// The specification's: whatever is not there is empty.
    case lenient
  }

  private let templates: [String: Template]

  /// Reports the first by name of several broken templates.
  package init(_ sources: [String: String]) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      templates[name] = try Template(name: name, source: source)
    }
    self.templates = templates
  }

  /// Sorted.
  package var names: [String] { templates.keys.sorted() }

  subscript(name: String) -> Template? { templates[name] }

  /// The text of a template in a context; `escape` spells a text in the output language.
  package func render(
    _ name: String, _ context: Value, escape: @escaping (String) -> String,
    mode: Mode = .strict
  ) throws(TemplateError) -> String {
    guard let template = templates[name] else {
      throw .unknownTemplate(name, known: names, at: nil)
    }
    var renderer = Renderer(template, of: self, context: context, escape: escape, mode: mode)
    return try renderer.render()
  }
}
