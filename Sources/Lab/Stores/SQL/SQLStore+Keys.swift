extension SQLStore {
  package func signingKeys() async throws(StoreFault) -> [SigningKey] {
    try await read { (db) throws(StoreFault) in try db.signingKeys() }
  }

  package func add(
    _ key: SigningKey, unlessNewerThan moment: Moment
  ) async throws(StoreFault) -> [SigningKey] {
    try await write { (db, _) throws(StoreFault) in
      try db.hold("signing_keys")  //! key-advisory-lock
      try db.run(  //! shared-signing-key
        """
        INSERT INTO signing_keys (id, algorithm, private_key, created) SELECT $1, $2, $3, $4
        WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE algorithm = $2 AND created > $5)
        """,
        [
          .text(key.id), .text(key.algorithm), .bytes(key.privateKey), .moment(key.createdAt),
          .moment(moment),
        ])
      return try db.signingKeys()
    }
  }

  package func removeSigningKeys(olderThan moment: Moment) async throws(StoreFault) {
    try await write { (db, _) throws(StoreFault) in
      try db.run("DELETE FROM signing_keys WHERE created < $1", [.moment(moment)])
      return
    }
  }

  package func secret(_ name: String) async throws(StoreFault) -> [UInt8] {
    let known = try await read { (db) throws(StoreFault) in try db.secret(name) }
    if let known { return known }
    return try await write { (db, _) throws(StoreFault) in
      try db.run(
        "INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        [.text(name), .bytes(RandomIdentity.bytes(32))])
      guard let secret = try db.secret(name) else { throw .broken("a secret is gone") }
      return secret
    }
  }
}

extension SQLConnection {
  func signingKeys() throws(StoreFault) -> [SigningKey] {
    let rows = try run(

      """
      SELECT id, algorithm, private_key, created FROM signing_keys ORDER BY created DESC, id DESC
      """, [])
    var keys: [SigningKey] = []
    for row in rows {
      keys.append(
        SigningKey(
          id: try row.text(0), algorithm: try row.text(1), privateKey: try row.bytes(2),
          createdAt: try row.moment(3)))
    }
    return keys
  }

  func secret(_ name: String) throws(StoreFault) -> [UInt8]? {
    let rows = try run("SELECT bytes FROM secrets WHERE name = $1", [.text(name)])
    guard let row = rows.first else { return nil }
    let bytes = try row.bytes(0)
    guard bytes.count == 32 else { throw row.fault(0) }
    return bytes
  }
}
