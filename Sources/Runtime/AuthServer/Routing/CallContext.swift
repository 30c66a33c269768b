import Primitives

/// The context of a call of one endpoint. A method of the service reads it from `CallContext.current`.
///
/// Headers and cookies that are added here go out with the answer or the refusal, and with no fault.
public final class CallContext: Sendable {
  /// The call in which the current task works; nil outside of calls.
  @TaskLocal public static var current: CallContext?
  /// The request of the framework in front of the stubs, as its adapter hands it over.
  @TaskLocal public static var frameworkRequest: (any Sendable)?

  /// The method and the path of the endpoint as the contract has them: `GET /users/{id}`.
  public let endpoint: String
  /// The request as it was received, with its headers and its peer.
  public let request: Request
  /// The caller's `X-Request-Id` if it can be logged, or a new one.
  public let requestID: String
  /// The framework's own request; nil on a server without an adapter.
  public let frameworkRequest: (any Sendable)?

  private let added = Locked(Headers())

  init(endpoint: String, request: Request) {
    self.endpoint = endpoint
    self.request = request
    frameworkRequest = Self.frameworkRequest
    let given = request.headers.only("X-Request-Id")
    requestID = given.flatMap { Self.isLoggable($0) ? $0 : nil } ?? Self.newID()
  }

  /// Ignores a header that the stubs write themselves. One that would break its line makes the answer a 500.
  public func add(header name: String, _ value: String) {
    let isOwn = Self.own.contains { Headers.isSame($0, name) }
    if !isOwn { added.use { $0.add(name, value) } }
  }

  /// A text that no cookie can hold makes the answer a 500.
  public func add(cookie name: String, _ value: String, lifetime: Int? = nil) {
    added.use { $0.add(cookie: name, value, lifetime: lifetime) }
  }

  /// Takes over what the service has added.
  func complete(_ response: inout Response) {
    response.headers.add(added.use { $0 })
  }

  private static let own = ["Content-Length", "Content-Type", "Transfer-Encoding", "Connection"]

  private static func isLoggable(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private static func newID() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
