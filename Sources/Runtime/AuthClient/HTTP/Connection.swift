import Foundation
import Primitives

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Ends the `URLSession` with its last user; the session itself would keep its delegate for ever.
final class Connection: Sendable {
  private let session: URLSession
  private let answers: AnswerCollector

  /// - Parameter longest: seconds that an answer may take in all; the configuration's own if nil.
  init(
    _ configuration: URLSessionConfiguration, pins: [[CertificatePins]],
    longest: TimeInterval? = nil
  ) {
    answers = AnswerCollector(allOf: pins)
    #if canImport(FoundationNetworking)
      let queue: OperationQueue? = InlineQueue()
    #else
      let queue: OperationQueue? = nil
    #endif
    var configuration = configuration
    if let longest, let copy = configuration.copy() as? URLSessionConfiguration {
      copy.timeoutIntervalForResource = longest
      configuration = copy
    }
    session = URLSession(configuration: configuration, delegate: answers, delegateQueue: queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  func answer(
    to request: URLRequest, from file: URL?, into receiver: any BodyReceiver,
    _ priority: CallOptions.Priority?
  ) async -> Result<HTTPResponse, TransportFailure> {
    let task =
      file.map { session.uploadTask(with: request, fromFile: $0) }
      ?? session.dataTask(with: request)
    if let priority { task.priority = priority.ofTask }
    #if canImport(FoundationNetworking)
      // Only Apple's systems keep timeoutIntervalForResource.
      let deadline = DispatchWorkItem { self.answers.giveUp(task, as: .timeout) }
      let longest = session.configuration.timeoutIntervalForResource
      DispatchQueue.global().asyncAfter(deadline: .now() + longest, execute: deadline)
      defer { deadline.cancel() }
    #endif
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answers.expect(task, into: receiver) { continuation.resume(returning: $0) }
        // The handler below may have run before anything was expected.
        if Task.isCancelled { answers.giveUp(task) } else { task.resume() }
      }
    } onCancel: {
      answers.giveUp(task)
    }
  }
}

/// The connections of one transport: one per host if there are pins, otherwise a single one.
///
/// HTTP/2 lets a `URLSession` send requests for one host over its connection to another, if the certificate covers both
/// (RFC 9113, section 9.1.1). No trust challenge follows, so the pins of the first would go unchecked. Sessions share no
/// connections: their limit is per session (Apple, `httpMaximumConnectionsPerHost`).
final class ConnectionPool: Sendable {
  private let configuration: URLSessionConfiguration
  private let pins: [[CertificatePins]]
  private let connections = Locked<[String: Connection]>([:])

  init(_ configuration: URLSessionConfiguration, pins: [[CertificatePins]]) {
    (self.configuration, self.pins) = (configuration, pins)
  }

  func connection(to url: URL) -> Connection {
    let key = key(of: url)
    return connections.use { connections in
      let connection = connections[key] ?? Connection(configuration, pins: pins)
      connections[key] = connection
      return connection
    }
  }

  /// Makes the next request to this host open a new connection.
  func drop(_ url: URL) {
    let key = key(of: url)
    // The session ends outside of the lock.
    _ = connections.use { $0.removeValue(forKey: key) }
  }

  private func key(of url: URL) -> String {
    //! pinned-host-alone
    pins.isEmpty ? "" : CertificatePins.normal(url.host(percentEncoded: true) ?? "")
  }
}

extension CallOptions.Priority {
  fileprivate var ofTask: Float {
    switch self {
    case .low: 0.25
    case .normal: 0.5
    case .high: 0.75
    }
  }
}
