/// An answer of a service that its contract does not allow. The caller has got a 500 in its place.
///
/// It has no room for the value that was found, so it can be logged as it is.
public struct BrokenAnswer: Error, Sendable, CustomStringConvertible {
  /// Takes each of them, in the task of the call: `CallContext.current` is that call.
  public typealias Report = @Sendable (BrokenAnswer) -> Void

  /// The method and the path of the endpoint: `GET /users/{id}`.
  public let endpoint: String
  public let requestID: String
  /// The value that is not what the contract says; nil for a status or a header that no answer has.
  public let invalid: InvalidValue?

  /// For developers, in English: "GET /things: the answer is broken: body email: expected a mail address".
  public var description: String {
    let reason = invalid?.description ?? "a status or a header that no answer has"
    return "\(endpoint): the answer is broken: \(reason) [request \(requestID)]"
  }

  /// Writes a line to the standard error stream.
  public static let log: Report = { StandardError.write("\($0)") }
}
