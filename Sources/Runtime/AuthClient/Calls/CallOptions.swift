import Foundation

/// Options for single calls. They never apply to a refresh, because callers share it.
///
/// ```swift
/// let patient = client.with(CallOptions(timeout: 120, headers: ["X-Trace": trace]))
/// let devices = try await patient.listDevices()
/// ```
public struct CallOptions: Sendable {
  /// The idle timeout in whole seconds, after which the call ends as `.fault(.timeout)`; the transport's own if nil.
  public var timeout: TimeInterval?
  /// Headers beside those of the contract. A call ends as `.fault(.unsendable)` if the contract or the library sets a
  /// header of the same name.
  public var headers: [String: String]
  /// The priority relative to other calls of the app; the transport's own if nil.
  public var priority: Priority?

  /// The priority of a call.
  public enum Priority: Hashable, Sendable {
    case low, normal, high
  }

  public init(
    timeout: TimeInterval? = nil, headers: [String: String] = [:], priority: Priority? = nil
  ) {
    self.timeout = timeout
    self.headers = headers
    self.priority = priority
  }

  /// These options, and the others over them.
  func merging(_ others: CallOptions) -> CallOptions {
    var own = HTTPHeaders(headers.map { (name: $0.key, value: $0.value) })
    for (name, value) in others.headers { own[name] = value }
    return CallOptions(
      timeout: others.timeout ?? timeout,
      headers: Dictionary(own.pairs.map { ($0.name, $0.value) }) { $1 },
      priority: others.priority ?? priority)
  }
}

extension CallOptions: CustomStringConvertible, CustomReflectable {
  /// The names of the headers only.
  public var description: String { headers.keys.sorted().joined(separator: ", ") }
  public var customMirror: Mirror { Mirror(self, children: ["names": description]) }
}

extension HTTPRequest {
  /// Headers that belong to a token, to the body or to the connection.
  private static let taken: Set<String> = [
    "authorization", "connection", "content-length", "cookie", "host", "transfer-encoding",
  ]

  /// The request with the options of its call.
  ///
  /// - Parameter names: headers that belong to others though this request lacks them.
  /// - Throws: `FaultCause.headerTaken`, or `Fault.unsendable` for a header that cannot be written.
  func with(_ options: CallOptions, keeping names: [String]) throws -> HTTPRequest {
    let taken = Self.taken.union(names.map { $0.lowercased() })
    var all = headers
    for (name, value) in options.headers.sorted(by: { $0.key < $1.key }) {
      guard all[name] == nil, !taken.contains(name.lowercased()) else {  //! option-header-taken
        throw FaultCause.headerTaken
      }
      all[name] = value
    }
    guard all.areSound else { throw Fault.unsendable }
    var request = self
    request.headers = all
    request.timeout = options.timeout
    request.priority = options.priority
    return request
  }
}
