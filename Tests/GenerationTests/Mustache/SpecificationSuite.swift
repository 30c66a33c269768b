import Foundation
import Mustache

/// The cases of the Mustache specification, read from outside the checkout.
enum SpecificationSuite {
  /// Inheritance is optional in the specification and not built here.
  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]

  /// `AUTHCONTRACT_SUITES`, or `shared/suites` in a folder that encloses this one.
  static let folder: URL? = {
    let suites =
      ProcessInfo.processInfo.environment["AUTHCONTRACT_SUITES"].map(URL.init(fileURLWithPath:))
      ?? enclosingSuites()
    let folder = suites?.appendingPathComponent("mustache")
    return folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }()

  static let cases: [SpecificationCase] = {
    guard let folder else { return [] }
    return files.flatMap { file in
      let url = folder.appendingPathComponent(file + ".json")
      guard let data = try? Data(contentsOf: url),
        let suite = try? JSONDecoder().decode(SpecificationFile.self, from: data)
      else { return [SpecificationCase]() }
      return suite.tests.map { SpecificationCase(file: file, content: $0) }
    }
  }()

  private static func enclosingSuites() -> URL? {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let suites = folder.appendingPathComponent("shared/suites")
      if FileManager.default.fileExists(atPath: suites.path) { return suites }
    }
    return nil
  }
}

struct SpecificationCase: Sendable, CustomStringConvertible {
  let file: String
  let content: Content

  struct Content: Sendable, Decodable {
    let name: String
    let data: AnyValue
    let template: String
    let partials: [String: String]?
    let expected: String
  }

  var description: String { "\(file): \(content.name)" }

  func render(_ mode: TemplateLibrary.Mode) throws -> String {
    var sources = content.partials ?? [:]
    sources["the case itself"] = content.template
    return try TemplateLibrary(sources)
      .render("the case itself", content.data.value, escape: htmlEscape, mode: mode)
  }
}

private struct SpecificationFile: Decodable {
  let tests: [SpecificationCase.Content]
}

/// JSON as a template sees it.
struct AnyValue: Sendable, Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    if content.decodeNil() {
      value = .null
    } else if let bool = try? content.decode(Bool.self) {
      value = .bool(bool)
    } else if let integer = try? content.decode(Int.self) {
      value = .text("\(integer)")
    } else if let decimal = try? content.decode(Double.self) {
      value = .text("\(decimal)")
    } else if let text = try? content.decode(String.self) {
      value = .text(text)
    } else if let items = try? content.decode([AnyValue].self) {
      value = .list(items.map(\.value))
    } else {
      value = .object(try content.decode([String: AnyValue].self).mapValues(\.value))
    }
  }
}
