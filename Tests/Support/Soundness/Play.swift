import ContractModel
import Diagnostics

/// A story of calls that an old client plays against the servers of two contracts.
package struct Play: Sendable {
  package enum Reach: Sendable {
    /// It stays well within the limits of the old contract, so whoever fails here is broken.
    case everyday
    /// It goes near a limit. A stricter limit is a risk: whoever is within both limits sees nothing.
    case limit
  }

  enum Step: Sendable {
    case step(Scenario.Step)
    /// The next call of the endpoint is refused so.
    case refusal(String, of: String)
  }

  package let name: String
  package let reach: Reach
  let steps: [Step]
  /// The steps before which the server is the old one: it is updated while people are signed in. At 0 it is new from the start.
  var stepsBefore = 0
  /// The play that is the same without an update.
  var original: String { name.replacing(Self.updated, with: "") }
  /// The app leaves out what it may.
  var isTerse = false
  private static let updated = ", updated"

  /// The same play, in which the server is updated after so many steps.
  func updated(after steps: Int) -> Play {
    Play(name: name + Self.updated, reach: reach, steps: self.steps, stepsBefore: steps)
  }

  /// The same play by an app that leaves out what it may.
  var tersely: Play {
    Play(name: name + ", tersely", reach: reach, steps: steps, isTerse: true)
  }

  /// The endpoints that its apps call.
  var calls: Set<String> {
    Set(
      steps.compactMap { if case .step(let step) = $0 { step.call?.endpoint.value } else { nil } })
  }
}
