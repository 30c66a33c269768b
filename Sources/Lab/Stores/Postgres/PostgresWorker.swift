import Dispatch
import Primitives

/// One connection and the queue that alone may touch it: a serial queue of its own has a thread of
/// its own while it works, and none of Swift's is held up. It connects when it is first needed, and
/// again when the server was away.
final class PostgresWorker: Sendable {
  private let queue: DispatchQueue
  /// Only blocks of the queue use it.
  private let connection = Locked<PostgresConnection?>(nil)
  private let url: PostgresURL
  private let options: PostgresOptions
  private let reconnectDelay: ReconnectDelay
  private let clock: DatabaseClock

  init(
    _ number: Int, _ url: PostgresURL, _ options: PostgresOptions, _ reconnectDelay: ReconnectDelay,
    _ clock: DatabaseClock
  ) {
    queue = DispatchQueue(label: "store.postgres.\(number)")
    self.url = url
    self.options = options
    self.reconnectDelay = reconnectDelay
    self.clock = clock
  }

  func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// On the queue alone, as all that follows.
  func close() { connection.use { $0 = nil } }

  func read<Result>(
    _ body: (any SQLConnection) throws(StoreFault) -> Result
  ) -> Swift.Result<Result, StoreFault> {
    retrying { (connection) throws(PostgresFailure) in
      connection.forgetFailure()
      do throws(StoreFault) { return try body(connection) } catch {
        throw connection.failure ?? .fault(error)
      }
    }
  }

  /// Nothing is done again whose commit went unanswered: it may have come about.
  func write<Result>(
    _ body: (any SQLConnection) throws(StoreFault) -> Result
  ) -> Swift.Result<Result, StoreFault> {
    retrying { (connection) throws(PostgresFailure) in
      let askedAt = MachineClock().now
      clock.measure(try connection.begin(), asked: askedAt)
      let result: Result
      do throws(StoreFault) { result = try body(connection) } catch {
        let failure = connection.failure ?? .fault(error)
        if failure != .away { try connection.rollback() }
        throw failure
      }
      do throws(PostgresFailure) { try connection.commit() } catch {
        throw error == .away ? .unanswered : error
      }
      return result
    }
  }

  func migrate() -> Result<Void, StoreFault> {
    retrying { (connection) throws(PostgresFailure) in try connection.migrate(in: options.schema) }
  }

  /// Begins again where others came between, some times; and once where a connection has gone that
  /// was kept, since the server may well be back.
  private func retrying<Result>(
    _ body: (PostgresConnection) throws(PostgresFailure) -> Result
  ) -> Swift.Result<Result, StoreFault> {
    connection.use { connection in
      var attempt = 0
      while true {
        attempt += 1
        let wasKept = connection != nil
        do throws(PostgresFailure) {
          let connected = if let connection { connection } else { try connect() }
          connection = connected
          return .success(try body(connected))
        } catch {
          if error.isGone || connection?.isIdle != true { connection = nil }  //! dead-connection
          //! conflict-retried
          let mayTry = error == .away ? wasKept : error.mayRetry && attempt < 10
          guard mayTry else { return .failure(error.fault) }
          PostgresWait.pause(attempt)
        }
      }
    }
  }

  private func connect() throws(PostgresFailure) -> PostgresConnection {
    guard reconnectDelay.mayTry() else { throw .fault(.unavailable(retryAfter: 1)) }
    do throws(PostgresFailure) {
      let new = try PostgresConnection(url, options)
      reconnectDelay.succeeded()
      return new
    } catch {
      reconnectDelay.failed()
      throw error
    }
  }
}

extension PostgresFailure {
  fileprivate var mayRetry: Bool { if case .again = self { true } else { false } }
  fileprivate var isGone: Bool { self == .away || self == .unanswered }
}
