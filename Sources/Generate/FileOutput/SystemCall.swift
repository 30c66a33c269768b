/// Every call of the system passes here, so that none can fail unseen, and a test can
/// make each of them fail in turn.
enum SystemCall {
  /// Asked before each call, with what it is to do and on what; an error number makes the call fail
  /// without being made. Only tests set it.
  @TaskLocal static var fault: (@Sendable (SystemAction, String) -> Int32?)?

  @discardableResult
  static func make(
    _ action: SystemAction, _ path: @autoclosure () -> String, _ call: () -> Int64
  ) throws(OutputError) -> Int64 {
    let answer = fault?(action, path()).map { -Int64($0) } ?? call()
    if answer >= 0 { return answer }
    throw .failed(SystemError(action: action, path: path(), code: Int32(-answer)))
  }
}
