/// Why something did not come about, by what is to be done about it.
enum PostgresFailure: Error, Equatable {
  /// Another came between, and nothing was done: once more from the beginning, or else the fault.
  case again(StoreFault)
  /// The connection is gone, and with it what was not committed.
  case away
  /// The connection went during a commit, so nobody knows whether it came about: it is not begun again.
  case unanswered
  case fault(StoreFault)

  var fault: StoreFault {
    switch self {
    case .again(let fault), .fault(let fault): fault
    case .away, .unanswered: .unavailable(retryAfter: 1)
    }
  }

  /// By PostgreSQL's code. Its words hold values of rows and are not read at all.
  static func sqlState(_ code: String, at place: String) -> PostgresFailure {
    let broken = StoreFault.broken("PostgreSQL says \(code) at “\(place)”")
    switch code {
    case "40001", "40P01": return .again(.unavailable(retryAfter: 1))
    case "23505": return .again(broken)
    case "55P03", "57014": return .fault(.unavailable(retryAfter: 1))
    // Ended, starting up, shutting down; and a server that knows our prepared statements no more.
    case "57P01", "57P02", "57P03", "57P05", "25P03", "0A000", "26000": return .away
    case "53100": return .fault(.failing(.full))
    case "25006": return .fault(.failing(.readOnly))
    default: break
    }
    switch code.prefix(2) {
    case "08": return .away
    case "53": return .fault(.unavailable(retryAfter: 1))
    case "58": return .fault(.unavailable(retryAfter: 5))
    default: return .fault(broken)
    }
  }

  /// The failure of a server that did not let us in, whose message ends with its code.
  static func refused(_ message: String) -> PostgresFailure {
    let last = message.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    let isCode = last.utf8.count == 5 && last.utf8.allSatisfy(isOfCode)
    guard isCode else { return .away }
    switch last.prefix(2) {
    case "28", "3D", "42":
      return .fault(
        .broken(
          "the PostgreSQL server refuses the connection (\(last)): check user, password and database of its URL"
        ))
    default: return sqlState(last, at: "connect")
    }
  }

  private static func isOfCode(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
  }
}
