import Mustache
import Testing

/// The core of the specification. Its cases lie outside the checkout: where they are not, nothing is tested here.
@Suite(
  .enabled(
    if: SpecificationSuite.folder != nil,
    "the specification's cases are missing: set AUTHCONTRACT_SUITES to the folder with mustache/"))
struct SpecificationTests {
  @Test func allSpecificationCasesAreFound() {
    #expect(SpecificationSuite.cases.count == 136)
  }

  @Test(arguments: SpecificationSuite.cases)
  func lenientModeMatchesSpecification(_ example: SpecificationCase) throws {
    #expect(try example.render(.lenient) == example.content.expected)
  }

  @Test(arguments: SpecificationSuite.cases)
  func strictModeDiffersOnlyIfSomethingIsMissing(_ example: SpecificationCase) throws {
    if Self.casesWithSomethingMissing.contains(example.content.name) {
      #expect(throws: TemplateError.self) { try example.render(.strict) }
    } else {
      #expect(try example.render(.strict) == example.content.expected)
    }
  }

  private static let casesWithSomethingMissing: Set = [
    "Ampersand Context Miss Interpolation", "Ampersand Null Interpolation",
    "Basic Context Miss Interpolation", "Basic Null Interpolation", "Context Misses",
    "Dotted Names - Broken Chain Resolution", "Dotted Names - Broken Chains",
    "Dotted Names - Context Precedence", "Dotted Names are never single keys", "Failed Lookup",
    "Triple Mustache Context Miss Interpolation", "Triple Mustache Null Interpolation",
  ]
}
