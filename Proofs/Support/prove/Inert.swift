import Foundation
import ContractVariants

/// Changes every entry of the contracts, and reports those that change nothing. With `--part`, for some contracts alone, lines
/// of the lists that mean none of their entries are no error.
enum Inert {
  static func run(_ arguments: [String]) async throws -> Bool {
    let isPart = arguments.contains("--part")
    let words = arguments.filter { $0 != "--part" }
    guard words.count >= 2 else { throw Usage("inert [--part] FOLDER-OF-THE-LISTS CONTRACT...") }
    func list(_ name: String) throws -> EntryList { EntryList(try text("\(words[0])/\(name).txt")) }
    var report = InertReport(
      InertReport.Lists(
        excused: try list("excused"), pending: try list("pending"), unshown: try list("unshown")))
    for path in words.dropFirst() {
      let search = try InertSearch(path: path, text: text(path))
      for (entry, verdict) in await judge(search) { report.add(verdict, entry, of: search.path) }
    }
    return show(report, idle: isPart ? [] : report.idle)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  /// Takes as many entries at a time as there are processors.
  private static func judge(_ search: InertSearch) async -> [(ContractEntry, Verdict)] {
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
      return all.sorted { $0.0 < $1.0 }.map { (search.entries[$0.0], $0.1) }
    }
  }

  private static func show(_ report: InertReport, idle: [String]) -> Bool {
    say("refused, by pattern", report.refused.lines)
    say("on no page, by pattern", report.unshown.lines)
    say("excused", report.reasons)
    say("BROKEN, lines of the lists that mean nothing", idle)
    say("inert, by pattern", report.inert.lines)
    say("inert", report.inert.entries)
    print(report.summary)
    return report.inert.count == 0 && idle.isEmpty
  }

  private static func say(_ title: String, _ lines: [String]) {
    if lines.isEmpty { return }
    print("\(title):")
    for line in lines { print("  \(line)") }
  }
}
