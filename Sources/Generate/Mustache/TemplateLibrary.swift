import Primitives

/// Templates that may include each other by name.
package struct TemplateLibrary: Sendable {
  /// How strictly a template is held to its context.
  package enum Mode: Sendable {
    /// Whatever is not there, or cannot be written as text, is an error.
    case strict
    /// The specification's: whatever is not there is empty.
    case lenient
  }

  private let templates: Locked<[String: Template]>
  /// The texts of templates that are read when somebody first asks for them.
  private let unread: [String: String]

  /// Reports the first by name of several broken templates.
  ///
  /// - Parameter trusted: further templates, of which no mistake is expected; `sources` replace those of the same name.
  package init(
    _ sources: [String: String], besides trusted: [String: String] = [:]
  ) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      templates[name] = try Template(name: name, source: source)
    }
    self.templates = Locked(templates)
    unread = trusted
  }

  /// Sorted.
  package var names: [String] {
    Set(unread.keys).union(templates.use { Array($0.keys) }).sorted()
  }

  /// Nil where there is none of that name.
  func template(_ name: String) throws(TemplateError) -> Template? {
    try templates.use { (templates) throws(TemplateError) in
      if let template = templates[name] { return template }
      guard let source = unread[name] else { return nil }
      let template = try Template(name: name, source: source)
      templates[name] = template
      return template
    }
  }

  /// The text of a template in a context; `escape` spells a text in the output language.
  package func render(
    _ name: String, _ context: Value, escape: @escaping (String) -> String,
    mode: Mode = .strict
  ) throws(TemplateError) -> String {
    guard let template = try template(name) else {
      throw .unknownTemplate(name, known: names, at: nil)
    }
    var renderer = Renderer(template, of: self, context: context, escape: escape, mode: mode)
    return try renderer.render()
  }
}
