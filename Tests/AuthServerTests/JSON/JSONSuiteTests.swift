import AuthServer
import Foundation
import Testing

/// JSONTestSuite. Where it is not beside the checkout these tests are skipped, and say so.
@Suite(
  .enabled(
    if: JSONSuite.folder != nil,
    "shared/suites/json is not beside the checkout; set AUTHCONTRACT_SUITES to its folder"))
struct JSONSuiteTests {
  /// Names that come twice are allowed by RFC 8259 and refused here.
  static let stricter: Set = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  @Test func acceptsValidSuiteFiles() throws {
    let files = try JSONSuite.files("y_")
    #expect(files.count > 90)
    for file in files where !Self.stricter.contains(file.name) {
      #expect(throws: Never.self, "\(file.name)") { try file.read() }
    }
  }

  @Test func rejectsInvalidSuiteFiles() throws {
    let files = try JSONSuite.files("n_")
    #expect(files.count > 180)
    for file in files {
      #expect(throws: JSONFault.self, "\(file.name)") { try file.read() }
    }
  }

  @Test func rejectsDuplicateKeysOfSuite() throws {
    for file in try JSONSuite.files("y_") where Self.stricter.contains(file.name) {
      #expect(throws: JSONFault.self, "\(file.name)") { try file.read() }
    }
  }

  /// Either result is valid, but accepted values must round-trip.
  @Test func survivesImplementationDefinedFiles() throws {
    let files = try JSONSuite.files("i_")
    #expect(files.count > 30)
    for file in files {
      guard let value = try? file.read() else { continue }
      #expect(try JSONValue(reading: value.bytes, limits: .wide) == value, "\(file.name)")
    }
  }

  @Test func suiteFilesRoundTrip() throws {
    for file in try JSONSuite.files("y_") where !Self.stricter.contains(file.name) {
      let value = try file.read()
      let again = try JSONValue(reading: value.bytes, limits: .wide)
      #expect(again == value && again.bytes == value.bytes, "\(file.name)")
    }
  }
}

/// One file of the suite.
struct JSONSuite {
  static let folder = Suites.folder(Suites.root?.appendingPathComponent("json/test_parsing"))

  let name: String
  let bytes: [UInt8]

  static func files(_ prefix: String) throws -> [JSONSuite] {
    let folder = try #require(Self.folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasPrefix(prefix) }
      .map { JSONSuite(name: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }

  func read() throws -> JSONValue { try JSONValue(reading: bytes, limits: .wide) }
}
