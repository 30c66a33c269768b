import CommandLineSupport
import Diagnostics
import Review

/// `authgen changelog`: release notes of a contract for those who use the code that is generated of it.
struct ChangelogCommand: AuthgenCommand {
  static let name = "changelog"
  static let summary = "Print release notes for the change from one contract to another"
  static let takes = "OLD NEW"

  private let old: String
  private let new: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 2 else {
      throw UsageError(
        message: "`authgen changelog` needs two contracts",
        help: "write `authgen changelog OLD.yaml NEW.yaml`")
    }
    (old, new) = (arguments.words[0], arguments.words[1])
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let compared = try OldContracts().compare(new, with: [(nil, old)])
      console.print(ReviewReport(compared.new, against: compared.old).changelog)
      return .clean
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }
}
