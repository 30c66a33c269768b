import Foundation
import Primitives

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the answers of a `URLSession`'s tasks and hands over each when its task is done.
///
/// A delegate, because tasks with a completion handler follow redirects on Linux unasked. What is
/// mutable is only touched under the lock.
final class AnswerCollector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Handover = @Sendable (Result<HTTPResponse, TransportFailure>) -> Void

  private struct Answer {
    let handover: Handover
    var body = Data()
    var isTooLong = false
    var isMistrusted = false
  }

  private let lock = Lock()
  private var answers: [Int: Answer] = [:]
  private let maximumBody: Int
  /// The app's and the contract's: a server has to keep both.
  private let pins: [[CertificatePins]]

  convenience init(maximumBody: Int, pins: [CertificatePins] = []) {
    self.init(maximumBody: maximumBody, allOf: [pins])
  }

  init(maximumBody: Int, allOf pins: [[CertificatePins]]) {
    self.maximumBody = maximumBody
    self.pins = pins.filter { !$0.isEmpty }
  }

  func expect(_ task: URLSessionTask, _ handover: @escaping Handover) {
    lock.withLock { answers[task.taskIdentifier] = Answer(handover: handover) }
  }

  /// Hands over at once, whatever the task still does.
  func giveUp(_ task: URLSessionTask) {
    let answer = lock.withLock { answers.removeValue(forKey: task.taskIdentifier) }
    task.cancel()
    answer?.handover(.failure(TransportFailure(.cancelled)))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = lock.withLock { add(data, to: dataTask.taskIdentifier) }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let answer = lock.withLock { answers.removeValue(forKey: task.taskIdentifier) }
    answer?.handover(result(of: task, answer, error))
  }

  /// A redirect is an answer like any other.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Apple's systems bring questions of trust here too if the session's delegate has no method of
  /// its own for them. So the task which asks is known.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(Security)
      if challenge.isAboutTrust {
        let isTrusted = trust(challenge.protectionSpace.host, task) { challenge.verifiedChain }
        // Pins add to what the system asks for; they never take its place.
        return completionHandler(
          isTrusted ? .performDefaultHandling : .cancelAuthenticationChallenge, nil)
      }
    #endif
    #if canImport(FoundationNetworking)
      // A 401 that asks for a name and a password is an answer too. Elsewhere it is one unasked;
      // here the task would wait for credentials without end. Its body has come before this.
      urlSession(session, task: task, didCompleteWithError: nil)
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  /// - Returns: whether the pins allow this server; if not, the task will end as insecure.
  func trust(_ host: String, _ task: URLSessionTask, _ chain: () -> [Data]) -> Bool {
    guard !pins.isEmpty else { return true }
    let chain = chain()
    // guard: pins-of-both
    if pins.allSatisfy({ $0.allow(host, showing: chain) }) { return true }
    lock.withLock { answers[task.taskIdentifier]?.isMistrusted = true }
    return false
  }

  private func add(_ data: Data, to task: Int) -> Bool {
    guard var answer = answers.removeValue(forKey: task) else { return false }
    answer.isTooLong = answer.isTooLong || answer.body.count + data.count > maximumBody
    if !answer.isTooLong { answer.body.append(data) }
    answers[task] = answer
    return answer.isTooLong
  }

  private func result(
    of task: URLSessionTask, _ answer: Answer?, _ error: (any Error)?
  ) -> Result<HTTPResponse, TransportFailure> {
    // Both end as a cancelled task.
    // guard: wrong-key-insecure
    if answer?.isMistrusted == true { return .failure(TransportFailure(.insecure, .pinMismatch)) }
    if answer?.isTooLong == true { return .failure(TransportFailure(.unreadable, .answerTooLong)) }
    if let error { return .failure(TransportFailure(Fault(error), FaultCause(error))) }
    guard let response = task.response as? HTTPURLResponse else {
      return .failure(TransportFailure(.unreadable))
    }
    return .success(HTTPResponse(response, answer?.body ?? Data()))
  }
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse, _ body: Data) {
    let pairs = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
    self.init(status: response.statusCode, headers: HTTPHeaders(pairs), body: body)
  }
}
