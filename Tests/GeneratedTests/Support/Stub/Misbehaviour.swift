import Testing

/// A fault that the stub can play.
enum Misbehaviour: Hashable, Sendable, CustomTestStringConvertible {
  /// The work is done, and the connection closed without a word.
  case drop
  /// The work is done, and the answer comes too late.
  case delay
  /// Nothing is done, and the connection closed.
  case disconnect
  /// The work is done; the connection breaks in the middle of the answer.
  case truncate
  /// The work is done; half of the JSON comes, as if it were all.
  case badJSON
  /// The work is done; every value of the answer is of another type.
  case wrongType
  case html500
  /// A 401 that says nothing else.
  case bare401
  case answer(Int, String)

  var order: Order {
    switch self {
    case .answer(let status, let body): Order(how: "answer", status: status, body: body)
    default: Order(how: name)
    }
  }

  private var name: String {
    switch self {
    case .drop: "drop"
    case .delay: "delay"
    case .disconnect: "disconnect"
    case .truncate: "truncate"
    case .badJSON: "badjson"
    case .wrongType: "wrongtype"
    case .html500: "500html"
    case .bare401: "401"
    case .answer(let status, _): "answer \(status)"
    }
  }

  var testDescription: String { name }

  struct Order: Encodable {
    var endpoint = ""
    let how: String
    var times = 1
    var status: Int?
    var body: String?
  }
}
