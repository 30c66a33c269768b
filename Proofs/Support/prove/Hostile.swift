import ContractModel
import Foundation
import HostileTexts

/// Writes the outputs of hostile contracts for Proofs/hostile to compile, run and render, and reports what it counted.
enum Hostile {
  static func run(_ arguments: [String]) async throws -> Bool {
    guard arguments.count >= 2 else {
      throw Usage("hostile FOLDER rich|plain [HOW-MANY-TEXTS-EACH-POSITION-MEETS]")
    }
    let sample =
      arguments[1] == "rich"
      ? MarkedSample(try Sample.rich(), for: [.client, .fixtures, .docs])
      : MarkedSample(Sample.contract, for: [.server, .fixtures, .typescript, .python])
    let limit = arguments.count > 2 ? Int(arguments[2]) : nil
    print(try Work(sample, in: URL(fileURLWithPath: arguments[0]), limit: limit).run())
    return true
  }
}
