/// The end of a case before its last step.
enum CaseEnd: Error {
  /// The server does otherwise than the contract says.
  case broken(expected: String, found: String)
  /// It cannot be seen from where the tester stands.
  case notObservable(String)
}

extension CaseEnd {
  static func needs(_ need: TesterNeed) -> Self { .notObservable(need.words) }

  init(_ fault: ControlFailure) { self = .notObservable(fault.why) }
}
