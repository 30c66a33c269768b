/// How a client reaches its servers, and what it uses of the device.
///
/// ```swift
/// let client = Rote.Client(
///   store: store,
///   options: ClientOptions(
///     transport: URLSessionTransport(configuration: settings), userAgent: "Reader/2.1"))
/// ```
public struct ClientOptions: Sendable {
  /// Sends the requests.
  public var transport: any Transport
  /// Tells the time. If it is a `MonotonicClock` too, it also measures the time that passes. A refresh has a deadline,
  /// and is repeated, only with `SystemClock`.
  public var clock: any WallClock
  /// Receive each request, refresh and change of state, but never a secret.
  public var observers: [any ClientObserver]
  /// How requests are numbered for the observers and the server.
  public var requestIDs: RequestIDs
  /// Asks the system for the time that a refresh needs.
  public var background: any BackgroundTime
  /// Goes with every request; the system's own if nil.
  public var userAgent: String?

  public init(
    transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
    observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
    background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
  ) {
    self.transport = transport
    self.clock = clock
    self.observers = observers
    self.requestIDs = requestIDs
    self.background = background
    self.userAgent = userAgent
  }

  /// Returns the same options with a transport that requires the contract's pins, whatever transport an app gave.
  public func pinned(to pins: [CertificatePins]) -> Self {
    var options = self
    options.transport = transport.pinned(to: pins)
    return options
  }
}
