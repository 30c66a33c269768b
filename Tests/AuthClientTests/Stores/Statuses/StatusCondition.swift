import Foundation

@testable import AuthClient
@testable import AuthKeychain

/// A state of a device or of its keychain, with the status that Apple gives it.
struct StatusCondition: Sendable {
  let title: String
  /// The status, and where it comes from.
  let status: String
  var kinds = StoreKind.allCases
  var accessibility = StoragePlan.Accessibility.afterFirstUnlock
  /// It can begin while a process uses the session.
  var isSudden = true
  /// A process that begins later passes the gate.
  var passesGate = true
  var hasFolder = true
  let begin: @Sendable (FakeKeychain) -> Void
  var end: @Sendable (inout FakeDevice) -> Void = { $0 = FakeDevice() }

  static let all = device + guards + content

  private static func on(
    _ edit: @escaping @Sendable (inout FakeDevice) -> Void
  ) -> @Sendable (FakeKeychain) -> Void { { $0.change(edit) } }

  private static let device = [
    StatusCondition(
      title: "The device is locked, and items are `whenUnlocked`",
      status: "`errSecInteractionNotAllowed` -25308, SecKeybagSupport.c:311",
      accessibility: .whenUnlocked, begin: on { $0.lock = .locked }),
    StatusCondition(
      title: "The device hasn't been unlocked since it started",
      status: "`errSecInteractionNotAllowed` -25308, SecKeybagSupport.c:311",
      isSudden: false, begin: on { $0.lock = .neverOpened }),
    StatusCondition(
      title: "The app isn't entitled to the keychain or the access group",
      status: "`errSecMissingEntitlement` -34018, SecItemServer.c:2375-2380",
      begin: on { $0.isEntitled = false }),
    StatusCondition(
      title: "The device has no passcode, and items are `whenPasscodeSet`",
      status:
        "`errSecAuthFailed` -25293 for an addition, SecItemDb.c:346-353; `errSecDecode` -26275 for an update",
      accessibility: .whenPasscodeSet,
      begin: on { ($0.hasPasscode, $0.enrolment) = (false, nil) }),
    StatusCondition(
      title: "The keychain's daemon isn't available",
      status: "`errSecNotAvailable` -25291, SecItem.m:172-186",
      begin: on { $0.failure = -25291 }),
  ]

  private static let guards = [
    guarded(
      "The user hasn't passed the gate",
      "`errSecInteractionNotAllowed` -25308 for `LAErrorNotInteractive`, SecItem.m:204-216",
      isSudden: false
    ) { _ in },
    guarded(
      "The proof of the gate is over",
      "`errSecAuthFailed` -25293 for `LAErrorInvalidContext`, SecItem.m:204-216", passesGate: true
    ) { $0.hasDeadProofs = true },
    guarded(
      "A face or a finger was added",
      "`errSecAuthFailed` -25293 for `LAErrorAuthenticationFailed`, SecItem.m:204-216"
    ) { $0.enrolment = 2 },
    guarded(
      "Face ID was reset",
      "`errSecAuthFailed` -25293 for `LAErrorBiometryNotEnrolled`, SecItem.m:204-216; also for an addition, "
        + "SecItem.m:1554-1568"
    ) { $0.enrolment = nil },
    guarded(
      "Face ID was denied to the app",
      "`errSecAuthFailed` -25293 for `LAErrorBiometryNotAvailable`, SecItem.m:204-216; also for an addition, "
        + "SecItem.m:1554-1568"
    ) { $0.allowsBiometry = false },
    guarded(
      "Face ID is locked out",
      "`errSecAuthFailed` -25293 for `LAErrorBiometryLockout`, SecItem.m:204-216"
    ) { $0.isLockedOut = true },
    guarded(
      "The passcode was removed",
      "`errSecAuthFailed` -25293 for `LAErrorPasscodeNotSet`, SecItem.m:204-216; also for an addition, "
        + "SecItem.m:1554-1568"
    ) { ($0.hasPasscode, $0.enrolment) = (false, nil) },
  ]

  private static func guarded(
    _ title: String, _ status: String, isSudden: Bool = true, passesGate: Bool = false,
    _ edit: @escaping @Sendable (inout FakeDevice) -> Void
  ) -> StatusCondition {
    StatusCondition(
      title: title, status: status, kinds: [.guardedNamed, .guardedOne], isSudden: isSudden,
      passesGate: passesGate, begin: on(edit))
  }

  private static let content = [
    StatusCondition(
      title: "The content is damaged",
      status: "none: what stands there isn't in the store's form",
      kinds: [.named, .one, .shared], isSudden: false
    ) { keychain in
      let whole = keychain.items.keys.first?.with(account: StoragePlan.Items.wholeAccount)
      guard let whole else { return }
      _ = keychain.delete(whole)
      _ = keychain.add(whole, Data("{}".utf8), .afterFirstUnlock)
    },
    StatusCondition(
      title: "There is no folder for the lock of an access group",
      status: "none: the store looks before it writes", kinds: [.shared], hasFolder: false
    ) { _ in },
  ]
}

extension KeychainItem {
  fileprivate func with(account: String) -> KeychainItem {
    KeychainItem(
      service: service, account: account, accessGroup: accessGroup,
      isSynchronizable: isSynchronizable)
  }
}
