import CommandLineSupport
import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One line on a terminal that says how far a run is. A log gets none.
struct ConformProgress: Sendable {
  private let total: Int
  private let console: Console
  private let words: (cases: String, broken: String)
  private let count = ProgressCount()

  init(
    _ total: Int, _ console: Console, counting cases: String = "promises",
    _ broken: String = "broken"
  ) {
    self.total = total
    self.console = console
    words = (cases, broken)
  }

  private var isShown: Bool { isatty(2) == 1 }

  func note(_ result: CaseResult) {
    let (done, broken) = count.add(result.verdict.isBroken)
    if isShown { console.note("\r\(done)/\(total) \(words.cases), \(broken) \(words.broken) ") }
  }

  func end() { if isShown { console.note("\r\u{1b}[K") } }
}
