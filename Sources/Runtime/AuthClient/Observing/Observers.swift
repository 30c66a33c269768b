import Foundation
import Primitives

/// The observers of a client. There may come more at any time.
final class Observers: Sendable {
  let ids: RequestIDs
  private let all: Locked<[any ClientObserver]>

  init(_ all: [any ClientObserver], _ ids: RequestIDs) { (self.all, self.ids) = (Locked(all), ids) }

  func add(_ observer: any ClientObserver) { all.use { $0.append(observer) } }

  func tell(_ event: ClientEvent) {
    for observer in all.use({ $0 }) { observer.observe(event) }
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
