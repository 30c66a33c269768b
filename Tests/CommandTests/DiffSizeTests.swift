import CaseFolders
import Foundation
import Testing

/// The lines that a reviewer sees for one changed line of a contract.
@Suite struct DiffSizeTests {
  @Test func oneLineEditMakesSmallDiff() throws {
    let script = Checkout.root.appending(path: "Proofs/diff-sizes").path
    let report = try Shell.run([script, Authgen.binary.path])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }
}
