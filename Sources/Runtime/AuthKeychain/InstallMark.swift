import AuthClient
import Foundation
import Primitives

/// Whether this install of the app has used the store before. The keychain outlives the app's deletion; the mark doesn't.
struct InstallMark: Sendable {
  /// Nil if unknown: nothing is cleared then.
  let isSet: @Sendable () -> Bool?
  let set: @Sendable () -> Void

  /// An empty file, which opens before the first unlock. Preferences don't, and a process that was started before the
  /// unlock reads them as empty even afterwards.
  ///
  /// It is in backups: on a new phone, the session of an encrypted backup goes on.
  ///
  /// - Parameter earlier: whether a version that kept the mark elsewhere has set it; nil if unknown.
  static func file(_ file: URL, earlier: @escaping @Sendable () -> Bool?) -> InstallMark {
    let mark = MarkFile(path: file.path)
    return InstallMark(
      isSet: {
        guard let isThere = mark.isThere else { return nil }  //! unreadable-mark-unknown
        if isThere { return true }
        let wasSet = earlier()
        if wasSet == true { mark.make() }  //! earlier-mark-moved
        return wasSet == false && !mark.canBeMade() ? nil : wasSet  //! unsettable-mark-unknown
      }, set: { mark.make() })
  }
}

/// Made under another name first, to see whether it can be: a mark that can't be set would clear each session.
private struct MarkFile {
  let path: String

  /// Nil if the system doesn't say.
  var isThere: Bool? {
    // Not `stat`, which an app would have to give a reason for.
    if access(path, F_OK) == 0 { return true }
    return errno == ENOENT ? false : nil
  }

  func canBeMade() -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    unlink(unfinished)
    guard let descriptor = try? FileProtection.lock.create(unfinished) else { return false }
    return close(descriptor) == 0
  }

  func make() {
    if isThere == false, canBeMade() { rename(unfinished, path) }
  }

  private var unfinished: String { path + ".new" }
}

extension InstallMark {
  /// - Parameters:
  ///   - preferences: where earlier versions kept the mark; the app's own if nil. Another app or an extension that
  ///     shares the items has others, which say nothing of this session.
  ///   - folder: the folder that all who share the items can write.
  /// - Returns: nil if items are shared without both; then what an earlier install left counts.
  static func ofApp(
    _ preferences: UserDefaults?, sharedThrough folder: URL?, of items: StoragePlan.Items
  ) -> InstallMark? {
    let shared = items.accessGroup == nil ? nil : folder
    if items.accessGroup != nil, preferences == nil || shared == nil { return nil }  //! app-session
    let earlier = EarlierMark(
      preferences: preferences ?? .standard,  //! given-preferences
      key: "authcontract.\(items.service).installed",
      files: shared.map(EarlierMark.files) ?? [EarlierMark.ownFile])
    #if os(tvOS)
      // An app can't write into Application Support there, and the device has no first unlock.
      return InstallMark(isSet: { earlier.isSet }, set: { earlier.set() })
    #else
      let name = SHA256.hex("\(EarlierMark.app) \(items.service)".utf8)
      let service = SHA256.hex(items.service.utf8)
      let support = FileManager.default.urls(
        for: .applicationSupportDirectory, in: .userDomainMask
      ).first
      guard
        let file = shared?.appending(path: ".\(service).installed")
          ?? support?.appending(path: "authcontract/\(name).installed")
      else { return nil }
      return .file(file) { earlier.isSet }
    #endif
  }
}

/// The mark in preferences, where earlier versions kept it.
struct EarlierMark: @unchecked Sendable {
  /// Preferences can be used from any thread, whether or not their type says so.
  let preferences: UserDefaults
  let key: String
  /// The files that the preferences are stored in.
  let files: [URL]

  /// Nil if unknown.
  var isSet: Bool? {
    if preferences.bool(forKey: key) { return true }
    // Preferences that were first read before the first unlock stay empty in this process, but their file is right.
    let answers = files.map(isSet)  //! stale-preferences
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  func set() { preferences.set(true, forKey: key) }

  private func isSet(in file: URL) -> Bool? {
    do {
      let data = try Data(contentsOf: file)
      let all = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (all as? [String: Any])?[key] as? Bool ?? false
    } catch {
      return (error as? CocoaError)?.code == .fileReadNoSuchFile ? false : nil
    }
  }

  static var app: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  static var ownFile: URL {
    URL(filePath: NSHomeDirectory()).appending(path: "Library/Preferences/\(app).plist")
  }

  /// The preferences of an app group, by the group's container.
  static func files(in container: URL) -> [URL] {
    let folder = container.appending(path: "Library/Preferences")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".plist") }.map { folder.appending(path: $0) }
  }
}
