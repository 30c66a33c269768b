import AuthClient
import Foundation
import TestLab

/// The record of one journey: the states of flows that its app showed, the answers that its clients got, and the
/// lines that its reference servers logged for every call.
final class Footprints: ClientObserver, @unchecked Sendable {
  /// The record of the running journey; nil if no census counts.
  @TaskLocal static var own: Footprints?

  enum Step: Sendable {
    case begun(flow: String, state: String)
    case shown(flow: String, state: String)
    case answered(endpoint: String, isGood: Bool)
    /// A page, with what its address says.
    case opened(words: [String])
    case renewing
    case renewed(isGood: Bool)
  }

  let journey: String
  private let lock = NSLock()
  private var walked: [Step] = []
  private var worlds: [LabWorld] = []
  private var calls: [LoggedCall] = []

  init(of journey: Journey) { self.journey = journey.name }

  var steps: [Step] { lock.withLock { walked } }
  var logged: [LoggedCall] { lock.withLock { calls } }

  func observe(_ event: ClientEvent) {
    switch event {
    case .request(let report):
      let isGood = report.status.map { $0 < 400 } ?? false
      add(.answered(endpoint: report.endpoint, isGood: isGood))
    case .renewalBegan: add(.renewing)
    case .renewalEnded(let isGood): add(.renewed(isGood: isGood))
    case .moved, .storeFailed, .guardDropped: break
    }
  }

  func begin<Flow>(_ flow: Flow) { add(.begun(flow: "\(Flow.self)", state: Self.state(of: flow))) }
  func show<Flow>(_ flow: Flow) { add(.shown(flow: "\(Flow.self)", state: Self.state(of: flow))) }

  private static func state<Flow>(of flow: Flow) -> String {
    Mirror(reflecting: flow).children.first?.label ?? "\(flow)"
  }

  func open(_ page: URL) {
    let parts = URLComponents(url: page, resolvingAgainstBaseURL: false)
    add(.opened(words: parts?.queryItems?.compactMap(\.value) ?? []))
  }

  func keep(_ world: LabWorld) { lock.withLock { worlds.append(world) } }

  /// Ends the servers, whose logs are whole then.
  func end() throws {
    let ending = lock.withLock {
      defer { worlds = [] }
      return worlds
    }
    let logged = try ending.flatMap { try $0.end() }
    lock.withLock { calls += logged }
  }

  private func add(_ step: Step) { lock.withLock { walked.append(step) } }
}

/// The app begins a flow.
func begun<Flow>(_ flow: Flow) -> Flow {
  Footprints.own?.begin(flow)
  return flow
}

/// The app shows the next state of a flow: what is shown by neither is not reached.
@discardableResult
func shown<Flow>(_ flow: Flow) -> Flow {
  Footprints.own?.show(flow)
  return flow
}
