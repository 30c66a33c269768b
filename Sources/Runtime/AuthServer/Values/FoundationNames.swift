// The three names that contracts need from Foundation, handed on so that generated code imports
// this library only. FoundationEssentials is the small half of Foundation, without ICU.
#if canImport(FoundationEssentials)
  public import FoundationEssentials

  /// Foundation's `UUID`.
  public typealias UUID = FoundationEssentials.UUID
  /// Foundation's `URL`.
  public typealias URL = FoundationEssentials.URL
  /// Foundation's `Date`.
  public typealias Date = FoundationEssentials.Date
#else
  public import Foundation

  /// Foundation's `UUID`.
  public typealias UUID = Foundation.UUID
  /// Foundation's `URL`.
  public typealias URL = Foundation.URL
  /// Foundation's `Date`.
  public typealias Date = Foundation.Date
#endif
