import Foundation

/// What a call says, before it is bytes.
enum RequestBody: Sendable {
  case json(any Encodable & Sendable)
  case form(WireItems)

  var contentType: String {
    switch self {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    }
  }

  var bytes: Data {
    get throws {
      switch self {
      case .json(let value): try WireJSON.encoder.encode(value)
      case .form(let items): Data(items.encoded.utf8)
      }
    }
  }
}
