import CaseFolders
import InertEntries
import Review
import Testing

/// The layout of a contract is no difference.
@Suite struct SameContractTests {
  private static let files = Checkout.files(in: "contract", ending: ".yaml")

  @Test(arguments: files)
  func aContractDoesNotDifferFromItself(_ file: String) throws {
    let search = try InertSearch(path: file, text: try Checkout.text(file))
    #expect(
      ContractReview(from: search.contract, to: search.contract).findings.map(\.message) == [])
  }

  @Test(arguments: files)
  func theOrderOfKeysIsNoDifference(_ file: String) throws {
    let search = try InertSearch(path: file, text: try Checkout.text(file))
    let other = try #require(search.reordered())
    #expect(ContractReview(from: search.contract, to: other).findings.map(\.message) == [])
  }

  @Test(arguments: files)
  func commentsAndEmptyLinesAreNoDifference(_ file: String) throws {
    let text = try Checkout.text(file)
    let spaced = text.replacing("\n\n", with: "\n# a remark\n\n\n")
    let search = try InertSearch(path: file, text: text)
    let other = try InertSearch(path: file, text: spaced)
    #expect(
      ContractReview(from: search.contract, to: other.contract).findings.map(\.message) == [])
  }
}
