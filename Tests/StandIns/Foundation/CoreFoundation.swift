// On Apple's systems these are classes that bridge to Swift's types with `as`; here they are those types.
// https://developer.apple.com/documentation/corefoundation

// https://developer.apple.com/documentation/corefoundation/cftyperef
public typealias CFTypeRef = AnyObject
// https://developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = String
// https://developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = Data
// https://developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = [String: Any]
// https://developer.apple.com/documentation/corefoundation/cfarray
public typealias CFArray = [AnyObject]
// https://developer.apple.com/documentation/corefoundation/cferror
public final class CFError {}
// https://developer.apple.com/documentation/kernel/osstatus
public typealias OSStatus = Int32
// https://developer.apple.com/documentation/corefoundation/cfallocator
public final class CFAllocator {}
// https://developer.apple.com/documentation/corefoundation/cfoptionflags
public typealias CFOptionFlags = UInt
