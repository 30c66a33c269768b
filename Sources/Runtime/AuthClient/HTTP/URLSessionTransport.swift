import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport over a `URLSession` of its own: no cookies, no cache, no stored credentials, no redirects.
public struct URLSessionTransport: Transport {
  private let connections: ConnectionPool
  private let canKeepPins: Bool
  private let settings: Settings

  private struct Settings {
    let configuration: URLSessionConfiguration
    let maximumBody: Int
    /// The app's and the contract's: a server has to keep both.
    let pins: [[CertificatePins]]
    /// Seconds that a transfer may take in all; the configuration's own if nil.
    var longestTransfer: TimeInterval?
  }

  /// - Parameters:
  ///   - timeout: seconds without a byte after which a call is given up; four times as many in all.
  ///   - maximumBody: bytes; a longer answer is unreadable.
  ///   - pins: keys that servers must show. Where they cannot be asked for, which is so on Linux, and
  ///     where they are none or no pins, every call is `.insecure` and nothing is sent.
  public init(
    timeout: TimeInterval = 30, maximumBody: Int = 8 << 20, pins: [CertificatePins]? = nil
  ) {
    self.init(
      Settings(
        configuration: .withTimeout(timeout), maximumBody: maximumBody,
        pins: pins.map { [$0] } ?? [], longestTransfer: 7 * 24 * 3600))
  }

  /// Sends by a session with the settings of an app, such as a proxy, cellular access or headers of its own. Cookies,
  /// cache and stored credentials stay off, whatever the settings say.
  ///
  /// - Parameters:
  ///   - configuration: is copied; not one of a background session, which carries no calls.
  ///   - maximumBody: the longest response body in bytes; a longer one is `.unreadable`.
  ///   - pins: the keys to require beside those of the contract.
  public init(
    configuration: URLSessionConfiguration, maximumBody: Int = 8 << 20,
    pins: [CertificatePins]? = nil
  ) {
    let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    self.init(
      Settings(configuration: copy, maximumBody: maximumBody, pins: pins.map { [$0] } ?? []))
  }

  private init(_ settings: Settings) {
    self.settings = settings
    settings.configuration.forgetAll()
    connections = ConnectionPool(settings.configuration, pins: settings.pins)
    canKeepPins = settings.pins.allSatisfy { Self.asksForPins && $0.areUsable }
  }

  /// The same settings, and these pins beside those that it has.
  public func pinned(to pins: [CertificatePins]) -> any Transport {
    let configuration = settings.configuration.copy() as? URLSessionConfiguration
    return URLSessionTransport(
      Settings(
        configuration: configuration ?? .ephemeral, maximumBody: settings.maximumBody,
        pins: settings.pins + [pins], longestTransfer: settings.longestTransfer))
  }

  private static var asksForPins: Bool {
    #if canImport(Security)
      true
    #else
      false
    #endif
  }

  public func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let body = CollectedBody(maximum: settings.maximumBody)
    let connection = connections.connection(to: request.url)
    let head = try await carry(request, from: nil, into: body, by: connection)
    guard let whole = body.whole else {
      request.failed(because: FaultCause.answerTooLong)
      throw .unreadable
    }
    return HTTPResponse(status: head.status, headers: head.headers, body: whole)
  }

  /// Sends a request whose answer a receiver takes, over a connection of its own.
  ///
  /// - Parameter file: the request's body; the request's own if nil.
  /// - Returns: the head, when the receiver has the whole body or wants no more.
  package func carry(
    _ request: HTTPRequest, from file: URL?, into receiver: any BodyReceiver
  ) async throws(Fault) -> HTTPResponse {
    let own = Connection(
      settings.configuration, pins: settings.pins, longest: settings.longestTransfer)
    return try await carry(request, from: file, into: receiver, by: own)
  }

  private func carry(
    _ request: HTTPRequest, from file: URL?, into receiver: any BodyReceiver,
    by connection: Connection
  ) async throws(Fault) -> HTTPResponse {
    guard request.url.isSafe, canKeepPins else {  //! pins-need-support
      request.failed(because: canKeepPins ? FaultCause.plainHTTP : .pinsUnusable)
      throw .insecure
    }
    let sent = URLRequest(request)
    do throws(TransportFailure) {
      return try await connection.answer(to: sent, from: file, into: receiver, request.priority)
        .get()
    } catch {
      // Its connection would stay unchecked as long as it is used.
      if error.cause == .pinsUnchecked { connections.drop(request.url) }
      if let cause = error.cause { request.failed(because: cause) }
      throw error.fault
    }
  }
}

/// The system's session knows the requests under way, and a dump would show them.
extension URLSessionTransport: CustomStringConvertible, CustomReflectable {  //! transport-mirror
  public var description: String { "URLSessionTransport" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension URLSessionConfiguration {
  fileprivate static func withTimeout(_ timeout: TimeInterval) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout * 4
    return configuration
  }

  fileprivate func forgetAll() {  //! configuration-without-memory
    httpCookieStorage = nil
    httpShouldSetCookies = false
    urlCache = nil
    urlCredentialStorage = nil
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    // Whole seconds on Linux, where none at all is no end.
    //! call-timeout-sent
    if let timeout = request.timeout { timeoutInterval = max(1, timeout.rounded(.up)) }
    for (name, value) in request.headers.pairs { setValue(value, forHTTPHeaderField: name) }
    #if canImport(FoundationNetworking)
      // Here a request that gets no answer on a connection used before is sent again unasked,
      // whatever its method: a password counted twice, a token spent twice. So none is used twice.
      setValue("close", forHTTPHeaderField: "Connection")  //! linux-no-resend
    #endif
  }
}
