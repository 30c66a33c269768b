import AuthServer
import ContractModel
import Diagnostics

/// The URL with which a page hands its result to an app.
struct ReceivedCallback {
  private let query: [String: String]

  /// Nil where the answer leads elsewhere.
  init?(_ answer: Response, _ callback: Callback) {
    guard (300...399).contains(answer.status), let location = answer.headers.first("Location")
    else { return nil }
    let parts = location.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == callback.url.value else { return nil }
    let pairs = parts.count == 2 ? parts[1].split(separator: "&") : []
    query = pairs.reduce(into: [:]) { query, pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let text = PercentCoding.decode(halves[1], plusIsSpace: true) else {
        return
      }
      query[String(halves[0])] = text
    }
  }

  func text(_ field: Field) -> String? { query[field.wireName] }

  /// A required field that it lacks.
  func missing(of callback: Callback) -> Field? {
    callback.fields.first { !$0.shape.isOptional && (text($0) ?? "").isEmpty }
  }
}
