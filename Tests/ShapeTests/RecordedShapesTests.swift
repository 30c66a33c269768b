import Answers
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import JSONSource
import Testing
import YAMLSource

@testable import AuthClient

/// `authgen check` reads an answer just when the generated client does: the example of each call of each shape, with every
/// value replaced by others and every member dropped.
@Suite struct RecordedShapesTests {
  @Test(arguments: ShapeFake.all)
  func checkReadsWhatClientReads(_ fake: ShapeFake) throws {
    let contract = try Self.contract(of: fake.shape)
    var count = 0
    // A good answer with a status of 4xx is told by marks that its own call knows.
    for example in fake.examples
    where !Self.isOfOthers(example, contract) && example.response.status < 400 {
      for text in try SpoiledTexts.all(of: String(decoding: example.response.body, as: UTF8.self)) {
        let answer = FakeExample(
          example.endpoint, status: example.response.status, headers: example.response.headers,
          body: text)
        let fault = fake.fault(answer).flatMap { $0.contains(" comes back as ") ? nil : $0 }
        let verdict = check(try Self.recorded(answer), against: contract)
        let isRead = verdict.result != .unread && verdict.refusal == nil
        let words = verdict.findings.map(\.message)
        #expect(isRead == (fault == nil), "\(example.endpoint) \(text): \(fault ?? "") \(words)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  private static func contract(of shape: String) throws -> Contract {
    let path = try #require(
      Checkout.files(in: "Tests/Shapes", ending: ".yaml").first {
        (try? Checkout.text($0))?.contains("\nservice: \(shape)\n") == true
      })
    let source = SourceFile(path: path, text: try Checkout.text(path))
    return try ContractReader.read(YAMLSource.parse(source))
  }

  private static func isOfOthers(_ example: FakeExample, _ contract: Contract) -> Bool {
    let caller = contract.endpoints[example.endpoint].caller
    return caller != .app && caller != .page
  }

  private static func recorded(_ example: FakeExample) throws -> RecordedAnswer {
    let headers = example.response.headers.pairs.map { name, value in
      (name, Diagnostics.JSONValue.text(value))
    }
    let file = Diagnostics.JSONValue.members([
      ("status", .number(example.response.status)), ("headers", .members(headers)),
      ("text", .text(String(decoding: example.response.body, as: UTF8.self))),
    ])
    let source = SourceFile(path: "a.json", text: file.written())
    return try AnswerFile(source, of: example.endpoint, usualStatus: 200).answer()
  }
}

/// A JSON text with one thing changed, in every way.
enum SpoiledTexts {
  private static let values = [
    "null", "7", "1.5", "-1", "true", "\"x\"", "\"7\"", "\"true\"", "\"2030-01-01T00:00:00Z\"",
    "[]", "{}",
    "\"00000000-0000-4000-8000-000000000001\"", "\"AAECAw==\"", "[7]", "{\"a\":\"x\"}",
  ]

  static func all(of text: String) throws -> [String] {
    guard !text.isEmpty else { return [text, "{}", "7", "no"] }
    let source = SourceFile(path: "a.json", text: text)
    var texts = [text]
    spoil(try readJSON(source), text, &texts)
    return texts
  }

  private static func spoil(_ node: JSONNode, _ text: String, _ texts: inout [String]) {
    for value in values { texts.append(replacing(node.span, in: text, by: value)) }
    for item in node.items ?? [] { spoil(item, text, &texts) }
    for member in node.members ?? [] {
      texts.append(replacing(member.keySpan, in: text, by: "\"zzz\""))
      spoil(member.value, text, &texts)
    }
  }

  private static func replacing(_ span: Span, in text: String, by value: String) -> String {
    let bytes = Array(text.utf8)
    let spoilt = bytes[..<span.startOffset] + Array(value.utf8) + bytes[span.endOffset...]
    return String(decoding: spoilt, as: UTF8.self)
  }
}
