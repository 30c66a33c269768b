import AuthClient
import Foundation

/// Whether this install of the app has used the store before. The keychain outlives the app's
/// deletion; the app's preferences do not.
struct InstallMark: Sendable {
  let isSet: @Sendable () -> Bool
  let set: @Sendable () -> Void

  static func inPreferences(of service: String) -> InstallMark {
    let key = "authcontract.\(service).installed"
    return InstallMark(
      isSet: { UserDefaults.standard.bool(forKey: key) },
      set: { UserDefaults.standard.set(true, forKey: key) })
  }
}
