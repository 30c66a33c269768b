import Foundation

// https://developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = String
// https://developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = [String: Any]

// https://developer.apple.com/documentation/corefoundation/cfnotificationcenter
public final class CFNotificationCenter {}

// https://developer.apple.com/documentation/corefoundation/cfnotificationname
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  public var rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

// https://developer.apple.com/documentation/corefoundation/cfnotificationsuspensionbehavior
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce
  case hold
  case deliverImmediately
}

// https://developer.apple.com/documentation/corefoundation/cfnotificationcallback
public typealias CFNotificationCallback =
  @convention(c) (
    // The center, the name and the dictionary of Core Foundation stand first, third and last; C knows none of them here.
    OpaquePointer?, UnsafeMutableRawPointer?, OpaquePointer?, UnsafeRawPointer?, OpaquePointer?
  ) -> Void

// https://developer.apple.com/documentation/corefoundation/1542572-cfnotificationcentergetdarwinnot
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { nil }

// https://developer.apple.com/documentation/corefoundation/1543316-cfnotificationcenteraddobserver
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

// https://developer.apple.com/documentation/corefoundation/1543360-cfnotificationcenterremoveobserv
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {}

// https://developer.apple.com/documentation/corefoundation/1543302-cfnotificationcenterpostnotifica
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}

extension ProcessInfo {
  // https://developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:)
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {}
}

extension FileManager {
  // https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}

// Of `sys/fcntl.h`: https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/fcntl.h
public let F_SETPROTECTIONCLASS: Int32 = 64
