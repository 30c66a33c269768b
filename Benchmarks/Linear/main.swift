import ContractMaker
import ContractReader
import Diagnostics
import Foundation
import Lint
import YAMLSource

// Reading and linting a contract takes time in proportion to its endpoints: five times as many may take 5.5 times as
// long. Both sizes are measured in turn, so that what else the machine does falls on both.

let limit = 5.5
let sizes = [1000, 5000]
let stages = ["parse", "read", "lint"]
let repeats = 11

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

/// Milliseconds of each stage.
func measure(_ source: SourceFile) throws -> [Double] {
  let clock = ContinuousClock()
  let start = clock.now
  let document = YAMLSource.parse(source)
  let parsed = clock.now
  let contract = try ContractReader.read(document)
  let read = clock.now
  let report = Lint.check(contract)
  let end = clock.now
  precondition(!report.hasErrors, "the contract has errors")
  return [start.duration(to: parsed), parsed.duration(to: read), read.duration(to: end)]
    .map(milliseconds)
}

func rounded(_ value: Double, _ digits: Int = 2) -> String {
  String(format: "%.\(digits)f", value)
}

func row(_ cells: [String]) -> String {
  cells.map { $0 + String(repeating: " ", count: max(0, 16 - $0.count)) }.joined()
}

let sources = sizes.map {
  SourceFile(path: "large.yaml", text: ContractMaker.contract(endpoints: $0))
}
for source in sources { _ = try measure(source) }
var times: [[[Double]]] = [[], []]
for _ in 0..<repeats {
  for (index, source) in sources.enumerated() { times[index].append(try measure(source)) }
}

print("read + lint, medians of \(repeats) runs in milliseconds")
print(row(["stage"] + sizes.map { "\($0) endpoints" } + ["ratio"]))
for (index, stage) in stages.enumerated() {
  let medians = times.map { runs in median(runs.map { $0[index] }) }
  print(row([stage] + medians.map { rounded($0, 1) } + [rounded(medians[1] / medians[0])]))
}
let totals = times.map { runs in median(runs.map { $0.reduce(0, +) }) }
let ratio = totals[1] / totals[0]
print(row(["all"] + totals.map { rounded($0, 1) } + [rounded(ratio)]))
print(
  "\(sources.map(\.bytes.count)) bytes; the limit is \(limit): \(ratio <= limit ? "kept" : "BROKEN")"
)
exit(ratio <= limit ? 0 : 1)
