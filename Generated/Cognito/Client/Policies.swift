// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient

nonisolated extension Cognito {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Cognito"))

  /// The entries of the app's Info.plist for it:
  ///
  ///     <key>CFBundleURLTypes</key>
  ///     <array><dict>
  ///       <key>CFBundleURLSchemes</key>
  ///       <array>
  ///         <string>myapp</string>
  ///       </array>
  ///     </dict></array>
  public enum InfoPlist {
    /// The schemes that open the app.
    public static let urlSchemes: [String] = ["myapp"]
  }

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code signUp.
    public static let signUpCode = CodePolicy(length: 6)
  }
}
