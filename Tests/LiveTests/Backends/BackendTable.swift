import Foundation

/// Which journeys ran on which backends, as a table in Markdown. It is written when the run ends, to the file that
/// `AUTHCONTRACT_BACKENDS` names.
final class BackendTable: @unchecked Sendable {
  static let shared = BackendTable()

  private let lock = NSLock()
  private var cells: [String: [Backend: Bool]] = [:]

  private init() {
    atexit { BackendTable.shared.write() }
  }

  func begin(_ journey: Journey, on backend: Backend) { note(journey, backend, false) }
  func succeed(_ journey: Journey, on backend: Backend) { note(journey, backend, true) }

  private func note(_ journey: Journey, _ backend: Backend, _ isGood: Bool) {
    lock.withLock { cells[journey.testDescription, default: [:]][backend] = isGood }
  }

  private func write() {
    guard let path = ProcessInfo.processInfo.environment["AUTHCONTRACT_BACKENDS"] else { return }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private var text: String {
    let head = ["system", "journey"] + Backend.allCases.map(\.rawValue)
    let rule = head.map { _ in "---" }
    let rows = Journey.all.map { journey in
      [journey.system, journey.name] + Backend.allCases.map { cell(journey, $0) }
    }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func cell(_ journey: Journey, _ backend: Backend) -> String {
    switch cells[journey.testDescription]?[backend] {
    case true?: "yes"
    case false?: "no"
    case nil: "not run"
    }
  }
}
