import CCrypto

/// A call of OpenSSL that failed, with what OpenSSL says about it (oldest first, may be empty).
package struct OpenSSLError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The function that failed, for whoever reads a log.
  package let call: String

  /// OpenSSL's own reasons; they name faults, never key bytes or messages.
  package let reasons: [String]

  package var description: String {
    reasons.isEmpty ? "\(call) failed" : "\(call) failed: \(reasons.joined(separator: "; "))"
  }

  /// Takes the reasons of this thread's last failure and leaves OpenSSL's queue empty.
  init(call: String) {
    self.call = call
    reasons = Self.drainedReasons()
  }

  /// Refuses every status but 1, which is what OpenSSL's functions return when all went well.
  static func check(_ status: Int32, _ call: String) throws(OpenSSLError) {
    guard status == 1 else { throw OpenSSLError(call: call) }
  }

  /// Refuses the null pointer that OpenSSL's constructors return when they fail.
  static func unwrap<Value>(_ value: Value?, _ call: String) throws(OpenSSLError) -> Value {
    guard let value else { throw OpenSSLError(call: call) }
    return value
  }

  /// Forgets reasons of a failure that was an answer, such as a signature that does not match:
  /// left in the queue, they would be blamed on the next call of this thread.
  static func forget() {
    ERR_clear_error()
  }

  private static func drainedReasons() -> [String] {
    var reasons: [String] = []
    while case let code = ERR_get_error(), code != 0 {
      reasons.append(reason(of: code))
    }
    return reasons
  }

  private static func reason(of code: UInt) -> String {
    ERR_reason_error_string(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
