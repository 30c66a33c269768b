import CaseFolders
import ContractReader
import Diagnostics
import ContractVariants
import Review
import Testing
import YAMLSource

/// The layout of a contract is no difference.
@Suite struct SameContractTests {
  private static let files = Checkout.files(in: "contract", ending: ".yaml")

  @Test(arguments: files)
  func contractDoesNotDifferFromItself(_ file: String) throws {
    let search = try InertSearch(path: file, text: try Checkout.text(file))
    #expect(
      ContractReview(from: search.contract, to: search.contract).findings.map(\.message) == [])
  }

  @Test(arguments: files)
  func keyOrderIsNoDifference(_ file: String) throws {
    let search = try InertSearch(path: file, text: try Checkout.text(file))
    let other = try #require(search.reordered())
    #expect(ContractReview(from: search.contract, to: other).findings.map(\.message) == [])
  }

  @Test(arguments: files)
  func commentsAndBlankLinesAreNoDifference(_ file: String) throws {
    let text = try Checkout.text(file)
    let spaced = text.replacing("\n\n", with: "\n# a remark\n\n\n")
    let search = try InertSearch(path: file, text: text)
    let other = try InertSearch(path: file, text: spaced)
    #expect(
      ContractReview(from: search.contract, to: other.contract).findings.map(\.message) == [])
  }

  /// Reformatted as strongly as YAML allows: on one line, with every text in quotes.
  @Test(arguments: files)
  func quotesAndFlowStyleAreNoDifference(_ file: String) throws {
    let text = try Checkout.text(file)
    let document = YAMLSource.parse(SourceFile(path: file, text: text))
    let line = try #require(document.root).inOneLine + "\n"
    #expect(line.split(separator: "\n").count == 1)
    let old = try ContractReader.read(document)
    let new = try ContractReader.read(YAMLSource.parse(SourceFile(path: file, text: line)))
    #expect(ContractReview(from: old, to: new).findings.map(\.message) == [])
  }
}

extension Node {
  fileprivate var inOneLine: String {
    switch content {
    case .scalar(let scalar): scalar.quoted
    case .sequence(let items): "[\(items.map(\.inOneLine).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key.scalar.quoted): \($0.value.inOneLine)" }.joined(separator: ", "))}"
    }
  }
}

extension Node.Scalar {
  /// Numbers and truth values stay as they are: in quotes they would be texts.
  fileprivate var quoted: String {
    let isWord =
      style == .plain && (Double(text) != nil || ["true", "false", "", "null"].contains(text))
    if isWord { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}
