import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

/// Types that stand in one another, a chain of them as long as a contract may be.
@Suite struct TypeDepthTests {
  /// - Parameter last: the type of the field in the last one.
  private func rules(_ count: Int, of link: String = "", last: String = "string") -> [String] {
    let types = (0..<count).map { index in
      "  T\(index): { next: \(index + 1 < count ? "\(link)T\(index + 1)" : last) }\n"
    }
    let text = """
      authcontract: 1
      service: Deep
      version: "1"
      servers: { api: { url: https://deep.example } }
      types:
      \(types.joined())
      endpoints: { read: { route: GET /a, does: call, returns: T0 } }
      """
    do {
      _ = try ContractReader.read(YAMLSource.parse(SourceFile(path: "deep.yaml", text: text)))
      return []
    } catch {
      return error.diagnostics.map(\.rule)
    }
  }

  @Test(arguments: ["", "list of "])
  func depthIsLimited(_ link: String) {
    #expect(rules(TypeDepth.most, of: link) == [])
    #expect(rules(TypeDepth.most + 1, of: link) == ["types-too-deep"])
    #expect(rules(20_000, of: link) == ["types-too-deep"])
  }

  @Test func cycleOfAnyLengthIsFound() {
    #expect(rules(20_000, last: "T0") == ["endless-type", "types-too-deep"])
    #expect(rules(20_000, last: "list of T0") == ["types-too-deep"])
    #expect(rules(3, last: "list of T0") == [])
  }
}
