import AuthClient

extension CallFailure {
  /// No answer came, or none that can be read. Which of the faults a broken connection is, systems
  /// say differently.
  var isLost: Bool {
    guard case .fault(let fault) = self else { return false }
    return [.offline, .timeout, .unreadable].contains(fault)
  }
}
