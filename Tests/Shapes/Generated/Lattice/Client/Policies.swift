// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Lattice {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Lattice"))

  /// The entries of the app's Info.plist for it:
  ///
  ///     <key>CFBundleURLTypes</key>
  ///     <array><dict>
  ///       <key>CFBundleURLSchemes</key>
  ///       <array>
  ///         <string>com.example.lattice</string>
  ///       </array>
  ///     </dict></array>
  public enum InfoPlist {
    /// The schemes that open the app.
    public static let urlSchemes: [String] = ["com.example.lattice"]
  }
}
