import CaseFolders
import Testing

/// Each stored property of the contract's model is compared by the review, or excused by name.
@Suite struct ReviewCensusTests {
  @Test func everyModelPropertyIsCompared() throws {
    let text = try Checkout.text("Sources/Checks/Review/Pieces/Property.swift")
    let compared = text.matches(of: #/= Property\("([\w.]+)"/#).map { String($0.output.1) }
    let excused = try Self.excused()
    let all = try ModelProperty.all()
    let byKeys = try Self.comparedByKeys(all, text)
    let properties = Set(all.map(\.text)).subtracting(byKeys)
    #expect(all.count > 180 && byKeys.count > 60)
    #expect(properties.subtracting(compared).subtracting(excused.keys).sorted() == [])
    #expect(Set(compared).subtracting(properties).sorted() == [])
    #expect(Set(excused.keys).subtracting(properties).sorted() == [])
    #expect(Set(excused.keys).intersection(compared).sorted() == [])
  }

  /// The properties of types that are compared key by key. `KeyDefinitionTests` find a key for each.
  private static func comparedByKeys(_ all: [ModelProperty], _ text: String) throws -> [String] {
    let keyed = try ModelProperty.keyed()
    return all.filter { property in
      let owners = keyed.filter { property.type == $0 || property.type.hasPrefix("\($0).") }
      let owner = owners.max { $0.count < $1.count }
      return owner.map { text.contains("KeyProperties<\($0)>(") } ?? false
    }.map(\.text)
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
