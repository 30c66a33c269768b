/// Prints diagnostics for a person, in the manner of the best compilers.
package struct TextReport {
  private let colour: Bool

  package init(colour: Bool) { self.colour = colour }

  /// Every diagnostic followed by an empty line.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) + "\n" }.joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    let margin = marginWidth(diagnostic)
    if let span = diagnostic.span {
      lines += excerpt(span, label: "", arrow: "-->", margin, mark: diagnostic.severity.style)
    }
    for place in diagnostic.related {
      lines += excerpt(place.span, label: place.label, arrow: ":::", margin, mark: .place)
    }
    lines += remark("why", diagnostic.why, margin) + remark("help", diagnostic.help, margin)
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let kind = "\(diagnostic.severity.rawValue)[\(diagnostic.rule)]"
    return styled(kind, diagnostic.severity.style)
      + styled(": \(safe(diagnostic.message))", .strong)
  }

  private func excerpt(
    _ span: Span, label: String, arrow: String, _ margin: Int, mark: Style
  ) -> [String] {
    let (before, marked, behind) = span.source.firstLine(of: span, reach: 4 * TextReport.widest)
    var line = DisplayText(before)
    let from = line.width
    line.append(marked)
    let to = line.width
    line.append(behind)
    let shown = line.window(from..<to, width: TextReport.widest)
    let underline =
      blank(shown.marked.lowerBound)
      + styled(String(repeating: "^", count: shown.marked.count), mark)
    let start = span.start
    let number = String(start.line)
    let edge = blank(margin) + " " + styled("|", .place)
    let place = "\(safe(span.source.path)):\(number):\(start.column)"
    return [
      "\(blank(margin))\(styled(arrow, .place)) \(place)",
      edge,
      styled(blank(margin - number.count) + number + " |", .place)
        + (shown.text.isEmpty ? "" : " " + shown.text),
      "\(edge) \(underline)\(label.isEmpty ? "" : " " + safe(label))",
    ]
  }

  /// The widest part of a source line that is shown, in terminal columns.
  private static let widest = 160

  private func remark(_ name: String, _ text: String, _ margin: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    let indent = "\n\(blank(margin))   " + blank(name.count + 2)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { safe(String($0)) }.joined(separator: indent)
    return ["\(blank(margin)) \(styled("=", .place)) \(styled(name, .strong)): \(body)"]
  }

  private func marginWidth(_ diagnostic: Diagnostic) -> Int {
    let lines = ([diagnostic.span].compactMap { $0 } + diagnostic.related.map(\.span))
      .map(\.start.line)
    return String(lines.max() ?? 0).count
  }

  private func blank(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Words may quote what somebody wrote: nothing in them may steer the terminal, or fill it.
  private func safe(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain, text.utf8.count <= TextReport.longest { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(TextReport.longest) {
      scalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    let isCut = text.unicodeScalars.count > TextReport.longest
    return DisplayText(words: String(scalars)).text + (isCut ? "…" : "")
  }

  /// The longest sentence that is printed whole, in scalars.
  private static let longest = 2000

  private func styled(_ text: String, _ style: Style) -> String {
    colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Colours of the terminal, used only where `colour` is on.
private enum Style: String {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case place = "34"
  case strong = "1"
}

extension Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
