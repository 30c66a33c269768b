import AuthClient
import Foundation

/// A person's name as one text, the same on every device: names in Chinese, Japanese or Korean letters
/// begin with the family's and have no space, all others begin with the given one.
enum PersonName {
  static func text(_ name: PersonNameComponents) -> String? {
    let given = part(name.givenName)
    let family = part(name.familyName)
    let isEastern = (given + family).contains(where: isEastern)
    let parts =
      isEastern
      ? [family, given]
      : [given, part(name.middleName), family]
    let text = parts.filter { !$0.isEmpty }.joined(separator: isEastern ? "" : " ")
    return text.isEmpty ? nil : text
  }

  private static func part(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func isEastern(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      (0x4E00...0x9FFF).contains(scalar.value) || (0x3400...0x4DBF).contains(scalar.value)
        || (0xAC00...0xD7AF).contains(scalar.value) || (0x3040...0x30FF).contains(scalar.value)
    }
  }
}
