// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthPasswords

nonisolated extension Readmigo {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(
    .init(
      service: "com.readmigo.app",
      tokens: ["access": "access_token", "refresh": "refresh_token"],
      values: ["userId": "user_id"]
    ),
    accessibility: .afterFirstUnlock,
    guardedBy: .biometryCurrentSet
  )

  /// The entries of the app's Info.plist for it:
  ///
  ///     <key>NSFaceIDUsageDescription</key>
  ///     <string>(why the app asks for a face, in the person's language)</string>
  public enum InfoPlist {
    /// The schemes that open the app.
    public static let urlSchemes: [String] = []
  }

  /// The ways in, those that are put forward most first.
  public static let signInWays = [
    SignInWay("signInWithApple", .recommended),
    SignInWay("signInWithEmail", .basic),
    SignInWay("signInWithWeChat", .optional),
    SignInWay("signInWithPhone", .optional),
  ]

  /// The rules that apply to every call.
  public enum Policies {
    /// Checked while it is typed. The server's own check is the one that counts.
    public static let password = PasswordPolicy(
      minLength: 8,
      contains: [.lowercase, .uppercase, .digit],
      strength: [
        .init("weak"),
        .init("medium", contains: [.letter, .digit]),
        .init("strong", contains: [.lowercase, .uppercase, .digit]),
        .init("veryStrong", contains: [.lowercase, .uppercase, .digit, .special]),
      ]
    )

    /// The form of the code registrationMail.
    public static let registrationMailCode = CodePolicy(length: 6)

    /// The form of the code phoneSignIn.
    public static let phoneSignInCode = CodePolicy(length: 6)

    /// How the app is unlocked.
    public static let biometrics = BiometricRule(
      kinds: [.faceID, .touchID],
      offered: .afterFirstSignIn,
      guards: .tokens,
      fallback: "signInWithEmail"
    )
  }

  /// The providers' own sheets.
  public enum Providers {
    /// How a person signs in with Apple.
    public static let apple = AppleRule(nonce: .sha256Hex, needs: [.identityToken])
  }

  /// The app's own steps of a sign-out:
  /// `profileCache`, `offlineData`, `downloadedBooks`, `readingProgress`.
  ///
  /// `Client.signOut(with:)` takes them in the contract's order.
  ///
  /// Kept without asking:
  /// `appSettings`, `readingPreferences`.
  public protocol SignOutSteps: Sendable {
    /// Whether the user wants `offlineData` removed.
    func asksToRemoveOfflineData() async -> Bool
    func removeOfflineData() async
    /// Whether the user wants `downloadedBooks` removed.
    func asksToRemoveDownloadedBooks() async -> Bool
    func removeDownloadedBooks() async
    func clearProfileCache() async
    /// Whether the server has all of `readingProgress`. It is discarded otherwise.
    func isReadingProgressSynced() async -> Bool
    func discardUnsyncedReadingProgress() async
  }
}

nonisolated extension Readmigo.Client {
  /// Signs out in the contract's order: asks the user, ends the session, notifies the server, and
  /// clears the rest of the user's data. The session's state changes before `steps` clear anything.
  ///
  /// - Throws: Why the server couldn't be notified or, with `storeUnwritable`, that tokens are
  ///   still on the device. All other steps are done in either case.
  public func signOut(
    with steps: some Readmigo.SignOutSteps
  ) async throws(CallFailure<Readmigo.FaultsOnly>) {
    let removesOfflineData = await steps.asksToRemoveOfflineData()
    let removesDownloadedBooks = await steps.asksToRemoveDownloadedBooks()
    var failure: CallFailure<Readmigo.FaultsOnly>?
    do { try await self.signOut() } catch { failure = error }
    await steps.clearProfileCache()
    if removesOfflineData {
      await steps.removeOfflineData()
    }
    if removesDownloadedBooks {
      await steps.removeDownloadedBooks()
    }
    if await !steps.isReadingProgressSynced() {
      await steps.discardUnsyncedReadingProgress()
    }
    if let failure { throw failure }
  }
}
