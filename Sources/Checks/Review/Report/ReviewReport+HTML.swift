import Diagnostics
import SessionExploration

/// The findings as a page: what each says, and the two contracts beside each other.
extension ReviewReport {
  package static func page(_ reports: [ReviewReport]) -> String {
    let title = reports.map(\.title).joined(separator: ", ")
    return HTMLPage.text(title, reports.enumerated().map { $1.section(number: $0) }.joined())
  }

  private func section(number: Int) -> String {
    let cards = findings.filter { $0.finding.verdict != .fine }
      .map { $0.card(report: number) }.joined()
    let fine = findings.filter { $0.finding.verdict == .fine }
    let rest =
      fine.isEmpty
      ? ""
      : "<details class=\"fine\"><summary>\(fine.count) fine</summary>\n<ul>\n"
        + fine.map { "<li>\(HTMLText.words($0.finding.message))</li>\n" }.joined()
        + "</ul>\n</details>\n"
    let cut =
      cut.isEmpty
      ? ""
      : "<p>Stories were looked for up to the bound: \(HTMLText.escape(cut.joined(separator: "; "))).</p>\n"
    let files = SideBySide(self, number: number).tables
    return
      "<section>\n<h1>\(HTMLText.escape(title))</h1>\n<p class=\"counts\">\(counts)</p>\n\(cut)\(cards)\(rest)\(files)</section>\n"
  }
}

extension ReviewReport.SharedFinding {
  /// The id of its card, and of the mark at its line.
  func anchor(_ report: Int) -> String { "f\(report)-\(fingerprint)" }

  fileprivate func card(report: Int) -> String {
    let how = finding.how.map { "<b>\($0.rawValue)</b>, " } ?? ""
    let place = finding.new?.span ?? finding.old?.span
    let line = place.map { "\($0.source.path):\($0.start.line)" } ?? ""
    let help =
      finding.help.isEmpty
      ? "" : "<p class=\"help\">Way out: \(HTMLText.words(finding.help)).</p>\n"
    let parties = HTMLText.escape(self.parties)
    return """
      <article class="\(finding.verdict.rawValue)" id="\(anchor(report))">
      <h2><span class="verdict">\(finding.verdict.rawValue)</span> \(HTMLText.words(finding.message))</h2>
      <p>\(how)\(parties) (\(finding.level.rawValue))</p>
      \(help)\(story)<p class="where"><a href="#\(anchor(report))-line">\(HTMLText.escape(line))</a> · \(finding.rule) · \(fingerprint)</p>
      </article>

      """
  }

  private var story: String {
    guard !finding.story.isEmpty else { return "" }
    let lines = finding.story.map { line in
      "<li><time>\(line.clock)</time> \(HTMLText.words(line.words))</li>\n"
    }
    let isOpen = finding.verdict == .breaking ? " open" : ""
    return
      "<details\(isOpen)><summary>How it comes about; the clock begins at noon</summary>\n<ol>\n\(lines.joined())</ol>\n</details>\n"
  }
}
