import Foundation
import HostileTexts

// Writes the outputs of hostile contracts for scripts/hostile to compile, run and render, and says what it counted.
// usage: hostile-contracts FOLDER [HOW-MANY-TEXTS]

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let limit = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) : nil
let report = try Work(in: folder, limit: limit).run()
print(report)
