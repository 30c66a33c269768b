import Foundation
import InertEntries

// Changes every entry of the contracts that it is told, and says of which nothing follows; Proofs/inert calls it:
// inert [--part] FOLDER-OF-THE-LISTS CONTRACT…
// A part of the contracts says nothing of lines of the lists that mean none of its entries.

let isPart = CommandLine.arguments.contains("--part")
let words = CommandLine.arguments.filter { $0 != "--part" }
guard words.count >= 3 else {
  print("usage: inert [--part] FOLDER CONTRACT…")
  exit(2)
}

func text(_ path: String) throws -> String {
  try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
}

func list(_ name: String) throws -> EntryList { EntryList(try text("\(words[1])/\(name).txt")) }

typealias Judged = (path: String, entry: ContractEntry, verdict: Verdict)

/// Takes as many entries at a time as there are processors.
func judge(_ search: InertSearch) async -> [Judged] {
  let lanes = max(1, ProcessInfo.processInfo.activeProcessorCount)
  return await withTaskGroup(of: [(Int, Verdict)].self) { group in
    for lane in 0..<lanes {
      group.addTask {
        stride(from: lane, to: search.entries.count, by: lanes).map { index in
          (index, search.verdict(on: search.entries[index]))
        }
      }
    }
    var all: [(Int, Verdict)] = []
    for await part in group { all += part }
    return all.sorted { $0.0 < $1.0 }.map { (search.path, search.entries[$0.0], $0.1) }
  }
}

func say(_ title: String, _ lines: [String]) {
  if lines.isEmpty { return }
  print("\(title):")
  for line in lines { print("  \(line)") }
}

let lists = InertReport.Lists(
  excused: try list("excused"), pending: try list("pending"), unshown: try list("unshown"))
var report = InertReport(lists)
for path in words[2...] {
  let search = try InertSearch(path: path, text: text(path))
  for judged in await judge(search) { report.add(judged.verdict, judged.entry, of: judged.path) }
}
say("refused, by pattern", report.refused.lines)
say("on no page, by pattern", report.unshown.lines)
say("excused", report.reasons)
let idle = isPart ? [] : report.idle
say("BROKEN, lines of the lists that mean nothing", idle)
say("inert, by pattern", report.inert.lines)
say("inert", report.inert.entries)
print(report.summary)
exit(report.inert.count == 0 && idle.isEmpty ? 0 : 1)
