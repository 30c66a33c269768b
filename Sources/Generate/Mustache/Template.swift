/// A template, read without error.
package struct Template: Sendable, Equatable {
  let source: TemplateSource
  let steps: [Step]

  package init(name: String, source: String) throws(TemplateError) {
    self.source = TemplateSource(name: name, bytes: Array(source.utf8))
    steps = try TemplateParser.parse(self.source)
  }

  package static func == (one: Template, other: Template) -> Bool {
    one.source.name == other.source.name && one.source.bytes == other.source.bytes
  }
}
