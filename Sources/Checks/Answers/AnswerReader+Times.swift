import ContractModel
import Diagnostics
import JSONSource

/// Times that are read as seconds since 1970 and count something else.
extension AnswerReader {
  /// The first second of the year 5138: later ones have twelve digits.
  private static let farthest = 100_000_000_000.0

  mutating func checkTime(
    _ shape: Shape, at node: JSONNode, _ pointer: JSONPointer, contract: Span
  ) {
    guard countsSeconds(shape), let seconds = number(node), abs(seconds) >= Self.farthest else {
      return
    }  //! recorded-milliseconds-seen
    let place = answer.body.place(pointer, node)
    note(
      AnswerFinding(
        .type, .warning, "\(place.part.words) is thousands of years away as seconds since 1970",
        at: place, contract: contract, help: Self.wayOut(shape)))
  }

  private func countsSeconds(_ shape: Shape) -> Bool {
    switch shape.element {
    case .scalar(.unixTime): true
    case .token(_, .expiresAt): shape.timeUnit == .unixTime
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record: false
    }
  }

  private func number(_ node: JSONNode) -> Double? {
    switch node.content {
    case .number(let digits): Double(digits)
    case .text(let text): Double(text)
    default: nil
    }
  }

  private static func wayOut(_ shape: Shape) -> String {
    if case .scalar = shape.element { return "write `int` if the server counts milliseconds" }
    return "write `as: unixMilliseconds` if the server counts milliseconds"
  }
}
