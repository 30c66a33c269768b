import AuthServer
import ContractModel
import Primitives
import Stores

/// Times as a log has them. Many requests come in one second: its text is made once.
struct LogTimes {
  private final class Known: Sendable {
    let second: Int64
    let text: String

    init(second: Int64, text: String) {
      self.second = second
      self.text = text
    }
  }

  private let latest = Locked<Known?>(nil)

  func append(_ moment: Moment, to bytes: inout [UInt8]) {
    let (second, milliseconds) = moment.milliseconds.quotientAndRemainder(dividingBy: 1_000)
    bytes.append(contentsOf: text(ofSecond: second).utf8)
    if milliseconds != 0 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: "\(milliseconds + 1_000)".utf8.dropFirst())
    }
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Without the letter of its zone.
  private func text(ofSecond second: Int64) -> String {
    if let latest = latest.use({ $0 }), latest.second == second { return latest.text }
    let whole = ScalarType.instant.moment(Moment(seconds: Int(second))).wireText
    let known = Known(second: second, text: String(whole.dropLast()))
    latest.use { $0 = known }
    return known.text
  }
}
