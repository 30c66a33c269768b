import Foundation

/// What a call says, before it is bytes.
enum RequestBody: Sendable {
  /// With another name for JSON, where the server has one.
  case json(any Encodable & Sendable, String?)
  case form(WireItems)

  var contentType: String {
    switch self {
    case .json(_, let name): name ?? "application/json"
    case .form: "application/x-www-form-urlencoded"
    }
  }

  var bytes: Data {
    get throws {
      switch self {
      case .json(let value, _): try WireJSON.encoder.encode(value)
      case .form(let items): Data(items.encoded.utf8)
      }
    }
  }
}
