import ContractModel
import Patterns

/// Texts that keep to what the contract asks of a field: a server that checks takes them.
struct ExampleTexts {
  /// Longer ones are no examples.
  private static let longest = 1000

  let policies: Policies
  /// The code policy of the call in which the field is sent.
  let code: CodePolicy?

  /// Nil where any value of the field's type will do, and where no text can be found.
  func text(for field: Field) -> String? {
    guard case .scalar(let scalar) = field.shape.element else { return nil }
    let length = length(of: field)
    if let pattern = field.limits.pattern {
      return (try? TextPattern(pattern.value))?.example(length: length)
    }
    switch scalar {
    case .email: return "person@example.com"
    case .phone: return "+12025550100"
    case .code: return code.flatMap(text) ?? fitted("example-\(field.name.value)", length)
    case .newPassword: return password(length)
    case .int, .seconds, .number: return number(field)
    case .string, .username, .identifier, .password:
      // At its end a blank is none outside of a body, and a text that is made to fit may end anywhere.
      let mark = field.isSecret || field.location != .body ? "-" : " "
      return fitted("example\(mark)\(field.name.value)", length)
    case .duration: return fitted("30s", length)
    case .bool, .instant, .unixTime, .uuid, .url, .jwt, .bytes, .json: return nil
    }
  }

  private func length(of field: Field) -> ClosedRange<Int> {
    let least = max(field.limits.min?.value ?? 0, 0)
    return least...max(field.limits.max?.value ?? .max, least)
  }

  private func number(_ field: Field) -> String? {
    let (least, most) = (field.limits.min?.value, field.limits.max?.value)
    if least == nil && most == nil { return nil }
    return String(min(max(1, least ?? 1), most ?? .max))  //! number-example-minimum
  }

  private func text(of policy: CodePolicy) -> String? {
    let characters: String =
      switch policy.alphabet?.value ?? .digits {
      case .digits: "1234567890"  //! code-example-digits
      case .letters: "EXAMPLECODE"
      case .lettersAndDigits: "EXAMPLE123"
      }
    return repeated(characters, policy.length.value)
  }

  /// One of each class of characters, so long as the rules want it.
  private func password(_ length: ClosedRange<Int>) -> String? {
    let least = max(policies.password?.minLength?.value ?? 0, length.lowerBound)
    let most = min(policies.password?.maxLength?.value ?? .max, length.upperBound)
    return least <= most ? fitted("Ab1-example-word", least...most) : nil  //! example-password
  }

  /// The text itself where nothing is asked of its length.
  private func fitted(_ text: String, _ length: ClosedRange<Int>) -> String? {
    if length.contains(text.count) { return text }
    return repeated(text, text.count < length.lowerBound ? length.lowerBound : length.upperBound)
  }

  private func repeated(_ text: String, _ count: Int) -> String? {
    guard count <= ExampleTexts.longest else { return nil }
    let characters = Array(text)
    return String((0..<count).map { characters[$0 % characters.count] })
  }
}
