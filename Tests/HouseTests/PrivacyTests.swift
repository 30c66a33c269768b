import CaseFolders
import Foundation
import Testing

/// The App Store rejects an app that uses a required-reason API which no privacy manifest declares (ITMS-91053).
@Suite struct PrivacyTests {
  static let libraries: [String] = {
    let files = Checkout.files(in: "Sources/Runtime", ending: ".swift")
    return Set(files.map { String($0.split(separator: "/")[2]) }).sorted()
  }()

  @Test func librariesExist() {
    #expect(Self.libraries.contains("AuthKeychain") && Self.libraries.contains("Primitives"))
  }

  @Test(arguments: libraries)
  func privacyManifestMatchesSources(_ library: String) throws {
    let sources = try Checkout.files(in: "Sources/Runtime/\(library)", ending: ".swift")
      .map(Checkout.text).joined(separator: "\n")
    let declared = try PrivacyManifest.categories(of: library)
    #expect(
      RequiredReasonAPI.categories(in: sources) == declared,
      "make PrivacyInfo.xcprivacy of \(library) declare exactly these")
    let resources = try #require(try Manifest.own().target(library)).resourcePaths
    #expect(
      resources.contains("PrivacyInfo.xcprivacy") == !declared.isEmpty,
      "a privacy manifest reaches the app only as a resource of its target")
  }

  @Test(arguments: [
    ("UserDefaults.standard.bool(forKey: key)", "UserDefaults"),
    ("guard lstat(path, &information) == 0", "FileTimestamp"),
    ("var information = stat()", "FileTimestamp"),
    ("values.contentModificationDate", "FileTimestamp"),
    ("ProcessInfo.processInfo.systemUptime", "SystemBootTime"),
    ("mach_absolute_time()", "SystemBootTime"),
    (".volumeAvailableCapacityKey", "DiskSpace"), ("statfs(path, &information)", "DiskSpace"),
    ("UITextInputMode.activeInputModes", "ActiveKeyboards"),
    ("// UserDefaults are elsewhere", nil), ("let status = ContinuousClock.now", nil),
  ])
  func scanFindsRequiredReasonAPIs(_ source: String, _ category: String?) {
    #expect(RequiredReasonAPI.categories(in: source) == Set([category].compactMap { $0 }))
  }
}

/// Apple's list, by its categories without the prefix.
/// https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
private enum RequiredReasonAPI {
  private static let names = [
    "ActiveKeyboards": #"\bactiveInputModes\b"#,
    "DiskSpace":
      #"\bvolume(Available|Total)Capacity\w*|\bsystem(Free)?Size\b|\bf?stat(v)?fs\b|\bf?getattrlist(at)?\b"#,
    "FileTimestamp":
      #"\b(c|fileC|contentC)reationDate\w*|\b(m|fileM|contentM)odificationDate\w*|\b[fl]?stat(at)?\b|\bf?getattrlist(at|bulk)?\b"#,
    "SystemBootTime": #"\bsystemUptime\b|\bmach_absolute_time\b"#,
    "UserDefaults": #"\bUserDefaults\b"#,
  ]

  static func categories(in source: String) -> Set<String> {
    let code = source.replacing(#/\/\/.*/#, with: "")
    return Set(
      names.filter { code.range(of: $0.value, options: .regularExpression) != nil }.map(\.key))
  }
}

private enum PrivacyManifest {
  private struct Manifest: Decodable {
    let NSPrivacyTracking: Bool
    let NSPrivacyAccessedAPITypes: [Use]
  }

  private struct Use: Decodable {
    let NSPrivacyAccessedAPIType: String
    let NSPrivacyAccessedAPITypeReasons: [String]
  }

  /// The categories that a library's manifest declares; none where it has no manifest.
  static func categories(of library: String) throws -> Set<String> {
    let file = Checkout.root.appending(path: "Sources/Runtime/\(library)/PrivacyInfo.xcprivacy")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let manifest = try PropertyListDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    #expect(!manifest.NSPrivacyTracking)
    #expect(
      manifest.NSPrivacyAccessedAPITypes.allSatisfy { !$0.NSPrivacyAccessedAPITypeReasons.isEmpty })
    let prefix = "NSPrivacyAccessedAPICategory"
    return Set(
      manifest.NSPrivacyAccessedAPITypes.map {
        String($0.NSPrivacyAccessedAPIType.trimmingPrefix(prefix))
      })
  }
}
