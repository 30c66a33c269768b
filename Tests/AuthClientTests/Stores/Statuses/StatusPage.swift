@testable import AuthClient

/// The page that says what becomes of each operation.
struct StatusPage {
  struct Row {
    let operation: StoreOperation
    let kind: StoreKind
    let failure: StatusFailure?
    let state: String
    let dropsGuard: Bool

    fileprivate var cells: [String] {
      let result = failure?.name ?? (dropsGuard ? "done, without the guard" : "done")
      let recovery = failure.map { "`.\($0.recovery)`" } ?? ""
      return [
        result, operation.isOfSession ? "`\(state)`" : "", recovery, failure?.message ?? "",
      ]
    }
  }

  private(set) var text = """
    # What the keychain's statuses do to a session

    Written by KeychainStatusTests, which play each operation on a model of the device and the keychain. `scripts/record` writes it anew. The statuses are those of Apple's
    [Security](https://github.com/apple-oss-distributions/Security) 61901.0.87.0.1; which errors LocalAuthentication has for a condition is Apple's closed code, so the rows with a
    guard are for a device to confirm.

    | stores | the plan |
    |---|---|
    | named | an item for each token |
    | single | one item for the session |
    | guarded | the user has switched biometrics on, and the contract has `guards: tokens` |
    | shared | named items of an access group, with a folder for the lock |

    `load` is the first call after the launch, `renewal` a call whose token has expired in a process that had opened the session. `save` and `clear` are the store's own. Results
    that start with `StoreFailure` are thrown by the store or the list of accounts. The state is the session's afterwards: `unknown` is a session that can't be read. `list` is the list
    of accounts beside the session, and `list remove` signs the account out. The tests also follow each recovery: after `.retry` and `.tell`, the operation succeeds once the condition
    has ended; after `.signIn`, a sign-in succeeds, or says what to do first.

    """

  mutating func add(_ condition: StatusCondition, _ rows: [Row]) {
    text += """

      ## \(condition.title)

      Status: \(condition.status).

      | operation | stores | result | state | recovery | message |
      |---|---|---|---|---|---|

      """
    var last: [String] = []
    var operations: [StoreOperation] = []
    for operation in StoreOperation.allCases {
      let lines = Self.lines(rows.filter { $0.operation == operation })
      if lines != last { write(operations, last) }
      operations = lines == last ? operations + [operation] : [operation]
      last = lines
    }
    write(operations, last)
  }

  private mutating func write(_ operations: [StoreOperation], _ lines: [String]) {
    let names = operations.map(\.rawValue).joined(separator: ", ")
    for line in lines { text += "| \(names) | \(line) |\n" }
  }

  /// A line for each outcome of one operation, with the stores that have it.
  private static func lines(_ rows: [Row]) -> [String] {
    var seen: [[String]] = []
    for cells in rows.map(\.cells) where !seen.contains(cells) { seen.append(cells) }
    return seen.map { cells in
      let kinds = rows.filter { $0.cells == cells }.map(\.kind.rawValue)
      let stores = kinds.count == rows.count ? "all" : kinds.joined(separator: "; ")
      return ([stores] + cells).joined(separator: " | ")
    }
  }
}
