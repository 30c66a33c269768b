/// An event in the app itself that may move its session.
public struct AppEvent: RawRepresentable, Hashable, Sendable {
  /// As the contract says it: `app.launches`, `user.resets`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let launches = AppEvent(rawValue: "app.launches")
  public static let unlocks = AppEvent(rawValue: "app.unlocks")
  public static let unlockFails = AppEvent(rawValue: "app.unlockFails")

  /// The event of a person's act, by the contract's word for it.
  public static func user(_ verb: String) -> AppEvent { AppEvent(rawValue: "user.\(verb)") }
}
