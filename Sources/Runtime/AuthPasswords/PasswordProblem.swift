import AuthClient
public import Foundation

/// The reason why a password isn't accepted.
public enum PasswordProblem: Hashable, Sendable {
  case tooShort(minimum: Int)
  case tooLong(maximum: Int)
  case lacks(PasswordPolicy.CharacterClass)
  /// Among the passwords that are tried first.
  case common
}

extension PasswordProblem {
  /// A sentence for a person.
  ///
  /// - Parameter languages: as in `zh-Hans-CN`, the best first. It speaks English and simplified
  ///   Chinese; English is the fallback.
  public func message(in languages: [String] = Locale.preferredLanguages) -> String {
    messages.text(in: languages) ?? ""
  }

  private var messages: Messages {
    switch self {
    case .tooShort(let minimum):
      ["en": "Use at least \(Self.characters(minimum)).", "zh-Hans": "请至少使用 \(minimum) 个字符"]
    case .tooLong(let maximum):
      ["en": "Use at most \(Self.characters(maximum)).", "zh-Hans": "请最多使用 \(maximum) 个字符"]
    case .lacks(.letter): ["en": "Add a letter.", "zh-Hans": "请包含字母"]
    case .lacks(.lowercase): ["en": "Add a lowercase letter.", "zh-Hans": "请包含小写字母"]
    case .lacks(.uppercase): ["en": "Add an uppercase letter.", "zh-Hans": "请包含大写字母"]
    case .lacks(.digit): ["en": "Add a digit.", "zh-Hans": "请包含数字"]
    case .lacks(.special):
      ["en": "Add a special character, such as ! or #.", "zh-Hans": "请包含特殊字符,例如 ! 或 #"]
    case .common:
      [
        "en": "This password is easy to guess. Choose another one.",
        "zh-Hans": "该密码过于常见,容易被猜到,请换一个",
      ]
    }
  }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }
}
