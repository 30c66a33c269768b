public import Foundation
import Primitives

/// JSON as the contract language means it: instants are ISO 8601, with or without fractions.
public enum WireJSON {
  public static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(text(of: date))
    }
    return encoder
  }

  public static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = instant(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an instant")
      }
      return date
    }
    return decoder
  }

  static func encoder(for server: ServerRule) -> JSONEncoder {
    let encoder = encoder
    encoder.userInfo[.server] = server.name
    return encoder
  }

  /// Knows what an answer says beside its body.
  static func decoder(of response: HTTPResponse, from rule: ServerRule) -> JSONDecoder {
    let decoder = decoder
    decoder.userInfo[.server] = rule.name
    decoder.userInfo[.response] = response
    decoder.userInfo[.received] = response.received
    decoder.userInfo[.envelope] = rule.envelope
    return decoder
  }

  /// An object without members.
  static let nothing = Data("{}".utf8)

  static func text(of date: Date) -> String {
    InternetTime(seconds: date.timeIntervalSince1970).text
  }

  static func instant(_ text: String) -> Date? {
    InternetTime(text, toleratingOffsets: true).map { Date(timeIntervalSince1970: $0.seconds) }
  }
}
