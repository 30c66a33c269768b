/// An account on this device, with a store of its own for its session.
public struct DeviceAccount: Codable, Hashable, Identifiable, Sendable {
  public let id: String
  /// The app's name for it, such as a mail address; nil until the app gives one.
  public internal(set) var name: String?

  /// The account that an app has before it knows of several. Its place is the one that the app had for its only session.
  public static let firstID = "first"
}

extension DeviceAccount: CustomStringConvertible, CustomReflectable {
  /// Without the name, which may say who the person is.
  public var description: String { id }
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
