import Foundation
import Testing

/// The half of the YAML test suite that may stand beside the checkout.
enum YAMLSuite {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let input: [UInt8]
    /// True if no reader of YAML may accept it.
    let isInvalid: Bool
    /// The meaning of the case as JSON; nil if JSON cannot express it.
    let meaning: Data?
    /// The events that a parser finds, one on each line.
    let events: [String]

    var testDescription: String { name }
    var text: String { String(decoding: input, as: UTF8.self) }
  }

  /// Named by the environment, or `shared/suites` in one of the folders above this file.
  static let root: URL? = {
    if let path = ProcessInfo.processInfo.environment["AUTHCONTRACT_SUITES"] {
      return existing(URL(fileURLWithPath: path).appending(path: "yaml"))
    }
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      if let found = existing(folder.appending(path: "shared/suites/yaml")) { return found }
    }
    return nil
  }()

  /// Every folder with an input; some cases hold numbered folders of cases.
  static let cases: [Case] = {
    guard let root, let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    let inputs = walk.compactMap { $0 as? String }.filter { $0.hasSuffix("/in.yaml") }
    return inputs.map { String($0.dropLast("/in.yaml".count)) }.sorted().compactMap(read)
  }()

  private static func read(_ name: String) -> Case? {
    guard let folder = root?.appending(path: name),
      let input = try? Data(contentsOf: folder.appending(path: "in.yaml"))
    else { return nil }
    let events = try? String(contentsOf: folder.appending(path: "test.event"), encoding: .utf8)
    return Case(
      name: name, input: Array(input),
      isInvalid: existing(folder.appending(path: "error")) != nil,
      meaning: try? Data(contentsOf: folder.appending(path: "in.json")),
      events: (events ?? "").split(separator: "\n").map(String.init))
  }

  private static func existing(_ url: URL) -> URL? {
    FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
