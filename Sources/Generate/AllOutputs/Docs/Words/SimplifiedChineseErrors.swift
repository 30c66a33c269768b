import ContractModel

// Meanings of refusals
extension SimplifiedChinese {
  func meaning(_ meaning: Meaning) -> String { "\(code(meaning.rawValue)): \(text(meaning))" }

  private func text(_ meaning: Meaning) -> String {
    switch meaning {
    case .tokenMissing: "调用没有携带令牌"
    case .tokenInvalid: "令牌不被该服务器接受：伪造、属于其他服务器或已损坏"
    case .tokenExpired: "令牌曾经有效，现已过期"
    case .tokenReused: "令牌已被使用过，并已被新令牌取代"
    case .sessionEnded: "会话已结束：在别处登出、被撤销或已到期"
    case .scopeMissing: "令牌有效，但缺少该调用所需的权限范围"
    case .notAllowed: "用户身份已知，但无权执行此操作"
    case .credentialsWrong: "用户名与密码不匹配"
    case .accountUnknown: "没有使用该名称的账号"
    case .accountLocked: "密码错误次数过多：账号稍后解锁"
    case .accountDisabled: "账号已被禁用"
    case .accountGone: "账号已被注销"
    case .accountUnconfirmed: "账号的地址尚未验证"
    case .alreadyConfirmed: "账号的地址已经验证"
    case .identifierTaken: "该邮箱、手机号或用户名已属于其他账号"
    case .passwordWeak: "新密码不符合密码规则"
    case .passwordResetRequired: "该账号需要先设置新密码才能登录"
    case .termsNotAccepted: "用户尚未同意条款"
    case .codeWrong: "验证码不正确"
    case .codeExpired: "验证码曾经正确，现已过期"
    case .codeTooSoon: "刚刚发送过验证码：需等待后再发"
    case .codeTriesSpent: "验证码错误次数过多：需要新的验证码"
    case .codeNotSent: "验证码无法送达"
    case .challengeUnknown: "登录步骤已结束或从未发起"
    case .oddSignIn: "登录行为异常，需要进一步验证"
    case .providerRefused: "身份提供方的令牌或授权码是伪造的、已用过或属于其他应用"
    case .providerUnavailable: "无法连接身份提供方"
    case .providerNotSetUp: "服务器没有配置该身份提供方"
    case .stateWrong: "身份提供方的返回不属于该浏览器的请求"
    case .linkTaken: "该身份已关联其他账号"
    case .notFound: "调用所指的对象不存在"
    case .requestInvalid: "调用不符合契约：缺少字段或格式错误"
    case .tooManyRequests: "调用次数超过服务器的限制"
    case .serverFailed: "服务器出错"
    case .other: "应用自身业务的拒绝，与会话无关"
    }
  }
}
