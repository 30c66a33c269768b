/// A report for build servers.
package struct ConformanceJUnit {
  package let text: String

  package init(_ report: ConformanceReport) {
    let (broken, hidden) = (report.count("broken"), report.count("notObservable"))
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuite name=\(Self.quoted(report.contract)) tests=\"\(report.results.count)\""
        + " failures=\"\(broken)\" skipped=\"\(hidden)\">",
    ]
    lines += report.results.map(Self.element)
    lines.append("</testsuite>")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func element(_ result: CaseResult) -> String {
    let name = "  <testcase classname=\(quoted(result.kind.rawValue)) name=\(quoted(result.id))"
    switch result.verdict {
    case .kept: return name + "/>"
    case .broken:
      let exchange = result.shown.flatMap(\.lines).joined(separator: "\n")
      return name + "><failure message=\(quoted(result.verdict.why ?? ""))>"
        + escaped("\(result.promise)\n\(result.contractLine)\n\(exchange)")
        + "</failure></testcase>"
    case .notObservable(let why):
      return name + "><skipped message=\(quoted(why))/></testcase>"
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Without the characters that no XML may have.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": text += "?"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
