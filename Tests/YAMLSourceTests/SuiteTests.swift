import Diagnostics
import Foundation
import Testing
import YAMLSource

/// Outside cases. Where the suite is not beside the checkout and AUTHCONTRACT_SUITES does not name
/// its folder, these tests are skipped with this reason.
@Suite(.enabled(if: YAMLSuite.root != nil, "shared/suites/yaml is not beside the checkout"))
struct SuiteTests {
  /// Valid YAML without anything that this language refuses, which is refused nevertheless, and
  /// why.
  private static let exceptions = [
    "4MUZ/00": colonBelow, "4MUZ/01": colonBelow, "4MUZ/02": colonBelow, "K3WX": colonBelow,
    "VJP3/01": colonBelow, "UT92": colonBelow,
    "DK3J": "libyaml wants the lines of a text in `>` indented even where it is the whole document",
    "HM87/00": "libyaml takes a colon in brackets for the end of a key, whatever follows",
  ]
  private static let colonBelow = "libyaml wants the colon on the line of its key"

  @Test(arguments: YAMLSuite.cases.filter(\.isInvalid))
  func invalidSuiteCaseIsRejected(_ example: YAMLSuite.Case) {
    #expect(!Reading.document(example.input).problems.isEmpty)
  }

  @Test(arguments: YAMLSuite.cases.filter { !$0.isInvalid })
  func validSuiteCaseIsReadAsExpected(_ example: YAMLSuite.Case) throws {
    let document = Reading.document(example.input)
    let found = Set(document.problems.map(\.rule))
    let features = SuiteFeatures(example)
    if Self.exceptions[example.name] != nil {
      #expect(!found.isEmpty)
    } else if !features.refused.isEmpty {
      #expect(!found.isDisjoint(with: features.refused.map(\.rawValue)))
    } else if !found.isEmpty {
      #expect(found.isSubset(of: features.doubtful.map(\.rawValue)), "\(example.text)")
    } else {
      try compare(document, example)
    }
  }

  @Test func exceptionsAreExistingCases() {
    #expect(Set(Self.exceptions.keys).isSubset(of: YAMLSuite.cases.map(\.name)))
  }

  @Test func countsArePrinted() {
    let valid = YAMLSuite.cases.filter { !$0.isInvalid }
    let read = valid.filter { Reading.document($0.input).problems.isEmpty }
    let refused = valid.filter { !SuiteFeatures($0).refused.isEmpty }
    print(
      "YAML test suite: \(YAMLSuite.cases.count) cases, \(YAMLSuite.cases.count - valid.count) invalid,",
      "\(valid.count) valid, of which \(read.count) are read and \(refused.count) use what we refuse"
    )
    #expect(read.count > 50)
  }

  private func compare(_ document: Document, _ example: YAMLSuite.Case) throws {
    let root = try #require(document.root)
    #expect(root.eventLines == example.events.compactMap(Self.withoutBrackets), "\(example.text)")
    guard let meaning = example.meaning else { return }
    let wanted = try JSONSerialization.jsonObject(with: meaning, options: .fragmentsAllowed)
    #expect(JSONValue(wanted) == JSONValue(root), "\(example.text)")
  }

  /// A node does not say whether it stood in brackets.
  private static func withoutBrackets(_ event: String) -> String? {
    if event.hasPrefix("+STR") || event.hasPrefix("-STR") || event.contains("DOC") { return nil }
    return event.hasPrefix("+") ? String(event.prefix(4)) : event
  }
}
