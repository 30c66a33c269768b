import ContractModel

/// The words that authors use for a meaning in names, matches and English messages of refusals. They only suggest a
/// `means`: nothing else is derived from them. Groups are separated by spaces and all of them must occur, in any order;
/// the words of a group are separated by bars, and each counts as the beginning of a word. `!` excludes a word.
enum MeaningPhrases {
  static func phrases(_ meaning: Meaning) -> [String] {
    switch meaning {
    case .tokenMissing:
      [
        "not|missing|required|need|no sign|signed|log|login|token|authenticated|session|credential "
          + "!code !confirm !found !scope !expir !author",
        "unauthenticated", "unauthori", "请先登录|未登录",
      ]
    case .tokenInvalid:
      [
        "invalid|bad|malformed|unknown|forged token|session|signature !user !code", "unauthori",
        "forbidden",
      ]
    case .tokenExpired:
      ["expir session|token|access|login|sign|auth|refresh !code", "登录已过期", "unauthori"]
    case .tokenReused: ["reus|replay|stol|copied", "used token|refresh"]
    case .sessionEnded:
      [
        "session|token|login|family|refresh end|revok|gone|over|clos|terminat|invalid",
        "invalid grant", "signed out",
      ]
    case .credentialsWrong:
      [
        "wrong|invalid|bad|incorrect|mismatch|fail password|credential|login|authentication|pin "
          + "!attempts", "密码错误",
      ]
    case .accountUnknown:
      [
        "unknown|unregistered|nosuch account|user|email|person|member",
        "account|user|person|member|email not|no found|exist|registered", "账号不存在",
      ]
    case .accountLocked:
      ["lock|locked", "too many password|passwords|attempts|tries|logins|failures", "锁定"]
    case .accountDisabled: ["disab|suspend|ban|banned|blocked|deactivat", "禁用"]
    case .accountGone: ["account|user|person gone|delet|remov|clos", "注销"]
    case .accountUnconfirmed:
      [
        "not|un|needs|pending|require confirm|confirmed|verified|verif !cannot !already",
        "unconfirm|unverif",
      ]
    case .alreadyConfirmed: ["already confirm|verif", "cannot confirm|confirmed"]
    case .identifierTaken:
      [
        "taken|exists|duplicate|registered|inuse !not !unknown !link",
        "already use|used|exist|registered",
      ]
    case .passwordWeak:
      ["weak|short|common|policy|strength|strong password", "invalid password", "weak"]
    case .termsNotAccepted: ["terms|consent|agreement|tos"]
    case .codeWrong:
      ["wrong|invalid|bad|incorrect|mismatch code|otp|pin|passcode|link !expir", "验证码错误"]
    case .codeExpired: ["expir|old|stale code|otp|link|passcode"]
    case .codeTooSoon:
      [
        "too soon|fast|early|often|frequent", "limit exceed", "too|many requests|request",
        "rate|throttl|cooldown",
      ]
    case .codeTriesSpent:
      [
        "too many code|codes|tries|attempts|failed", "code locked|spent",
        "tries|attempts spent|exceed|exhaust",
      ]
    case .challengeUnknown:
      [
        "challenge|step|session|ticket|flow end|ended|expir|unknown|invalid|gone|over",
        "expir|invalid challenge",
      ]
    case .oddSignIn:
      [
        "odd|suspicious|unusual|unrecognised|unrecognized",
        "challenge|verification|mfa|factor require|needed|wanted",
      ]
    case .providerRefused:
      [
        "invalid|refused|reject|wrong|bad|fail token|code|grant|id|identity|provider|nonce|assertion"
          + "|apple|google|github|wechat|oauth !client", "invalid grant",
      ]
    case .providerUnavailable:
      [
        "unavailable|down|unreachable|away|offline provider|apple|google|github|wechat|oauth",
        "unavailable",
      ]
    case .providerNotSetUp:
      [
        "unavailable|configur|setup|disabled|unsupported provider|apple|google|github|wechat|oauth",
        "client refused|invalid|unknown", "未配置",
      ]
    case .stateWrong: ["state|csrf|forged"]
    case .linkTaken:
      ["link|provider|identity taken|already|exists|used|conflict", "already linked"]
    case .notFound: ["not found|exist !user", "unknown|missing|no device|session|item|key|passkey"]
    case .requestInvalid:
      ["invalid|bad|malformed|missing parameter|request|input|argument|body|field", "validation"]
    case .tooManyRequests:
      ["too many request|requests|calls", "rate|throttl", "limit exceed", "busy|overloaded"]
    case .scopeMissing: ["scope|scopes"]
    case .notAllowed:
      ["forbidden|denied|permission|privilege", "not allow|allowed|permitted|writable"]
    case .passwordResetRequired: ["reset|change required|needed"]
    case .codeNotSent:
      ["code|mail|sms not|fail sent|deliver|delivery", "deliver|delivery fail|failure"]
    case .serverFailed: ["server|internal|pool|backend fail|fails|failed|error|down"]
    case .other: []
    }
  }
}
