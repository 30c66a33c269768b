import CaseFolders
import ContractModel
import ContractReader
import ContractVariants
import Diagnostics
import Foundation
import Testing
import YAMLSource

/// Names that lie change nothing of what the reference server does. Each error is called by the word of each other meaning in
/// turn, and each field by that of another role: whoever reads a name somewhere is misled once.
struct LyingNameTests {
  private static let contracts = Checkout.files(in: "contract", ending: ".yaml")
    .filter { $0.count { $0 == "/" } == 1 }

  /// A name that is read misleads at almost any distance: three are played, and in a proof all.
  private static let distances =
    Sample.isWhole
    ? Array(1..<Meaning.allCases.count)
    : [1, Meaning.allCases.count / 2, Meaning.allCases.count - 1]

  @Test(arguments: contracts)
  func misleadingNamesChangeNoOutcome(_ path: String) async throws {
    let source = SourceFile(path: path, text: try Checkout.text(path))
    let own = try await Exchanges.recordCalls(ContractReader.read(YAMLSource.parse(source)))
    for distance in Self.distances {
      let renamed = try RenamedContract(source, by: .misleading(by: distance))
      let exchanges = try await Exchanges.recordCalls(renamed.contract).map(renamed.mappedBack)
      #expect(exchanges == own, "\(path): words \(distance) further on")
    }
  }
}
