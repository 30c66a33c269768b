package import AuthServer
package import ContractModel

import struct Diagnostics.Located

/// `min`, `max` and `pattern` of fields.
package enum LimitCheck {
  package static func check(_ value: JSONValue, _ limits: Field.SizeLimits) throws(InvalidValue) {
    let range = range(limits)
    switch value {
    case .string(let text):
      if let range { try ValueRule<String>.length(range).check(text) }
      if let pattern = limits.pattern { try ReadPatterns.all.rule(pattern.value).check(text) }
    case .number(let number):
      guard let range else { return }
      try ValueRule<Double>.size(range).check(number.double ?? .infinity)
    case .null, .bool, .array, .object: break
    }
  }

  private static func range(_ limits: Field.SizeLimits) -> ClosedRange<Int>? {
    guard limits.min != nil || limits.max != nil else { return nil }
    let least = limits.min?.value ?? .min
    return least...max(least, limits.max?.value ?? .max)
  }
}
