import ContractModel
import Generation

/// The meanings of fields in the words of a page.
struct DocsRoleWords {
  let words: DocsWords

  private var language: DocsLanguage { words.language }

  /// The meaning, and the texts of an enum that stand for its words.
  func note(_ property: PropertyPlan) -> String {
    guard let role = property.role else { return "" }
    let pairs = property.roleWords.map { "\(words.code($0.text)) = \(words.code($0.word))" }
    let texts =
      pairs.isEmpty ? "" : language.text(" (", "（") + language.list(pairs) + language.text(")", "）")
    return language.text(role.says, Self.chinese(role)) + texts
  }

  private static func chinese(_ role: FieldRole) -> String {
    switch role {
    case .accountID: "账号自身的 ID，由服务器决定"
    case .accountName: "显示给他人的名称"
    case .accountState: "账号状态"
    case .accountConfirmed: "账号是否有已验证的地址"
    case .accountEmailConfirmed: "账号的邮箱是否已验证"
    case .accountPhoneConfirmed: "账号的手机号是否已验证"
    case .accountSince: "账号的创建时间"
    case .accountGuest: "是否为没有登录名的游客账号"
    case .sessionID: "会话的 ID，即会话列表中的 ID"
    case .sessionCurrent: "是否为当前调用的会话"
    case .sessionBegan: "会话开始的时间"
    case .sessionUsed: "会话最后使用的时间"
    case .deviceID: "区分设备的值"
    case .deviceName: "设备名称"
    case .termsAccepted: "用户是否同意条款"
    case .stepConfirmation: "该消息用于验证地址"
    case .stepNewPassword: "该消息用于登录所需的新密码"
    case .stepTerms: "该消息用于登录前需同意的条款"
    case .stepAuthenticator: "该消息用于验证器应用的验证码"
    case .stepMessage: "该消息用于邮件或短信验证码"
    case .stepOddSignIn: "该消息用于异常登录所需的验证"
    case .codeChannel: "验证码的发送方式"
    case .codeDestination: "验证码的发送目的地，可能部分隐藏"
    case .codePause: "可再次获取验证码前的等待时间"
    case .providerChosen: "用户选择的身份提供方"
    case .signOutScope: "登出所结束的会话"
    case .callSucceeded: "成功的应答中总为 true"
    case .triesLeft: "剩余的尝试次数"
    }
  }
}
