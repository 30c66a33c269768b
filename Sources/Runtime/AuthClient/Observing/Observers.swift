import Foundation
import Primitives

/// The observers of a client. There may come more at any time.
final class Observers: @unchecked Sendable {
  let ids: RequestIDs
  private let lock = Lock()
  private var all: [any ClientObserver]

  init(_ all: [any ClientObserver], _ ids: RequestIDs) { (self.all, self.ids) = (all, ids) }

  func add(_ observer: any ClientObserver) { lock.withLock { all.append(observer) } }

  func tell(_ event: ClientEvent) {
    for observer in lock.withLock({ all }) { observer.observe(event) }
  }
}

extension RequestReport {
  init(
    _ request: HTTPRequest, _ id: String, _ reply: Result<HTTPResponse, Fault>,
    _ duration: TimeInterval
  ) {
    self.id = id
    endpoint = request.endpoint
    method = request.method
    self.duration = duration
    switch reply {
    case .success(let response): (status, fault) = (response.status, nil)
    case .failure(let reason): (status, fault, cause) = (nil, reason, request.cause)
    }
  }
}
