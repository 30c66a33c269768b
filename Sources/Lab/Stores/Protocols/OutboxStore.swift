/// Mail and texts that would have been sent, for a developer to read.
package protocol OutboxStore: Sendable {
  func post(_ message: OutboxMessage) async throws(StoreFault)
  /// The oldest first.
  func outbox() async throws(StoreFault) -> [OutboxMessage]
}

package struct OutboxMessage: Equatable, Sendable {
  package let channel: String
  package let to: String
  /// The subject of the message: a code's policy, `newDevice`, `locked`.
  package let subject: String
  package let text: String
  /// The code in it, where there is one.
  package let code: String?
  package let at: Moment

  package init(
    channel: String, to: String, subject: String, text: String, code: String?, at: Moment
  ) {
    self.channel = channel
    self.to = to
    self.subject = subject
    self.text = text
    self.code = code
    self.at = at
  }
}
