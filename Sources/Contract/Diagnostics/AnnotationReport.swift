/// Prints diagnostics as lines of a log that GitHub shows at the lines of the files.
package struct AnnotationReport {
  private let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var text: String { diagnostics.map(Self.line).joined() }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let place =
      diagnostic.span.map {
        "file=\(property($0.source.path)),line=\($0.start.line),col=\($0.start.column),"
      } ?? ""
    let words = [diagnostic.message, diagnostic.help].filter { !$0.isEmpty }
    return "::\(command) \(place)title=\(property(diagnostic.rule))::"
      + "\(data(words.joined(separator: ". ")))\n"
  }

  private static func data(_ text: String) -> String {  //! annotation-one-line
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
