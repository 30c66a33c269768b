import CaseFolders
import Testing

/// Each stored property of the contract's model is compared by the review, or excused by name.
@Suite struct ReviewCensusTests {
  @Test func everyModelPropertyIsCompared() throws {
    let compared = try Self.compared()
    let excused = try Self.excused()
    let properties = try Set(ModelProperty.all().map(\.text))
    #expect(properties.count > 180)
    #expect(properties.subtracting(compared).subtracting(excused.keys).sorted() == [])
    #expect(Set(compared).subtracting(properties).sorted() == [])
    #expect(Set(excused.keys).subtracting(properties).sorted() == [])
    #expect(Set(excused.keys).intersection(compared).sorted() == [])
  }

  /// The properties are the cases of one enumeration.
  private static func compared() throws -> [String] {
    let text = try Checkout.text("Sources/Checks/Review/Pieces/Property.swift")
    return text.matches(of: #/case \w+ = "([\w.]+)"/#).map { String($0.output.1) }
  }

  /// PROPERTY: REASON, a line each.
  private static func excused() throws -> [String: String] {
    let text = try Checkout.text("Tests/HouseTests/Census/review-census.txt")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { line in
        line.firstRange(of: ": ").map {
          (String(line[..<$0.lowerBound]), String(line[$0.upperBound...]))
        }
      })
  }
}
