package import AuthServer
package import ContractModel

import struct Diagnostics.Located

/// Plausible values for required fields of which a server of sessions knows nothing: the contract's
/// example, else one that keeps to the field's limits and that nobody takes for real.
package struct PlaceholderValues {
  /// Milliseconds since 1970.
  private let now: Int64

  package init(now: Int64) { self.now = now }

  package func value(_ field: Field, _ scalar: ScalarType) -> JSONValue {
    if let example = field.example?.value, let value = written(example, field.shape, scalar) {
      return value
    }
    if scalar.isNumber { return number(scalar, field.limits).json }
    switch scalar {
    case .bool: return false
    case .instant: return scalar.moment(now)
    case .json: return [:]
    case .string, .int, .number, .seconds, .unixTime, .duration, .uuid, .email, .phone, .username,
      .identifier, .password, .newPassword, .code, .url, .jwt, .bytes:
      return .string(text(scalar, field.limits))
    }
  }

  private func written(_ text: String, _ shape: Shape, _ scalar: ScalarType) -> JSONValue? {
    try? ScalarReading.read(.string(text), as: scalar, isText: true, isURLSafe: shape.isURLSafe)
  }

  private func number(_ scalar: ScalarType, _ limits: Field.SizeLimits) -> Int {
    let usual =
      switch scalar {
      case .unixTime: Int(now / 1_000)
      case .seconds: 60
      case .string, .int, .number, .bool, .instant, .duration, .uuid, .email, .phone, .username,
        .identifier, .password, .newPassword, .code, .url, .jwt, .bytes, .json:
        1
      }
    return min(max(usual, limits.min?.value ?? usual), limits.max?.value ?? Int.max)
  }

  private func text(_ scalar: ScalarType, _ limits: Field.SizeLimits) -> String {
    let usual = usualText(scalar)
    let fits = { (text: String) in (try? LimitCheck.check(.string(text), limits)) != nil }
    let candidates = [usual] + sized(usual, limits) + sized("1", limits) + sized("A", limits)
    return candidates.first(where: fits) ?? usual
  }

  /// The text made as long as it may be short, and cut to what it may have.
  private func sized(_ text: String, _ limits: Field.SizeLimits) -> [String] {
    let least = limits.min?.value ?? 1
    let most = limits.max?.value ?? Int.max
    let long = String(repeating: text, count: 1 + min(least, 1_024) / max(1, text.count))
    return [String(long.prefix(max(least, 1))), String(text.prefix(most)), text + text]
  }

  private func usualText(_ scalar: ScalarType) -> String {
    switch scalar {
    case .uuid: "00000000-0000-4000-8000-000000000000"
    case .email, .identifier: "person@example.com"
    case .phone: "+15550100"
    case .url: "https://example.com/"
    case .duration: "1m"
    case .code: "000000"
    case .bytes: "AAAA"
    case .jwt: "e30.e30.AAAA"
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .username, .password,
      .newPassword, .json:
      "example"
    }
  }
}
