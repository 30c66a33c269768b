/// A record of what became of a request, for the log: words of the contract and of this server, never of the caller.
/// Unchecked, because the steps of a request follow each other in one task.
final class Trace: @unchecked Sendable {
  @TaskLocal static var current: Trace?

  private(set) var endpoint: String?
  private(set) var route: String?
  private(set) var reason: String?
  private(set) var refusal: String?
  /// The reason why a provider failed, by what it said or did not say: for whoever sets it up.
  private(set) var why: String?

  func note(endpoint: String, route: String) {
    self.endpoint = endpoint
    self.route = route
  }

  func note(route: String) { self.route = route }

  func note(why: String) { self.why = why }

  func note(reason: String, refusal: String? = nil) {
    self.reason = reason
    self.refusal = refusal
  }
}
