import AuthServer
import CaseFolders
import ContractModel
import ContractVariants
import Diagnostics
import Machines
import TestLab
import Testing

@testable import ReferenceServer

/// Renaming the errors, types and fields of a contract changes neither refusals nor responses.
@Suite struct RenamedContractTests {
  static let contracts =
    Contracts.names.map { "contract/\($0).yaml" }
    + Checkout.files(in: "Tests/Shapes", ending: ".yaml").filter {
      !$0.contains("Generated") && !$0.hasSuffix("authgen.yaml")
    }

  private static func renamed(_ path: String) throws -> RenamedContract {
    try RenamedContract(SourceFile(path: path, text: Checkout.text(path)))
  }

  @Test(arguments: contracts)
  func refusalTableSurvivesRenaming(_ path: String) throws {
    let renamed = try Self.renamed(path)
    #expect(renamed.count > 5)
    let table = RefusalTable(renamed.contract).text
    #expect(table.contains(RenamedContract.mark) || !table.contains("(as "))
    #expect(
      Self.words(renamed.mappedBack(table))
        == Self.words(RefusalTable(try Contracts.read(path)).text))
  }

  /// Columns are as wide as their names.
  private static func words(_ table: String) -> [[Substring]] {
    table.split(separator: "\n").map { $0.split(separator: " ") }
  }

  /// Each error has the name of another meaning and is still chosen by its own.
  @Test(arguments: contracts, [1, 12, 23])
  func misleadingNamesAreIgnored(_ path: String, _ distance: Int) throws {
    let own = try Contracts.read(path)
    let renamed = try RenamedContract(
      SourceFile(path: path, text: Checkout.text(path)), by: .misleading(by: distance))
    for endpoint in own.endpoints {
      for meaning in Meaning.allCases {
        let one = RefusalChoice(own).choose(meaning, for: endpoint)?.refusal.name.value
        let other = RefusalChoice(renamed.contract)
          .choose(meaning, for: renamed.contract.endpoints[endpoint.name.value])
        #expect(
          other?.refusal.name.value == one.map(renamed.renamed), "\(endpoint.name): \(meaning)")
      }
    }
  }

  @Test(arguments: WireCaseTests.cases)
  func answersSurviveRenaming(_ folder: CaseFolder) async throws {
    let path = String(try #require(folder.text("contract")).split(separator: "\n")[0])
    let renamed = try Self.renamed(path)
    let own = try Contracts.read(path)
    let outcome = try WireCaseTests.outcome(of: folder)
    let one = try await WireCaseTests.text(folder, own, outcome)
    let other = try await WireCaseTests.text(folder, renamed.contract, renamed.mapped(outcome))
    #expect(renamed.mappedBack(other) == one)
  }
}
