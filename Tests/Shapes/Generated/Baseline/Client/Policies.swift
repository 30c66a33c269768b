// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords

nonisolated extension Baseline {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Baseline"))

  /// The entries of the app's Info.plist for it:
  ///
  ///     <key>CFBundleURLTypes</key>
  ///     <array><dict>
  ///       <key>CFBundleURLSchemes</key>
  ///       <array>
  ///         <string>com.example.baseline</string>
  ///       </array>
  ///     </dict></array>
  public enum InfoPlist {
    /// The schemes that open the app.
    public static let urlSchemes: [String] = ["com.example.baseline"]
  }

  /// The ways in, those that are put forward most first.
  public static let signInWays = [
    SignInWay("signIn", .basic),
    SignInWay("verifyCode"),
    SignInWay("openGitHub"),
  ]

  /// The rules that apply to every call.
  public enum Policies {
    /// Checked while it is typed. The server's own check is the one that counts.
    public static let password = PasswordPolicy(minLength: 8, maxLength: 72, blocklist: .common)

    /// The form of the code oneTime.
    public static let oneTimeCode = CodePolicy(length: 6, lifetime: 600, resendAfter: 60)
  }
}
