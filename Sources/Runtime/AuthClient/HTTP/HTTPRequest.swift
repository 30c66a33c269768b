public import Foundation
import Primitives

/// A request for a transport. No description of it shows more than the endpoint and the host.
public struct HTTPRequest: Sendable {
  /// The endpoint that this is a call of, for logs.
  public let endpoint: String
  public let method: HTTPMethod
  public let url: URL
  public internal(set) var headers: HTTPHeaders
  public let body: Data?
  /// Seconds without a byte after which the call is given up; the transport's own if nil.
  public internal(set) var timeout: TimeInterval?
  /// The importance beside other calls; the transport's own if nil.
  public internal(set) var priority: CallOptions.Priority?
  /// Copies of a request have one cause.
  private let lastCause = Locked<FaultCause?>(nil)

  public init(
    endpoint: String, method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], body: Data? = nil
  ) {
    self.endpoint = endpoint
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest {
  /// Tells the observers why this request got no answer, beside the `Fault` that a transport throws. Of the error only
  /// its domain and its code are kept.
  public func failed(because error: any Error) {
    lastCause.use { $0 = FaultCause(error) }
  }

  /// The cause of the fault, as far as a transport told it.
  var cause: FaultCause? { lastCause.use { $0 } }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(endpoint): \(method.rawValue) at \(url.host ?? "no host")" }
  public var customMirror: Mirror { Mirror(self, children: ["endpoint": endpoint]) }
}
