/// What the exit codes of a command mean.
package struct ExitMeanings: Sendable {
  /// Each code with its meaning, in order.
  let rows: [(code: String, meaning: String)]

  package init(clean: String, failed: String, wrongUsage: String) {
    let meanings: [(ExitCode, String)] = [
      (.clean, clean), (.failed, failed), (.wrongUsage, wrongUsage),
    ]
    rows = meanings.filter { !$0.1.isEmpty }.map { ("\($0.rawValue)", $1) }
  }
}
