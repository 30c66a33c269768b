import CommandLineSupport
import Conformance

/// The form in which a report of the tester is printed.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case junit
  case html
  case sarif

  init(_ word: String) throws(UsageError) {
    guard let format = Self(rawValue: word) else {
      throw .unknownValue(word, of: "--format", among: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// A report of this form begins with the warnings.
  var hasWarnings: Bool { self == .text || self == .html }

  /// - Parameter replay: the command that runs the cases again, where there is one.
  func text(of report: ConformanceReport, replay: String?) -> String {
    switch self {
    case .text: ConformanceText(report, replay: replay).text
    case .json: ConformanceJSON(report).text
    case .junit: ConformanceJUnit(report).text
    case .html: ConformanceHTML(report, replay: replay).text
    case .sarif:
      ConformanceSARIF(report, tool: (Authlab.tool.name, Authlab.tool.version)).text
    }
  }
}
