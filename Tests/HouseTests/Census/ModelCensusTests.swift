import Testing

/// Each stored property of the contract's model is made something of, or excused by name.
@Suite struct ModelCensusTests {
  @Test func everyModelPropertyIsUsed() throws {
    let census = try ModelCensus.ofGeneration()
    #expect(census.properties.count > 180)
    for mistake in census.mistakes { Issue.record("\(mistake)") }
  }

  private static let model = """
    package struct Token: Definition {
      package let name: Text
      package internal(set) var grace: Located<Int>? { didSet { forget() } }
      private let hidden: Int
      package static let all = 1
      package var isShort: Bool { grace == nil }

      package struct Life: Sendable {
        package let ends: Located<Int>?
      }
    }

    package enum Word: String {
      case one
    }

    package struct Provider: Definition {
      package let name: Text
    }
    """

  @Test func findsStoredProperties() {
    let found = ModelProperty.properties(in: Self.model).map(\.text)
    #expect(found == ["Token.name", "Token.grace", "Token.Life.ends", "Provider.name"])
  }

  /// The properties to report, given the sources and the list.
  @Test(arguments: [
    ("token.name, .grace, $0.ends, provider.name", "", []),
    ("token.name, .grace, $0.ends, $0.name", "", ["Provider.name is read nowhere"]),
    ("token.name, .gracefully, $0.ends, provider.name", "", ["Token.grace is read nowhere"]),
    ("token.name, .grace, .ends, one.name", "read Provider.name: one.name", []),
    (
      "token.name, .grace, .ends", "read Provider.name: one.name",
      ["model-census.txt: Provider.name is not read as `one.name`"]
    ),
    ("token.name, .grace, provider.name", "excused Token.Life.ends: it is the server's", []),
    ("token.name, .grace, provider.name", "pending Token.Life.ends: pages of tokens", []),
    (
      "token.name, .grace, .ends, provider.name", "pending Token.Life.ends: pages of tokens",
      ["model-census.txt: Token.Life.ends is read: take its line out"]
    ),
    (
      "token.name, .grace, .ends, provider.name", "excused Token.end: why",
      ["model-census.txt: there is no Token.end"]
    ),
  ])
  func reportsUnusedProperties(_ sources: String, _ list: String, _ mistakes: [String]) {
    let census = ModelCensus(
      ModelProperty.properties(in: Self.model), in: sources, CensusList(list))
    let found = census.mistakes
    #expect(found.count == mistakes.count, "\(found)")
    #expect(zip(found, mistakes).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }
}
