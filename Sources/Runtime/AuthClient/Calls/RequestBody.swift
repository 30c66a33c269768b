import Foundation

/// The content of a call, before it is bytes.
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

  /// As this server spells names.
  func bytes(for server: ServerRule) throws -> Data {
    switch self {
    case .json(let value, _): try WireJSON.encoder(for: server).encode(value)  //! server-spelling
    case .form(let items): Data(items.encoded.utf8)
    }
  }
}
