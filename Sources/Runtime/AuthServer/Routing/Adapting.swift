/// The interface for an adapter to somebody else's HTTP server.
extension RoutedHandler {
  /// Whether an endpoint has the path of a request's target, whatever the method: other requests are somebody else's.
  public func knows(_ target: String) -> Bool { router.knows(target) }

  /// Answers a request whose body is still on its way. Nothing of it is read where the head is refused in any case, or
  /// announces more than the limit.
  ///
  /// - Parameters:
  ///   - head: the request without its body.
  ///   - body: reads the whole body; returns nil, and stops reading, if it has more bytes than the limit.
  public func respond(
    to head: Request, reading body: (_ limit: Int) async throws -> [UInt8]?
  ) async throws -> Response {
    let limits = router.limits
    guard limits.admit(head) else { return await respond(to: head) }
    guard !limits.isExceeded(by: head.headers), let bytes = try await body(limits.bodyBytes) else {
      return router.refusalOfBody(head)
    }
    var request = head
    request.body = bytes
    return await respond(to: request)
  }
}

extension Limits {
  fileprivate func admit(_ head: Request) -> Bool {
    do throws(RouterFault) {
      try check(head)
      return true
    } catch {
      return false
    }
  }

  /// By the length that a head announces. What is no number is for whoever reads the socket to refuse.
  fileprivate func isExceeded(by headers: Headers) -> Bool {
    headers.all("Content-Length").contains { (Int($0) ?? 0) > bodyBytes }
  }
}
