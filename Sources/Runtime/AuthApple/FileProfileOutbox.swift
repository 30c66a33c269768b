import AuthClient
import Foundation
import Primitives

/// A folder with a file for each profile, readable by this user alone. On Apple's systems a file opens after the first
/// unlock, and is in no backup.
///
/// A file is written beside its place, forced to the disk and moved there: it is whole or it is not there.
public struct FileProfileOutbox: ProfileOutbox {
  private let folder: URL

  /// - Parameter folder: of the app's own, such as one in Application Support. It is made when needed.
  public init(folder: URL) { self.folder = folder }

  /// A file that holds no profile counts as none: it can't be used, and would be in the way for ever.
  public func profile(of userId: String) throws -> AppleProfile? {
    let file = file(userId)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let data = try Data(contentsOf: file)
    let profile = try? JSONDecoder().decode(AppleProfile.self, from: data)
    return profile?.userId == userId ? profile : nil  //! profile-own-user
  }

  public func keep(_ profile: AppleProfile) throws {
    let data = try JSONEncoder().encode(profile)
    try FileManager.default.createDirectory(  //! profile-folder-mode
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let (new, file) = (unfinished(profile.userId), file(profile.userId))
    unlink(new.path)  //! unfinished-profile-replaced
    let descriptor = try FileProtection.secret.create(new.path)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    //! profile-move-checked
    guard rename(new.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  public func wipe(_ userId: String) throws {
    for file in [unfinished(userId), file(userId)]  //! unfinished-profile-removed
    where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The id is Apple's, and no text of others becomes a path.
  private func file(_ userId: String) -> URL {
    folder.appendingPathComponent(Hex.encode(SHA256.hash(userId.utf8)) + ".profile")  //! hashed-id
  }

  private func unfinished(_ userId: String) -> URL {
    file(userId).appendingPathExtension("unfinished")
  }
}
