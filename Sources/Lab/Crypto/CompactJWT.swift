import AuthServer
import Primitives

/// A token taken apart (RFC 7515 §7.1). Nothing in it has been checked, nothing may be believed.
struct CompactJWT {
  let header: JWTHeader
  let claims: [UInt8]
  let signature: [UInt8]

  /// The bytes that the signature covers: header and claims as they were sent.
  let signedBytes: [UInt8]

  init(_ token: String, limits: Limits) throws(JWTError) {
    guard token.utf8.count <= limits.tokenBytes else { throw .tooLong }
    let dot = UInt8(ascii: ".")
    let bytes = Array(token.utf8)
    let dots = bytes.indices.filter { bytes[$0] == dot }
    guard dots.count == 2 else { throw .shape }
    let (first, second) = (dots[0], dots[1])
    header = try JWTHeader.read(bytes[..<first], limits: limits)
    claims = try Self.decode(bytes[(first + 1)..<second], .claims)
    signature = try Self.decode(bytes[(second + 1)...], .signature)
    signedBytes = Array(bytes[..<second])
  }

  static func object(
    _ bytes: [UInt8], _ part: JWTError.Part, limits: Limits
  ) throws(JWTError) -> JSONObject {
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(reading: bytes, limits: limits)
    } catch {
      throw .json(part, error)
    }
    guard case .object(let object) = json else { throw .notAnObject(part) }
    return object
  }

  static func decode(
    _ bytes: ArraySlice<UInt8>, _ part: JWTError.Part
  ) throws(JWTError) -> [UInt8] {
    do throws(Base64URL.FormatError) {
      return try Base64URL.decode(bytes)
    } catch {
      throw .encoding(part, error)
    }
  }
}
