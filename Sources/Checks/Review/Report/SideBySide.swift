import ContractModel
import Diagnostics

/// The lines of the old and the new contract beside each other, with the findings below their lines.
struct SideBySide {
  private let report: ReviewReport
  private let number: Int
  /// The findings whose line was shown already: each has one mark.
  private var marked: Set<String> = []

  init(_ report: ReviewReport, number: Int) { (self.report, self.number) = (report, number) }

  /// A table for each version, and for each file that both contracts include.
  var tables: String {
    var page = self
    return page.sources.reduce(into: "") { text, pair in
      text += page.table(pair.version, pair.old, pair.new)
    }
  }

  private typealias SourcePair = (version: String, old: SourceFile, new: SourceFile)

  private var sources: [SourcePair] {
    let new = report.contract.source
    var pairs: [SourcePair] = report.oldSources.map { ($0.version, $0.source, new) }
    for shared in report.findings {
      guard let old = shared.finding.old?.span?.source, let now = shared.finding.new?.span?.source,
        now !== new, let version = shared.versions.last,
        !pairs.contains(where: { $0.old === old && $0.new === now })
      else { continue }
      pairs.append((version, old, now))
    }
    return pairs
  }

  private mutating func table(_ version: String, _ old: SourceFile, _ new: SourceFile) -> String {
    let findings = report.findings.filter { shared in
      shared.finding.verdict != .fine
        && (shared.finding.new?.span?.source === new || shared.finding.old?.span?.source === old)
    }
    let places = findings.map { shared in
      (shared, old: Self.line(shared.finding.old, old), new: Self.line(shared.finding.new, new))
    }
    let pairs = LinePairs(old, new)
    let hunks = pairs.hunks { row in
      places.contains { $0.new.map { $0 == row.new } ?? ($0.old != nil && $0.old == row.old) }
    }
    guard !hunks.isEmpty else { return "" }
    var rows = ""
    for hunk in hunks {
      rows += "<tbody>\n"
      for row in hunk {
        rows += Self.row(row, old, new)
        for place in places
        where place.new.map({ $0 == row.new }) ?? (place.old != nil && place.old == row.old) {
          rows += mark(place.0)
        }
      }
      rows += "</tbody>\n"
    }
    let columns = "<colgroup><col class=\"n\"><col><col class=\"n\"><col></colgroup>"
    let names = [(old.path, version), (new.path, report.contract.version.value)].map {
      "<th colspan=\"2\">\(HTMLText.escape($0.0)) <small>\(HTMLText.escape($0.1))</small></th>"
    }
    return
      "<div class=\"files\"><table>\(columns)\n<thead><tr>\(names.joined())</tr></thead>\n\(rows)</table></div>\n"
  }

  private static func line(_ place: ReviewFinding.WrittenValue?, _ source: SourceFile) -> Int? {
    place?.span.flatMap { $0.source === source ? $0.start.line : nil }
  }

  private static func row(_ row: LinePairs.LinePair, _ old: SourceFile, _ new: SourceFile) -> String
  {
    let sides = [(row.old, old, "gone"), (row.new, new, "came")].map { number, source, word in
      guard let number else { return "<td class=\"n\"></td><td class=\"none\"></td>" }
      let kind = row.isSame ? "" : " class=\"\(word)\""
      return "<td class=\"n\">\(number)</td><td\(kind)>\(HTMLText.line(number, of: source))</td>"
    }
    return "<tr>\(sides.joined())</tr>\n"
  }

  private mutating func mark(_ shared: ReviewReport.SharedFinding) -> String {
    let isFirst = marked.insert(shared.fingerprint).inserted
    let id = isFirst ? " id=\"\(shared.anchor(number))-line\"" : ""
    let how = shared.finding.how.map { ": \($0.rawValue)" } ?? ""
    let words = "\(shared.finding.verdict.rawValue)\(how), \(shared.finding.direction.rawValue)"
    return
      "<tr class=\"\(shared.finding.verdict.rawValue)\"\(id)><td class=\"mark\" colspan=\"4\"><a href=\"#\(shared.anchor(number))\">\(words)</a> \(HTMLText.words(shared.finding.message))</td></tr>\n"
  }
}
