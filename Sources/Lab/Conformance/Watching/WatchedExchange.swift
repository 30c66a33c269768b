package import AuthServer

/// A request of an app and its answer, as a proxy or a recording saw them.
package struct WatchedExchange: Sendable {
  package let request: Request
  /// Nil where none came.
  package let response: Response?
  /// Seconds since 1970 in which the request was there, and in which its answer was.
  package let began: Double
  package let ended: Double
  /// The host of a call that went to no server of the contract.
  package let foreignHost: String?

  package init(
    _ request: Request, _ response: Response?, began: Double, ended: Double,
    foreignHost: String? = nil
  ) {
    self.request = request
    self.response = response
    self.began = began
    self.ended = ended
    self.foreignHost = foreignHost
  }
}
