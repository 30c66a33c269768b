import AuthClient
import Foundation

/// Whether this install of the app has used the store before. The keychain outlives the app's
/// deletion; the app's preferences do not.
struct InstallMark: Sendable {
  let isSet: @Sendable () -> Bool
  let set: @Sendable () -> Void

  /// - Parameter preferences: the app's own, if nil. Another app or an extension that shares the items has others,
  ///   which say nothing of this session: where items are shared, the shared preferences have to be given.
  /// - Returns: nil where they are not; then what an earlier install left counts.
  static func inPreferences(
    _ preferences: UserDefaults?, of items: StoragePlan.Items
  ) -> InstallMark? {
    // guard: extension-keeps-session
    if preferences == nil, items.accessGroup != nil { return nil }
    // guard: given-preferences
    let mark = Mark(
      preferences: preferences ?? .standard, key: "authcontract.\(items.service).installed")
    return InstallMark(isSet: { mark.isSet }, set: { mark.set() })
  }

  /// Preferences can be used from any thread, whether or not their type says so.
  private struct Mark: @unchecked Sendable {
    let preferences: UserDefaults
    let key: String

    var isSet: Bool { preferences.bool(forKey: key) }
    func set() { preferences.set(true, forKey: key) }
  }
}
