import Foundation
import Generation
import HostileTexts

// Writes the outputs of hostile contracts for Proofs/hostile to compile, run and render, and says what it counted.
// usage: hostile-contracts FOLDER rich|plain [HOW-MANY-TEXTS-EACH-POSITION-MEETS]

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let limit = CommandLine.arguments.count > 3 ? Int(CommandLine.arguments[3]) : nil
let sample =
  CommandLine.arguments[2] == "rich"
  ? MarkedSample(try Sample.rich(), for: [.client, .fixtures, .docs])
  : MarkedSample(Sample.contract, for: [.server, .fixtures, .typescript, .python])
let report = try Work(sample, in: folder, limit: limit).run()
print(report)
