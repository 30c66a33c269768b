import ContractModel
import Diagnostics
import Generation

/// Chinese pages.
struct SimplifiedChinese: DocsWording {
  let separators = (items: "、", remarks: "；", sentences: "")
  let fullStop = "。"

  func count(_ count: Int, _ unit: ClockUnit) -> String {
    switch unit {
    case .day: "\(count) 天"
    case .hour: "\(count) 小时"
    case .minute: "\(count) 分钟"
    case .second: "\(count) 秒"
    }
  }

  func operation(_ call: CallPlan) -> String {
    let provider = call.providerName([.wechat: "微信"]) ?? "身份提供方"
    // A blank stands between Chinese and Latin letters.
    let isLatin = provider.utf8.allSatisfy { $0 < 0x80 }
    let (from, who) = isLatin ? ("\(provider) ", " \(provider) ") : (provider, provider)
    return switch call.operation {
    case .passwordSignIn: "使用密码登录"
    case .passwordRegister: "使用密码注册账号"
    case .passwordChange: "修改密码"
    case .passwordForgot: "发起密码重置"
    case .passwordReset: "重置密码"
    case .codeSend: "发送验证码"
    case .codeVerify: "校验验证码"
    case .codeSignIn: "使用验证码登录"
    case .providerSignIn: "通过\(who)登录"
    case .providerStart: "通过\(who)开始登录"
    case .providerCallback: "\(from)授权后的回调"
    case .providerExchange: "用身份提供方的授权码换取令牌"
    case .providerLink: "将账号与身份提供方关联"
    case .providerNotify: "接收\(who)关于账号的通知"
    case .webSignIn: "在网页上登录"
    case .guestSignIn: "以游客身份登录"
    case .signInContinue: "提交登录的下一步验证"
    case .passkeyRegister: "添加通行密钥"
    case .passkeySignIn: "使用通行密钥登录"
    case .sessionRenew: "刷新会话"
    case .sessionEnd: "登出"
    case .sessionEndOne: "退出指定设备"
    case .sessionEndOthers: "退出其他所有设备"
    case .sessionList: "查看已登录设备"
    case .accountRead: "读取账号"
    case .accountUpdate: "修改账号"
    case .accountDelete: "删除账号"
    case .tokenFetch: "获取令牌"
    case .tokenIntrospect: "查询令牌信息"
    case .tokenRevoke: "撤销令牌"
    case .keysPublish: "公布签名密钥"
    case .call: ""
    }
  }

  func text(_ term: EndpointTerm) -> String {
    switch term {
    case .caller(.app): "由 App 调用"
    case .caller(.browser): "由 App 在浏览器中打开"
    case .caller(.page): "由浏览器中的页面调用"
    case .caller(.provider): "由身份提供方调用或跳转到此"
    case .priority(.recommended): "推荐"
    case .priority(.basic): "基础"
    case .priority(.optional): "可选"
    case .ends(.own): "结束当前会话"
    case .ends(.others): "结束该账号的其他会话"
    case .ends(.all): "结束该账号的所有会话"
    case .sent(nil): "仅通过请求字段"
    case .sent(.bearer): "`Authorization: Bearer`"
    case .sent(.header(let name)): "HTTP 头 \(code(name))"
    case .sent(.cookie(let name)): "Cookie \(code(name))"
    case .sent(.query(let name)): "查询参数 \(code(name))"
    case .location(.path): "路径"
    case .location(.query): "查询参数"
    case .location(.header): "请求头"
    case .location(.cookie): "Cookie"
    case .location(.body): "请求体"
    }
  }

  func text(_ term: TokenTerm) -> String {
    switch term {
    case .unlimited: "永久有效"
    case .unstated: "未规定"
    case .lifetime(let time, let startsAnew): time + (startsAnew ? "，每次刷新后重新计算" : "")
    case .storage(.keychain): "钥匙串"
    case .storage(.memory): "仅内存"
    case .storage(.nowhere): "不保存"
    case .fetched(let call): "不参与刷新；调用需要时由 \(code(call)) 获取"
    case .replaced: "刷新后作废，换发新令牌"
    case .used: "用于刷新，刷新后不更换"
    case .renewed: "刷新后更新"
    case .notRenewed: "不参与刷新"
    case .reuse(.refuse): "拒绝该请求"
    case .reuse(.revokeFamily): "同一次登录得到的所有令牌全部失效"
    }
  }

  func text(_ term: ErrorTerm) -> String {
    switch term {
    case .recovery(.renew(nil), _): "刷新会话，并重试一次该调用"
    case .recovery(.renew(let token?), _): "重新获取令牌 \(code(token))，并重试一次该调用"
    case .recovery(.retry, _): "提示用户稍后重试"
    case .recovery(.wait(let field), _): "在 \(code(field)) 之前不可重试，并显示该时间"
    case .recovery(.continueFlow(let flow), _): "转入流程 \(code(flow))"
    case .recovery(.correct, _): "提示用户修改输入内容"
    case .recovery(.signIn, .endsSession): "结束会话，显示登录页"
    case .recovery(.signIn, .repeatsSignIn): "重新显示登录页（会话不受影响）"
    case .recovery(.signIn, .dependsOnCall): "显示登录页；若调用使用了会话的令牌，则结束会话"
    case .recovery(.tell, _): "提示用户；App 无法自行恢复"
    case .comparison(.equals, let text): code(text)
    case .comparison(.startsWith, let text): "开头为 \(code(text))"
    case .comparison(.has, let text): "包含 \(code(text))"
    case .mark(let wire, let text): "\(code(wire)) 为 \(code(text))"
    case .wholeBody: "整个响应体（纯文本）"
    case .fault(.offline): "无法连接服务器"
    case .fault(.timeout): "响应超时"
    case .fault(.insecure): "连接不可信"
    case .fault(.unreadable): "响应无法解析"
    }
  }

  func text(_ term: PolicyTerm) -> String {
    switch term {
    case .characters(.letter): "字母"
    case .characters(.lowercase): "小写字母"
    case .characters(.uppercase): "大写字母"
    case .characters(.digit): "数字"
    case .characters(.special): "特殊字符"
    case .counted(.account): "按账号累计连续失败次数，不区分来源"
    case .counted(.address): "按网络地址累计连续失败次数，不区分账号"
    case .counted(.accountAndAddress): "按账号与网络地址的组合累计连续失败次数"
    case .channel(.mail): "邮件"
    case .channel(.sms): "短信"
    case .channel(.push): "推送通知"
    case .alphabet(.digits): "位数字"
    case .alphabet(.letters): "个字母"
    case .alphabet(.lettersAndDigits): "位字母或数字"
    case .newDevice(.notify): "通知用户"
    case .newDevice(.allow): "无额外动作"
    case .oddSignIn(.challenge): "须另行验证"
    case .oddSignIn(.refuse): "拒绝"
    case .oddSignIn(.allow): "允许"
    case .accepted(.registration): "注册时"
    case .accepted(.signIn): "登录时"
    }
  }

  func text(_ term: SetupTerm) -> String {
    switch term {
    case .configured(let name): "初始化客户端时传入的 \(code(name))"
    case .accessible(.afterFirstUnlock), .accessible(.afterFirstUnlockThisDeviceOnly):
      "设备启动并首次解锁后"
    case .accessible(.whenUnlocked), .accessible(.whenUnlockedThisDeviceOnly): "设备解锁期间"
    case .accessible(.whenPasscodeSet): "设备解锁期间，且须设有锁屏密码"
    case .backup(.thisDevice): "只留在本设备，不随备份转移"
    case .backup(.backups): "随加密备份转移，不经 iCloud 钥匙串同步"
    case .backup(.iCloud): "随备份转移，并经 iCloud 钥匙串同步"
    case .offered(.afterFirstSignIn): "首次登录之后"
    case .offered(.inSettings): "仅在设置中"
    case .guarded(.launch): "App 的启动"
    case .guarded(.tokens): "钥匙串中的令牌"
    case .alias(.email), .asked(.email): "邮箱"
    case .alias(.phone): "手机号"
    case .alias(.username): "用户名"
    case .asked(.fullName): "姓名"
    case .pkce(.s256): code("S256")
    case .pkce(.plain): "明文：直接发送校验码"
    case .pkce(.unused), .nonce(.unused): "不使用"
    case .nonce(.sha256Hex): "将其 SHA-256（十六进制）传给身份提供方"
    case .nonce(.raw): "原样传给身份提供方"
    case .webSession(true): "使用私密会话：不保留 Cookie，不弹出授权提示"
    case .webSession(false): "与浏览器共用 Cookie"
    }
  }
}
