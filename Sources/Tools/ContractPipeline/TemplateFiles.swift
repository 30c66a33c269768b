package import Diagnostics
import FileOutput

/// Reads the templates of `--templates DIR`: `DIR/Docs/README.mustache` replaces `Docs/README`.
package enum TemplateFiles {
  private static let ending = ".mustache"
  private static let limit = 1024 * 1024

  package static func read(_ folder: String?) throws(Problems) -> [String: String] {
    guard let folder else { return [:] }
    var texts: [String: String] = [:]
    for path in try paths(in: folder) {
      do {
        let bytes = try Disk.read("\(folder)/\(path)", limit: limit)
        texts[String(path.dropLast(ending.count))] = String(decoding: bytes, as: UTF8.self)
      } catch {
        throw Problems([error.diagnostic])
      }
    }
    return texts
  }

  /// The templates in the folder and in the folders right below it.
  private static func paths(in folder: String) throws(Problems) -> [String] {
    do {
      var paths: [String] = []
      for entry in try Disk.list(folder) where !entry.name.hasPrefix(".") {
        if entry.kind == .folder {
          paths += try Disk.list("\(folder)/\(entry.name)").map { "\(entry.name)/\($0.name)" }
        } else {
          paths.append(entry.name)
        }
      }
      return paths.filter { $0.hasSuffix(ending) }
    } catch {
      throw Problems([error.diagnostic])
    }
  }
}
