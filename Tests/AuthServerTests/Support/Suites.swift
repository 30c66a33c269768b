import Foundation

/// The outside cases that stand beside the checkout; they are not part of it.
enum Suites {
  /// Named by the environment, or `shared/suites` in one of the folders above this file.
  static let root: URL? = {
    if let path = ProcessInfo.processInfo.environment["AUTHCONTRACT_SUITES"] {
      return folder(URL(fileURLWithPath: path))
    }
    var place = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    while place.pathComponents.count > 1 {
      place.deleteLastPathComponent()
      if let found = folder(place.appendingPathComponent("shared/suites")) { return found }
    }
    return nil
  }()

  static func folder(_ url: URL?) -> URL? {
    guard let url, let values = try? url.resourceValues(forKeys: [.isDirectoryKey]) else {
      return nil
    }
    return values.isDirectory == true ? url : nil
  }
}
