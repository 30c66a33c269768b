// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient

nonisolated extension Rote {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Rote"))

  /// The entries of the app's Info.plist for it:
  ///
  ///     <key>CFBundleURLTypes</key>
  ///     <array><dict>
  ///       <key>CFBundleURLSchemes</key>
  ///       <array>
  ///         <string>rote</string>
  ///       </array>
  ///     </dict></array>
  public enum InfoPlist {
    /// The schemes that open the app.
    public static let urlSchemes: [String] = ["rote"]
  }
}
