import CPostgres

/// The line to a server: what is sent over it, and answers for which nobody waits for ever.
final class PostgresLink {
  private let handle: OpaquePointer
  private let answerTimeout: Int

  init(_ url: PostgresURL, _ options: PostgresOptions) throws(PostgresFailure) {
    guard let handle = Self.start(url) else { throw .away }
    self.handle = handle
    answerTimeout = options.answerTimeout
    PQsetErrorVerbosity(handle, PQERRORS_SQLSTATE)
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    try connect(within: options.connectTimeout)
  }

  deinit { PQfinish(handle) }

  /// Whatever stands behind the URL is ours to say; what stands before it, the URL may say better.
  private static func start(_ url: PostgresURL) -> OpaquePointer? {
    let settings = [
      ("application_name", "authlab"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
      ("target_session_attrs", "read-write"), ("dbname", url.text), ("client_encoding", "UTF8"),
    ]
    return CTexts.with(settings.map(\.0) + [nil]) { names in
      CTexts.with(settings.map(\.1) + [nil]) { PQconnectStartParams(names, $0, 1) }
    }
  }

  private func connect(within milliseconds: Int) throws(PostgresFailure) {
    let wait = PostgresWait(milliseconds: milliseconds)
    guard PQstatus(handle) != CONNECTION_BAD else { throw refusal }
    var step = PGRES_POLLING_WRITING
    while step != PGRES_POLLING_OK {
      switch step {
      case PGRES_POLLING_WRITING: try wait.writable(PQsocket(handle))
      case PGRES_POLLING_READING: try wait.readable(PQsocket(handle))
      default: throw refusal
      }
      step = PQconnectPoll(handle)
    }
  }

  //! missing-database-explained
  /// By its code alone: where a URL is misread, libpq's words hold pieces of the password.
  private var refusal: PostgresFailure { .refused(String(cString: PQerrorMessage(handle))) }

  func prepare(_ statement: String, as name: String, _ types: [Oid]) throws(PostgresFailure) {
    try check(PQsendPrepare(handle, name, statement, Int32(types.count), types))
    _ = try answer(to: statement)
  }

  func run(
    prepared name: String, _ values: [SQLValue], of statement: String
  ) throws(PostgresFailure) -> PostgresAnswer {
    try check(
      CTexts.with(values.map(\.postgresText)) {
        PQsendQueryPrepared(handle, name, Int32(values.count), $0, nil, nil, 0)
      })
    return try answer(to: statement)
  }

  /// Statements without values, and the last one's answer.
  func execute(_ script: String) throws(PostgresFailure) -> PostgresAnswer {
    try check(PQsendQuery(handle, script))
    return try answer(to: String(script.prefix(60)))
  }

  /// A parameter that the server reports of itself.
  func parameter(_ name: String) -> String {
    PQparameterStatus(handle, name).map { String(cString: $0) } ?? ""
  }

  var isIdle: Bool { PQtransactionStatus(handle) == PQTRANS_IDLE }

  var serverVersion: Int { Int(PQserverVersion(handle)) }

  private func check(_ isSent: Int32) throws(PostgresFailure) {
    guard isSent == 1 else { throw .away }
  }

  /// All answers are taken, or the next statement would get one of these; the first failure counts.
  private func answer(to statement: String) throws(PostgresFailure) -> PostgresAnswer {
    let wait = PostgresWait(milliseconds: answerTimeout)
    var last: PostgresAnswer?
    var failure: PostgresFailure?
    while true {
      while PQisBusy(handle) == 1 {
        try wait.readable(PQsocket(handle))
        guard PQconsumeInput(handle) == 1 else { throw .away }
      }
      guard let next = PQgetResult(handle).map(PostgresAnswer.init) else { break }
      failure = failure ?? next.failure(at: statement)
      last = next
    }
    if PQstatus(handle) == CONNECTION_BAD { throw .away }
    if let failure { throw failure }
    guard let last else { throw .away }
    return last
  }
}
