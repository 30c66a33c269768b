import ContractModel
import ContractReader
import ContractVariants
import Diagnostics
import Foundation
import Lint
import Review
import YAMLSource

// Reading and linting a contract takes time in proportion to its endpoints: five times as many may take 5.5 times as
// long. Both sizes are measured in turn, so that a slower hour of the machine falls on both.

let limit = 5.5
let sizes = [1000, 5000]
let stages = ["parse", "read", "lint", "diff", "stories"]
let repeats = 11
let edits = 10

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Milliseconds of the processor that each stage takes: what else the machine does is not counted.
func measure(_ source: SourceFile) throws -> [Double] {
  let start = clock()
  let document = YAMLSource.parse(source)
  let parsed = clock()
  let contract = try ContractReader.read(document)
  let read = clock()
  let report = Lint.check(contract)
  let linted = clock()
  precondition(!report.hasErrors, "the contract has errors")
  let shorter = try edited(source, contract, grace: "1s")
  let edited = try edited(source, contract)
  let beforeDiff = clock()
  let review = ContractReview(from: contract, to: edited)
  let reviewed = clock()
  let beforeStories = clock()
  let told = ContractReview(from: contract, to: shorter, storyBound: 2000)
  let end = clock()
  precondition(told.findings.contains { !$0.story.isEmpty }, "no story of the shorter grace")
  precondition(Set(review.findings.map(\.path)).count == edits, "\(review.findings.map(\.message))")
  return [
    parsed - start, read - parsed, linted - read, reviewed - beforeDiff, end - beforeStories,
  ].map { Double($0) * 1000 / Double(CLOCKS_PER_SEC) }
}

/// The same contract with other routes for some of its calls, and perhaps with another grace.
func edited(
  _ source: SourceFile, _ contract: Contract, grace: String = "30s"
) throws -> Contract {
  var text = String(decoding: source.bytes, as: UTF8.self)
  let routes = contract.endpoints.suffix(edits).map(\.path.value.text)
  for route in routes { text.replace(" \(route)\n", with: " \(route)/moved\n", maxReplacements: 1) }
  text.replace("grace: 30s", with: "grace: \(grace)", maxReplacements: 1)
  return try ContractReader.read(YAMLSource.parse(SourceFile(path: "edited.yaml", text: text)))
}

func rounded(_ value: Double, _ digits: Int = 2) -> String {
  String(format: "%.\(digits)f", value)
}

func row(_ cells: [String]) -> String {
  cells.map { $0 + String(repeating: " ", count: max(0, 16 - $0.count)) }.joined()
}

// A contract for another program: its kind and its size.
if CommandLine.arguments.count == 3, let kind = GrowthKind(rawValue: CommandLine.arguments[1]),
  let size = Int(CommandLine.arguments[2])
{
  print(kind.contract(endpoints: size), terminator: "")
  exit(0)
}

// One size, once: for a profiler.
if let size = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
  let source = SourceFile(path: "large.yaml", text: ContractMaker.contract(endpoints: size))
  print(row(stages), "\n", row(try measure(source).map { rounded($0, 1) }), separator: "")
  exit(0)
}

let sources = sizes.map {
  SourceFile(path: "large.yaml", text: ContractMaker.contract(endpoints: $0))
}
for source in sources { _ = try measure(source) }
var times: [[[Double]]] = [[], []]
for _ in 0..<repeats {
  for (index, source) in sources.enumerated() { times[index].append(try measure(source)) }
}

print("read + lint, medians of \(repeats) runs in milliseconds of the processor")
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

let files = ComparedFiles(endpoints: sizes[1], String(decoding: sources[1].bytes, as: UTF8.self))
let compared = try (0...repeats).map { _ in try files.measure() }.dropFirst()
let scan = median(compared.map(\.scan))
let diff = median(compared.map(\.diff))
let changes = Set(compared.map(\.changes))
let share = diff / scan
let isKept = share <= ComparedFiles.limit && changes == [ComparedFiles.edits]
print(
  "diff of two contracts of \(sizes[1]) endpoints: \(rounded(diff, 1)) ms, libyaml's scan of both "
    + "\(rounded(scan, 1)) ms, ratio \(rounded(share)) of at most \(ComparedFiles.limit), "
    + "changes \(changes.sorted()): \(isKept ? "kept" : "BROKEN")")
exit(ratio <= limit && isKept ? 0 : 1)
