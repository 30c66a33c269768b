import Foundation
import Primitives

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Leads the answers of a `URLSession`'s tasks to their receivers, and hands over each head when its
/// task is done.
///
/// A delegate, because tasks with a completion handler follow redirects on Linux unasked.
final class AnswerCollector: NSObject, URLSessionDataDelegate, Sendable {
  typealias Handover = @Sendable (Result<HTTPResponse, TransportFailure>) -> Void

  private struct Answer {
    let receiver: any BodyReceiver
    let handover: Handover
    var hasBegun = false
    var isEnough = false
    /// Why the server isn't trusted.
    var mistrust: FaultCause?
  }

  /// By the identifiers of their tasks.
  private let answers = Locked<[Int: Answer]>([:])
  /// The app's and the contract's: a server has to keep both.
  private let pins: [[CertificatePins]]
  private let checked: CheckedServers

  init(allOf pins: [[CertificatePins]] = [], checked: CheckedServers = .ofProcess) {
    self.pins = pins.filter { !$0.isEmpty }
    self.checked = checked
  }

  func expect(
    _ task: URLSessionTask, into receiver: any BodyReceiver, _ handover: @escaping Handover
  ) {
    answers.use { $0[task.taskIdentifier] = Answer(receiver: receiver, handover: handover) }
  }

  /// Hands over at once, whatever the task still does.
  func giveUp(_ task: URLSessionTask, as fault: Fault = .cancelled) {
    let answer = answers.use { $0.removeValue(forKey: task.taskIdentifier) }
    task.cancelLater()
    answer?.handover(.failure(TransportFailure(fault)))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    begin(dataTask, response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    begin(dataTask, dataTask.response)
    let receiver = answers.use { answers -> (any BodyReceiver)? in
      let answer = answers[dataTask.taskIdentifier]
      //! nothing-after-enough
      return answer?.isEnough == false && answer?.mistrust == nil ? answer?.receiver : nil
    }
    guard let receiver, !receiver.receive(data) else { return }
    answers.use { $0[dataTask.taskIdentifier]?.isEnough = true }
    dataTask.cancelLater()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    answers.use { $0[task.taskIdentifier]?.receiver }?.sent(totalBytesSent)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if error == nil { begin(task, task.response) }
    let answer = answers.use { $0.removeValue(forKey: task.taskIdentifier) }
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
      // The handler cancels the task, which no thread of the session itself may do.
      DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
    #else
      completionHandler(challenge.protectionSpace.disposition, nil)
    #endif
  }

  /// - Returns: whether the pins allow this server; if not, the task will end as insecure.
  func trust(_ host: String, _ task: URLSessionTask, _ chain: () -> [Data]) -> Bool {
    guard !pins.isEmpty else { return true }
    let chain = chain()
    guard pins.allSatisfy({ $0.allow(host, showing: chain) }) else {  //! pins-of-both
      answers.use { $0[task.taskIdentifier]?.mistrust = .pinMismatch }
      return false
    }
    checked.keep(chain, of: host)
    return true
  }

  /// Returns whether the pins of the task's host were checked, or it has none.
  private func isChecked(_ task: URLSessionTask) -> Bool {
    // Plain http is for this machine only, and has no keys to check.
    guard let url = task.originalRequest?.url, url.scheme?.lowercased() == "https" else {
      return true
    }
    return checked.meet(pins, for: url.host(percentEncoded: true) ?? "")
  }

  /// Linux reports the head of a redirect only when its body has come.
  private func begin(_ task: URLSessionTask, _ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse else { return }
    let receiver = answers.use { answers -> (any BodyReceiver)? in
      guard answers[task.taskIdentifier]?.hasBegun == false else { return nil }
      answers[task.taskIdentifier]?.hasBegun = true
      return answers[task.taskIdentifier]?.receiver
    }
    guard let receiver else { return }
    guard isChecked(task) else {  //! unchecked-server-insecure
      answers.use { $0[task.taskIdentifier]?.mistrust = .pinsUnchecked }
      return task.cancelLater()
    }
    receiver.begin(HTTPResponse(response))
  }

  private func result(
    of task: URLSessionTask, _ answer: Answer?, _ error: (any Error)?
  ) -> Result<HTTPResponse, TransportFailure> {
    // Both end as a cancelled task.
    //! wrong-key-insecure
    if let cause = answer?.mistrust { return .failure(TransportFailure(.insecure, cause)) }
    if let error, answer?.isEnough != true {
      return .failure(TransportFailure(Fault(error), FaultCause(error)))
    }
    guard let response = task.response as? HTTPURLResponse else {
      return .failure(TransportFailure(.unreadable))
    }
    return .success(HTTPResponse(response))
  }
}

extension URLSessionTask {
  /// Cancels the task from another thread: on Linux a thread of the session would wait for itself.
  fileprivate func cancelLater() { DispatchQueue.global().async { self.cancel() } }
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse) {
    let pairs = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
    self.init(status: response.statusCode, headers: HTTPHeaders(pairs))
  }
}
