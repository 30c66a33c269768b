package import Diagnostics
package import Mustache

/// What a template shows: each property is the tag of its name, and each tag a property (TemplateKeyTests).
package protocol Page: Encodable {
  /// The name of the template, such as `Docs/README`.
  static var template: String { get }
}

/// The words of generated files: those built into the tool, and those that replace them.
package struct Templates: Sendable {
  private let library: TemplateLibrary
  private let noting: (@Sendable (_ template: String, _ context: Value) -> Void)?

  /// - Parameters:
  ///   - replacements: texts by name, such as `SwiftClient/Client`.
  ///   - additions: those of an output that is not part of the tool.
  ///   - noting: gets each context with the name of its template.
  package init(
    replacing replacements: [String: String] = [:], adding additions: [String: String] = [:],
    noting: (@Sendable (_ template: String, _ context: Value) -> Void)? = nil
  ) throws(Problems) {
    self.noting = noting
    let strangers = replacements.keys.filter { EmbeddedTemplates.sources[$0] == nil }.sorted()
    if !strangers.isEmpty { throw Problems(strangers.map(Diagnostic.unknownTemplate)) }
    do {
      library = try TemplateLibrary(
        replacements.merging(additions.filter { EmbeddedTemplates.sources[$0.key] == nil }) {
          own, _ in own
        },
        besides: EmbeddedTemplates.sources)
    } catch {
      throw Problems([.template(error)])
    }
  }

  package static var names: [String] { EmbeddedTemplates.sources.keys.sorted() }

  /// - Parameter others: the values that each template gets beside its page, such as the author's own keys.
  package func render<P: Page>(
    _ page: P, beside others: [String: Value], escape: @escaping (String) -> String
  ) throws(TemplateError) -> String {
    guard case .object(let own) = Value(encoding: page) else { return "" }
    return try render(P.template, .object(own.joined(with: others)), escape: escape)
  }

  package func render(
    _ name: String, _ context: Value, escape: @escaping (String) -> String
  ) throws(TemplateError) -> String {
    noting?(name, context)
    return try library.render(name, context, escape: escape, mode: .strict)
  }
}

extension Diagnostic {
  fileprivate static func unknownTemplate(_ name: String) -> Diagnostic {
    let nearest = Suggestions.nearest(to: name, among: Templates.names)
    return Diagnostic(
      "unknown-template", "there is no template `\(name)` to replace", at: nil,
      help: nearest.map { "did you mean `\($0).mustache`?" }
        ?? "the templates are \(Templates.names.joined(separator: ", "))")
  }
}
