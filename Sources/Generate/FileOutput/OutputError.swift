import Diagnostics

/// Why a run stopped, inside this module; outside it is `Problems`.
enum OutputError: Error {
  /// A call to the system failed.
  case failed(SystemError)
  /// The run must not go on, for reasons that are already in words.
  case refused([Diagnostic])
  /// A file of another writer, which the new tree cannot link.
  case cannotCarry(String)

  static func refused(_ diagnostic: Diagnostic) -> OutputError { .refused([diagnostic]) }

  /// The error number of a failed call.
  var code: Int32? {
    if case .failed(let error) = self { error.code } else { nil }
  }
}
