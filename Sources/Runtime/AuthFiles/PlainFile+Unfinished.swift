import Foundation

/// The unfinished file, which is written before it takes the file's place.
extension PlainFile {
  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// In the same folder, for a file cannot be renamed into another file system. Each process has a name of its own,
  /// so that of two that save at once neither writes into the other's file or takes it away.
  var temporary: String { folder + "/" + unfinished(by: getpid()) }  //! process-own-file

  /// The files left here by processes that were killed while they saved. There are tokens in them.
  var leftovers: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      writer(of: name).map { $0 > 0 && PlainFile.isGone($0) } ?? false  //! live-process-file
    }.map { folder + "/" + $0 }
  }

  private func unfinished(by process: pid_t) -> String {
    ".\(URL(fileURLWithPath: path).lastPathComponent).\(process).new"
  }

  private func writer(of name: String) -> pid_t? {
    name.split(separator: ".").dropLast().last.flatMap { pid_t($0) }  //! leftover-name-form
      .flatMap { name == unfinished(by: $0) ? $0 : nil }
  }

  /// One that belongs to somebody else answers too, with a no.
  private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}
