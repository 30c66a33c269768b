extension SQLStore {
  package func post(_ message: OutboxMessage) async throws(StoreFault) {
    try await write { (db, _) throws(StoreFault) in try db.post(message) }
  }

  package func outbox() async throws(StoreFault) -> [OutboxMessage] {
    try await read { (db) throws(StoreFault) in
      let rows = try db.run(
        "SELECT channel, recipient, subject, text, code, sent FROM outbox ORDER BY id", [])
      var messages: [OutboxMessage] = []
      for row in rows { messages.append(try OutboxMessage(row)) }
      return messages
    }
  }
}

extension SQLConnection {
  /// The newest are kept: an outbox is read by a developer, not kept for anybody.
  func post(_ message: OutboxMessage) throws(StoreFault) {
    try run(
      """
      INSERT INTO outbox (channel, recipient, subject, text, code, sent)
      VALUES ($1, $2, $3, $4, $5, $6)
      """,
      [
        .text(message.channel), .text(message.to), .text(message.subject), .text(message.text),
        .text(message.code), .moment(message.at),
      ])
    try run(
      "DELETE FROM outbox WHERE id <= (SELECT max(id) FROM outbox) - $1",
      [.int(Retention.messages)])
  }
}

extension OutboxMessage {
  fileprivate init(_ row: SQLRow) throws(StoreFault) {
    self.init(
      channel: try row.text(0), to: try row.text(1), subject: try row.text(2),
      text: try row.text(3), code: try row.optional(4, row.text), at: try row.moment(5))
  }
}
