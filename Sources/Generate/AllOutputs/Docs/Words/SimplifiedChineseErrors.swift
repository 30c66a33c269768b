import ContractModel

// Meanings of errors and of fields
extension SimplifiedChinese {
  func meaning(_ meaning: Meaning) -> String { "\(code(meaning.rawValue))：\(text(meaning))" }

  func role(_ role: FieldRole, words: [String]) -> String {
    text(role) + (words.isEmpty ? "" : "（\(list(words))）")
  }

  private func text(_ meaning: Meaning) -> String {
    switch meaning {
    case .tokenMissing: "请求未携带令牌"
    case .tokenInvalid: "令牌无效：伪造、已损坏，或属于其他服务器"
    case .tokenExpired: "令牌已过期"
    case .tokenReused: "令牌已被使用过，并已被新令牌替换"
    case .sessionEnded: "会话已结束：在别处登出、被撤销或已到期"
    case .scopeMissing: "令牌有效，但缺少该调用所需的权限范围"
    case .notAllowed: "用户身份已确认，但无权执行此操作"
    case .credentialsWrong: "用户名与密码不匹配"
    case .accountUnknown: "账号不存在"
    case .accountLocked: "密码错误次数过多，账号暂时锁定"
    case .accountDisabled: "账号已被禁用"
    case .accountGone: "账号已被注销"
    case .accountUnconfirmed: "账号的邮箱或手机号尚未验证"
    case .alreadyConfirmed: "账号的邮箱或手机号已经验证"
    case .identifierTaken: "该邮箱、手机号或用户名已属于其他账号"
    case .passwordWeak: "新密码不符合密码规则"
    case .passwordResetRequired: "该账号需要先设置新密码才能登录"
    case .termsNotAccepted: "用户尚未同意条款"
    case .codeWrong: "验证码不正确"
    case .codeExpired: "验证码已过期"
    case .codeTooSoon: "验证码刚刚发送，请稍后再获取"
    case .codeTriesSpent: "验证码错误次数过多，请重新获取"
    case .codeNotSent: "验证码发送失败"
    case .challengeUnknown: "登录步骤已结束或从未发起"
    case .oddSignIn: "登录行为异常，需要进一步验证"
    case .providerRefused: "身份提供方的令牌或授权码是伪造的、已用过或属于其他应用"
    case .providerUnavailable: "无法连接身份提供方"
    case .providerNotSetUp: "服务器没有配置该身份提供方"
    case .stateWrong: "身份提供方的回调不属于该浏览器发起的请求"
    case .linkTaken: "该身份已关联其他账号"
    case .notFound: "请求的对象不存在"
    case .requestInvalid: "请求不符合契约：缺少字段或格式错误"
    case .tooManyRequests: "请求过于频繁"
    case .serverFailed: "服务器出错"
    case .other: "应用自身的业务错误，与会话无关"
    }
  }

  private func text(_ role: FieldRole) -> String {
    switch role {
    case .accountID: "账号 ID（由服务器分配）"
    case .accountName: "昵称"
    case .accountState: "账号状态"
    case .accountConfirmed: "账号的邮箱或手机号是否已验证"
    case .accountEmailConfirmed: "账号的邮箱是否已验证"
    case .accountPhoneConfirmed: "账号的手机号是否已验证"
    case .accountSince: "账号的创建时间"
    case .accountGuest: "是否为没有登录名的游客账号"
    case .sessionID: "会话 ID"
    case .sessionCurrent: "是否为当前设备"
    case .sessionBegan: "登录时间"
    case .sessionUsed: "最近活动时间"
    case .deviceID: "设备标识"
    case .deviceName: "设备名称"
    case .termsAccepted: "用户是否同意条款"
    case .stepConfirmation: "该步骤：验证邮箱或手机号"
    case .stepNewPassword: "该步骤：设置新密码"
    case .stepTerms: "该步骤：同意条款"
    case .stepAuthenticator: "该步骤：输入验证器应用的验证码"
    case .stepMessage: "该步骤：输入邮件或短信验证码"
    case .stepOddSignIn: "该步骤：异常登录验证"
    case .codeChannel: "验证码的发送方式"
    case .codeDestination: "验证码的接收地址，可能部分隐藏"
    case .codePause: "可重新获取验证码前的等待时间"
    case .providerChosen: "用户选择的身份提供方"
    case .signOutScope: "登出的范围"
    case .callSucceeded: "成功时总为 true"
    case .triesLeft: "剩余的尝试次数"
    }
  }
}
