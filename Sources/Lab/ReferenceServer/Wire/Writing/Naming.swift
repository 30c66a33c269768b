/// What a contract's names of fields commonly mean. Only where a type says nothing is a name looked at.
struct NameHint {
  /// In small letters, without underscores.
  private let name: String

  init(_ name: String) { self.name = Self.plain(name) }

  private static func plain(_ name: String) -> String {
    String(unsafeUninitializedCapacity: name.utf8.count) { bytes in
      var count = 0
      for byte in name.utf8 where byte != UInt8(ascii: "_") {
        bytes[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }

  var isAccountID: Bool {
    ["id", "sub", "usersub", "subject", "uid", "uuid", "userid", "accountid", "personid"]
      .contains(name)
  }

  var isID: Bool { isAccountID || ["sessionid", "deviceid", "sid"].contains(name) }

  var isMail: Bool { ["email", "mail", "emailaddress", "mailaddress"].contains(name) }

  var isPhone: Bool { ["phone", "phonenumber", "mobile", "mobilenumber"].contains(name) }

  var isUsername: Bool { ["username", "login", "handle"].contains(name) }

  var isFullName: Bool { ["name", "fullname", "displayname", "nickname"].contains(name) }

  var isDeviceName: Bool {
    isFullName || ["device", "devicename", "label", "model", "title", "useragent"].contains(name)
  }

  var isCurrent: Bool {
    ["current", "iscurrent", "thisdevice", "isthisdevice", "active"].contains(name)
  }

  var isConfirmation: Bool { name.hasSuffix("verified") || name.hasSuffix("confirmed") }

  var isState: Bool { name == "status" || name == "state" || name.hasSuffix("status") }

  var isSuccess: Bool {
    ["success", "succeeded", "ok", "sent", "accepted", "done", "deleted"].contains(name)
  }

  var isDestination: Bool { ["destination", "to", "sentto", "recipient"].contains(name) }

  var isPause: Bool { ["resendafter", "retryafter", "cooldown", "resendin"].contains(name) }

  /// A beginning in the past, not a last use: `createdAt`, `memberSince`, `signedInAt`.
  var isBeginning: Bool {
    ["created", "began", "begins", "started", "joined", "registered", "signedin", "signedup"]
      .contains { name.hasPrefix($0) } || name.hasSuffix("since")
  }
}
