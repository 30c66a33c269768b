import Primitives

/// A record of what became of a request, for the log: words of the contract and of this server, never of the caller.
final class Trace: Sendable {
  @TaskLocal static var current: Trace?

  struct Entry {
    var endpoint: String?
    var route: String?
    var reason: String?
    var refusal: String?
    /// What led to the reason, for the operator alone: what a provider did, or which check a token failed.
    var why: String?
  }

  private let noted = Locked(Entry())

  var entry: Entry { noted.use { $0 } }

  func note(endpoint: String, route: String) {
    noted.use { ($0.endpoint, $0.route) = (endpoint, route) }
  }

  func note(route: String) { noted.use { $0.route = route } }

  func note(why: String) { noted.use { $0.why = why } }

  func note(reason: String, refusal: String? = nil) {
    noted.use { ($0.reason, $0.refusal) = (reason, refusal) }
  }
}
