import Foundation
import Testing

@testable import AuthClient

@Suite("JSON encoding")
struct WireJSONTests {
  @Test(arguments: [
    ("2027-03-01T10:20:30Z", 1_803_896_430.0),
    ("2027-03-01T10:20:30.250Z", 1_803_896_430.25),
    ("2027-03-01T12:20:30+02:00", 1_803_896_430),
    ("2027-03-01T12:20:30+0200", 1_803_896_430),
    ("2027-03-01T12:20:30+02", 1_803_896_430),
    ("2027-03-01T09:20:30.123456-01:00", 1_803_896_430.123456),
  ])
  func decodesInstants(_ text: String, _ seconds: Double) throws {
    let dates = try WireJSON.decoder.decode([Date].self, from: Data(#"["\#(text)"]"#.utf8))
    #expect(dates.map(\.timeIntervalSince1970) == [seconds])
  }

  @Test(arguments: [
    (1_803_896_430.0, "2027-03-01T10:20:30Z"), (1_803_896_430.25, "2027-03-01T10:20:30.250Z"),
  ])
  func encodesInstants(_ seconds: Double, _ text: String) throws {
    let json = try WireJSON.encoder.encode([Date(timeIntervalSince1970: seconds)])
    #expect(String(decoding: json, as: UTF8.self) == #"["\#(text)"]"#)
  }

  private struct Pair: Codable, Equatable {
    @InSmallLetters var one: UUID
    @InSmallLetters var other: UUID?
    @InSmallLetters var many: [UUID]
    @InSmallLetters var named: [String: UUID]
  }

  /// Foundation writes uppercase.
  @Test func uuidsAreLowercase() throws {
    let small = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    let id = try #require(UUID(uuidString: small))
    let whole = Pair(one: id, other: id, many: [id], named: ["A": id])
    let part = Pair(one: id, other: nil, many: [], named: [:])
    for (pair, text) in [
      (whole, #"{"many":["ID"],"named":{"A":"ID"},"one":"ID","other":"ID"}"#),
      (part, #"{"many":[],"named":{},"one":"ID"}"#),
    ] {
      let written = try WireJSON.encoder.encode(pair)
      #expect(
        String(decoding: written, as: UTF8.self)
          == text.replacingOccurrences(of: "\"ID\"", with: "\"\(small)\""))
      #expect(try WireJSON.decoder.decode(Pair.self, from: written) == pair)
    }
  }

  @Test(arguments: [
    "soon", "", "2027-03-01", "2027-03-01T10:20:30", "2027-02-30T10:20:30Z",
    "2027-03-01T10:20:30.Z",
    "2027-03-01T10:20:30+2", "2027-03-01T10:20:30+02:", "2027-03-01T24:00:00Z",
    "2027-03-01T10:20:30Z ",
  ])
  func rejectsMalformedInstants(_ text: String) {
    #expect(throws: DecodingError.self) {
      try WireJSON.decoder.decode([Date].self, from: Data(#"["\#(text)"]"#.utf8))
    }
  }

  @Test(arguments: [
    ("message", "no"), ("error.code", "1001"), ("error.flag", "true"), ("error.part", "1.5"),
    ("list.1.name", "b"), ("list.2.name", nil), ("error", nil), ("nothing", nil),
    ("message.more", nil), ("none", nil), ("list.-1", nil),
  ])
  func pathSelectsText(_ path: String, _ text: String?) throws {
    let json = """
      {"message":"no","error":{"code":1001,"flag":true,"part":1.5},
       "list":[{"name":"a"},{"name":"b"}],"none":null}
      """
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(value.values(at: path.split(separator: ".")).first?.text == text)
  }
}
