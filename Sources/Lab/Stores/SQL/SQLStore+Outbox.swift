extension SQLStore {
  package func post(_ letter: Letter) async throws(StoreFault) {
    try await write { (db, _) throws(StoreFault) in try db.post(letter) }
  }

  package func outbox() async throws(StoreFault) -> [Letter] {
    try await read { (db) throws(StoreFault) in
      let rows = try db.run(
        "SELECT channel, recipient, subject, text, code, sent FROM outbox ORDER BY id", [])
      var letters: [Letter] = []
      for row in rows { letters.append(try Letter(row)) }
      return letters
    }
  }
}

extension SQLConnection {
  /// The newest are kept: an outbox is read by a developer, not kept for anybody.
  func post(_ letter: Letter) throws(StoreFault) {
    try run(
      """
      INSERT INTO outbox (channel, recipient, subject, text, code, sent)
      VALUES ($1, $2, $3, $4, $5, $6)
      """,
      [
        .text(letter.channel), .text(letter.to), .text(letter.subject), .text(letter.text),
        .text(letter.code), .moment(letter.at),
      ])
    try run(
      "DELETE FROM outbox WHERE id <= (SELECT max(id) FROM outbox) - $1",
      [.int(Retention.letters)])
  }
}

extension Letter {
  fileprivate init(_ row: SQLRow) throws(StoreFault) {
    self.init(
      channel: try row.text(0), to: try row.text(1), subject: try row.text(2),
      text: try row.text(3), code: try row.optional(4, row.text), at: try row.moment(5))
  }
}
