package import AuthServer
import Foundation

/// The calls of a stand-in service: its methods write down their names and do no more.
package final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  package init() {}

  /// The methods in the order of their calls.
  package var all: [String] { lock.withLock { names } }

  /// The failure that a method throws, whatever it may refuse with.
  package func note<Refusal>(_ method: String = #function) -> ServerRefusal<Refusal> {
    lock.withLock { names.append(String(method.prefix { $0 != "(" })) }
    return .unavailable()
  }
}
