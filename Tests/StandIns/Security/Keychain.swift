// https://developer.apple.com/documentation/security/keychain_services

import Foundation

// https://developer.apple.com/documentation/security/1401659-secitemadd
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }

// https://developer.apple.com/documentation/security/1393617-secitemupdate
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  0
}

// https://developer.apple.com/documentation/security/1398306-secitemcopymatching
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }

// https://developer.apple.com/documentation/security/1395547-secitemdelete
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 }

// https://developer.apple.com/documentation/security/ksecclass
public let kSecClass: CFString = "class"
// https://developer.apple.com/documentation/security/ksecclassgenericpassword
public let kSecClassGenericPassword: CFString = "genp"
// https://developer.apple.com/documentation/security/ksecattrservice
public let kSecAttrService: CFString = "svce"
// https://developer.apple.com/documentation/security/ksecattraccount
public let kSecAttrAccount: CFString = "acct"
// https://developer.apple.com/documentation/security/ksecattraccessgroup
public let kSecAttrAccessGroup: CFString = "agrp"
// https://developer.apple.com/documentation/security/ksecattrsynchronizable
public let kSecAttrSynchronizable: CFString = "sync"
// https://developer.apple.com/documentation/security/ksecusedataprotectionkeychain
public let kSecUseDataProtectionKeychain: CFString = "nleg"
// https://developer.apple.com/documentation/security/ksecvaluedata
public let kSecValueData: CFString = "v_Data"
// https://developer.apple.com/documentation/security/ksecreturndata
public let kSecReturnData: CFString = "r_Data"
// https://developer.apple.com/documentation/security/ksecmatchlimit
public let kSecMatchLimit: CFString = "m_Limit"
// https://developer.apple.com/documentation/security/ksecmatchlimitone
public let kSecMatchLimitOne: CFString = "m_LimitOne"

// https://developer.apple.com/documentation/security/ksecattraccessible
public let kSecAttrAccessible: CFString = "pdmn"
// https://developer.apple.com/documentation/security/ksecattraccessibleafterfirstunlock
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
// https://developer.apple.com/documentation/security/ksecattraccessibleafterfirstunlockthisdeviceonly
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
// https://developer.apple.com/documentation/security/ksecattraccessiblewhenunlocked
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
// https://developer.apple.com/documentation/security/ksecattraccessiblewhenunlockedthisdeviceonly
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
// https://developer.apple.com/documentation/security/ksecattraccessiblewhenpasscodesetthisdeviceonly
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

// https://developer.apple.com/documentation/security/ksecattraccesscontrol
public let kSecAttrAccessControl: CFString = "accc"
// https://developer.apple.com/documentation/security/ksecuseauthenticationcontext
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
// https://developer.apple.com/documentation/security/errsecparam
public let errSecParam: OSStatus = -50

// https://developer.apple.com/documentation/security/secaccesscontrol
public final class SecAccessControl {}

// https://developer.apple.com/documentation/security/secaccesscontrolcreateflags
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  // secaccesscontrolcreateflags/userpresence
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  // secaccesscontrolcreateflags/biometrycurrentset
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
}

// https://developer.apple.com/documentation/security/1394452-secaccesscontrolcreatewithflags
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { nil }

/// `CFString` is a class on Apple's systems, and so a `CFTypeRef`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { nil }
