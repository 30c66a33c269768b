import ContractModel
import Generation

/// Chinese pages.
struct SimplifiedChinese: DocsWording {
  let separators = (items: "、", remarks: "；", sentences: "")

  func count(_ count: Int, _ unit: ClockUnit) -> String {
    switch unit {
    case .day: "\(count) 天"
    case .hour: "\(count) 小时"
    case .minute: "\(count) 分钟"
    case .second: "\(count) 秒"
    }
  }

  func configured(_ name: String) -> String { "创建客户端时给出的 \(code(name))" }

  func caller(_ caller: Endpoint.Caller) -> String {
    switch caller {
    case .app: "由 App 调用"
    case .browser: "由 App 在浏览器中打开"
    case .page: "由浏览器中的页面调用"
    case .provider: "由身份提供方调用或跳转到此"
    }
  }

  func priority(_ priority: Endpoint.RequestPriority) -> String {
    switch priority {
    case .recommended: "推荐"
    case .basic: "基础"
    case .optional: "可选"
    }
  }

  func ends(_ scope: SignOutScope) -> String {
    switch scope {
    case .own: "结束当前会话。"
    case .others: "结束其他会话。"
    case .all: "结束该账号的所有会话。"
    }
  }

  func placement(_ placement: Token.Placement?) -> String {
    switch placement {
    case nil: "仅放在字段中"
    case .bearer: "作为 `Authorization: Bearer`"
    case .header(let name): "放在标头 \(code(name))"
    case .cookie(let name): "放在 Cookie \(code(name))"
    case .query(let name): "放在查询参数 \(code(name))"
    }
  }

  func location(_ location: Field.Location) -> String {
    switch location {
    case .path: "路径"
    case .query: "查询参数"
    case .header: "标头"
    case .cookie: "Cookie"
    case .body: "请求体"
    }
  }

  func operation(_ call: CallPlan) -> String {
    let provider = call.providerName([.wechat: "微信"]) ?? "身份提供方"
    // A blank stands between Chinese and Latin letters.
    let who = provider.utf8.allSatisfy { $0 < 0x80 } ? " \(provider) " : provider
    return switch call.operation {
    case .passwordSignIn: "用密码登录"
    case .passwordRegister: "用密码注册账号"
    case .passwordChange: "修改密码"
    case .passwordForgot: "发送重置密码的方式"
    case .passwordReset: "设置新密码"
    case .codeSend: "发送验证码"
    case .codeVerify: "校验验证码"
    case .codeSignIn: "用验证码登录"
    case .providerSignIn: "用\(who)登录"
    case .providerStart: "在\(who)开始登录"
    case .providerCallback: "接收\(who)的回应"
    case .providerExchange: "用身份提供方的授权码换取令牌"
    case .providerLink: "将账号与身份提供方关联"
    case .providerNotify: "接收\(who)关于账号的通知"
    case .webSignIn: "在网页上登录"
    case .guestSignIn: "以访客身份登录"
    case .signInContinue: "继续登录的下一步"
    case .passkeyRegister: "添加通行密钥"
    case .passkeySignIn: "用通行密钥登录"
    case .sessionRenew: "刷新会话"
    case .sessionEnd: "结束会话"
    case .sessionEndOne: "结束另一个会话"
    case .sessionEndOthers: "结束所有其他会话"
    case .sessionList: "列出会话"
    case .accountRead: "读取账号"
    case .accountUpdate: "修改账号"
    case .accountDelete: "删除账号"
    case .tokenFetch: "获取令牌"
    case .tokenIntrospect: "说明令牌的内容"
    case .tokenRevoke: "撤销令牌"
    case .keysPublish: "公布签名密钥"
    case .call: "响应 App 的调用"
    }
  }
}

// Tokens, refusals, policies
extension SimplifiedChinese {
  func lifetime(_ life: TokenLife) -> String {
    switch life {
    case .unlimited: "永久有效"
    case .unstated: "契约没有规定期限"
    case .seconds(let seconds, let startsAnew):
      duration(seconds) + (startsAnew ? "，每次刷新后重新计算" : "")
    }
  }

  func storage(_ place: Token.Storage) -> String {
    switch place {
    case .keychain: "钥匙串"
    case .memory: "仅内存"
    case .nowhere: "不保存"
    }
  }

  func renewal(_ renewal: TokenRenewal) -> String {
    switch renewal {
    case .fetched(let call): "不参与刷新；调用需要时由 \(code(call)) 获取"
    case .replaced: "刷新时用掉，并换成新的"
    case .used: "用于刷新，本身不变"
    case .renewed: "刷新后得到新的"
    case .none: "不参与刷新"
    }
  }

  func reuse(_ reuse: Token.Reuse) -> String {
    switch reuse {
    case .refuse: "拒绝"
    case .revokeFamily: "同一次登录得到的所有令牌全部失效"
    }
  }

  func recovery(_ recovery: Recovery) -> String {
    switch recovery {
    case .renew(nil): "刷新会话，并重试一次该调用"
    case .renew(let token?): "重新获取令牌 \(code(token))，并重试一次该调用"
    case .retry: "提示重试"
    case .wait(let field): "等到 \(code(field)) 给出的时间"
    case .continueFlow(let flow): "转入流程 \(code(flow))"
    case .correct: "请用户修改输入"
    case .signIn: "结束会话，显示登录页"
    case .tell: "告知用户，目前没有补救办法"
    }
  }

  func comparison(_ kind: ConditionPlan.Kind, _ text: String) -> String {
    switch kind {
    case .equals: code(text)
    case .startsWith: "开头为 \(code(text))"
    case .has: "包含 \(code(text))"
    }
  }

  func fault(_ fault: Refusal.CallFault) -> String {
    switch fault {
    case .offline: "无法连接服务器"
    case .timeout: "应答超时"
    case .insecure: "连接不可信"
    case .unreadable: "应答无法解析"
    }
  }

  func mark(_ wire: String, is text: String) -> String { "\(code(wire)) 为 \(code(text))" }

  var wholeBody: String { "整个应答（纯文本）" }

  func characterClass(_ characters: PasswordPolicy.CharacterClass) -> String {
    switch characters {
    case .letter: "字母"
    case .lowercase: "小写字母"
    case .uppercase: "大写字母"
    case .digit: "数字"
    case .special: "特殊字符"
    }
  }

  func counts(_ counts: LockoutPolicy.Counted) -> String {
    switch counts {
    case .account: "按账号计数，不论来自何处"
    case .address: "按网络地址计数，不论哪个账号"
    case .accountAndAddress: "按账号与网络地址的组合计数"
    }
  }

  func channel(_ channel: Channel) -> String {
    switch channel {
    case .mail: "邮件"
    case .sms: "短信"
    case .push: "推送通知"
    }
  }

  func alphabet(_ alphabet: CodePolicy.Alphabet) -> String {
    switch alphabet {
    case .digits: "位数字"
    case .letters: "个字母"
    case .lettersAndDigits: "位字母或数字"
    }
  }

  func newDevice(_ rule: DevicePolicy.NewDevice) -> String {
    switch rule {
    case .notify: "通知用户"
    case .allow: "无额外动作"
    }
  }

  func oddSignIn(_ rule: DevicePolicy.OddSignIn) -> String {
    switch rule {
    case .challenge: "须另行验证"
    case .refuse: "拒绝"
    case .allow: "允许"
    }
  }

  func accepted(at time: TermsPolicy.AcceptanceTime) -> String {
    switch time {
    case .registration: "注册时"
    case .signIn: "登录时"
    }
  }
}

// Setup
extension SimplifiedChinese {
  func accessible(_ access: AppRules.KeychainAccess) -> String {
    switch access {
    case .afterFirstUnlock, .afterFirstUnlockThisDeviceOnly: "设备启动后首次解锁起"
    case .whenUnlocked, .whenUnlockedThisDeviceOnly: "设备解锁期间"
    case .whenPasscodeSet: "设备解锁期间，且须设有锁屏密码"
    }
  }

  func backup(_ backup: KeychainBackup) -> String {
    switch backup {
    case .thisDevice: "只留在本设备，不随备份转移"
    case .backups: "随加密备份转移，不经 iCloud 钥匙串同步"
    case .iCloud: "随备份转移，并经 iCloud 钥匙串同步"
    }
  }

  func offered(_ time: AppRules.Biometrics.OfferTime) -> String {
    switch time {
    case .afterFirstSignIn: "首次登录之后"
    case .inSettings: "仅在设置中"
    }
  }

  func guarded(_ use: AppRules.Biometrics.GuardedUse) -> String {
    switch use {
    case .launch: "App 的启动"
    case .tokens: "钥匙串中的令牌"
    }
  }

  func alias(_ alias: Provider.Alias) -> String {
    switch alias {
    case .email: "邮箱"
    case .phone: "手机号"
    case .username: "用户名"
    }
  }

  func asked(_ asked: Provider.Asked) -> String {
    switch asked {
    case .fullName: "姓名"
    case .email: "邮箱"
    }
  }

  func pkce(_ pkce: Provider.PKCE) -> String {
    switch pkce {
    case .s256: code("S256")
    case .plain: "明文：直接发送校验码"
    case .unused: "不使用"
    }
  }

  func nonce(_ nonce: Provider.NonceRule) -> String {
    switch nonce {
    case .sha256Hex: "把它的 SHA-256（十六进制）交给身份提供方"
    case .raw: "原样交给身份提供方"
    case .unused: "不使用"
    }
  }

  func webSheet(isPrivate: Bool) -> String {
    isPrivate ? "不保留 Cookie，系统不再询问用户" : "与浏览器共用 Cookie"
  }
}
