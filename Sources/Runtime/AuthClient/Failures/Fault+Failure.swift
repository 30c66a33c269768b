import Foundation

extension Fault: AuthFailure {
  public var recovery: Recovery {
    switch self {
    case .cancelled: .ignore
    case .offline, .timeout, .storeUnreadable, .storeUnwritable: .retry
    case .insecure, .unreadable, .unsendable, .otherServer, .locked: .tell
    case .passcodeMissing, .storeUnusable: .tell
    case .renewalDoesNotHelp, .sessionLost: .signIn
    }
  }

  public var errorDescription: String? { sentence.text(in: Locale.preferredLanguages) }

  var sentence: Messages {
    switch self {
    case .offline: ["en": "The server cannot be reached.", "zh-Hans": "无法连接服务器"]
    case .timeout: ["en": "The server did not answer in time.", "zh-Hans": "服务器响应超时"]
    case .insecure: ["en": "The connection is not secure.", "zh-Hans": "连接不安全"]
    case .unreadable: ["en": "The server's answer cannot be read.", "zh-Hans": "无法读取服务器的响应"]
    case .cancelled: ["en": "This was cancelled.", "zh-Hans": "已取消"]
    case .unsendable: ["en": "The request cannot be sent.", "zh-Hans": "无法发送请求"]
    case .storeUnreadable: ["en": "The stored session cannot be read.", "zh-Hans": "无法读取已保存的会话"]
    case .storeUnwritable: ["en": "The session cannot be stored.", "zh-Hans": "无法保存会话"]
    case .sessionLost:
      [
        "en": "The saved session can't be opened. Please sign in again.",
        "zh-Hans": "无法打开已保存的会话,请重新登录",
      ]
    case .passcodeMissing:
      ["en": "Set a passcode on this device, then try again.", "zh-Hans": "请先为此设备设置密码,然后重试"]
    case .storeUnusable:
      ["en": "This app can't save sessions on this device.", "zh-Hans": "此应用无法在本设备上保存会话"]
    case .otherServer:
      ["en": "The stored session is another server's.", "zh-Hans": "已保存的会话属于其他服务器"]
    case .locked: ["en": "The session is locked.", "zh-Hans": "会话已锁定"]
    case .renewalDoesNotHelp: ["en": "Please sign in again.", "zh-Hans": "请重新登录"]
    }
  }
}
