/// The answer of a program to the shell.
package enum ExitCode: Int32, Sendable {
  case clean = 0
  /// The program has findings to show, or could not do its work.
  case failed = 1
  case wrongUsage = 2
  /// As shells report a program that SIGINT ended.
  case interrupted = 130
}
