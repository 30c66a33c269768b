import Diagnostics

/// A report as a page: a card for each broken promise, then the others.
package struct ConformanceHTML {
  package let text: String

  /// - Parameter replay: the command that runs one case alone, without its id; nil where none does.
  package init(_ report: ConformanceReport, replay: String?) {
    let counts =
      "\(report.count("kept")) kept, \(report.count("broken")) broken, "
      + "\(report.count("notObservable")) not observable"
    let warnings = report.warnings.map { "<p><strong>\(HTMLText.escape($0))</strong></p>\n" }
      .joined()
    let body =
      "<h1>\(HTMLText.escape(report.contract))</h1>\n\(warnings)<p class=\"counts\">\(counts)</p>\n"
      + report.broken.map { Self.card($0, replay) }.joined()
      + Self.list("not observable", report, of: "notObservable") {
        "\($0.promise) Not seen: \($0.verdict.why ?? "")."
      }
      + Self.list("kept", report, of: "kept", \.promise)
    text = HTMLPage.text("The promises of \(report.contract)", body)
  }

  private static func card(_ result: CaseResult, _ replay: String?) -> String {
    let exchanges = result.shown.map { exchange in
      "<pre>\(exchange.lines.map(HTMLText.escape).joined(separator: "\n"))</pre>\n"
    }
    let alone = replay.map { "<pre>\(HTMLText.escape("\($0) --only \(result.id)"))</pre>\n" } ?? ""
    return """
      <article class="broken" id="\(HTMLText.escape(result.id))">
      <h2><span class="verdict">broken</span> \(HTMLText.words(result.promise))</h2>
      <p>\(HTMLText.words(result.verdict.why ?? "")).</p>
      <p>It matters: \(HTMLText.words(result.matters)).</p>
      \(exchanges.joined())\(alone)<p class="where">\(HTMLText.escape(result.contractLine)) · \(HTMLText.escape(result.id))</p>
      </article>

      """
  }

  private static func list(
    _ title: String, _ report: ConformanceReport, of word: String, _ words: (CaseResult) -> String
  ) -> String {
    let results = report.results.filter { $0.verdict.word == word }
    if results.isEmpty { return "" }
    let items = results.map { result in
      "<li><code>\(HTMLText.escape(result.id))</code> \(HTMLText.words(words(result)))</li>\n"
    }
    return
      "<details><summary>\(results.count) \(title)</summary>\n<ul>\n\(items.joined())</ul>\n</details>\n"
  }
}
