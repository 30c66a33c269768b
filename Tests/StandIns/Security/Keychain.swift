// https://developer.apple.com/documentation/security/keychain_services

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
