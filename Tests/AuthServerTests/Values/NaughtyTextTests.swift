import Foundation
import Testing

@testable import AuthServer

/// A list of texts that broke other programs. Where it is not beside the checkout this is skipped.
@Suite(
  .enabled(
    if: NaughtyTexts.file != nil,
    "shared/suites/strings is not beside the checkout; set AUTHCONTRACT_SUITES to its folder"))
struct NaughtyTextTests {
  private let texts: [String]

  init() throws {
    let bytes = Array(try Data(contentsOf: try #require(NaughtyTexts.file)))
    texts = try [String](json: try JSONValue(reading: bytes))
  }

  @Test func roundTripThroughJSON() throws {
    #expect(texts.count > 400)
    for text in texts {
      let object: JSONValue = .object(JSONObject([(text, .string(text))]))
      let again = try JSONValue(reading: object.bytes).fields()
      #expect(again.fields.first?.name.utf8.elementsEqual(text.utf8) == true)
      #expect(Secret(try again.required(text)) == Secret(text))
    }
  }

  @Test func roundTripThroughQuery() throws {
    for text in texts {
      let query = PercentCoding.encode(text)
      let fields = try TextFields(.query, form: "a=\(query)&\(query)x=1"[...], limit: 9)
      #expect(try fields.required("a") == Secret(text))
      #expect(try fields.required("\(text)x") == 1)
    }
  }

  @Test func areRedactedEverywhere() {
    for text in texts where text.utf8.count > 12 {
      #expect(!everythingShown(JSONValue.string(text)).contains(text))
      #expect(!everythingShown(Request(.get, text, headers: [text: text])).contains(text))
    }
  }

  @Test func areAnsweredWithClientError() async {
    let routes = Longde.Routes(LongdeService())
    for text in texts {
      let odd = Request(
        .post, "/" + text, headers: ["Content-Type": "application/json", "X": text],
        body: Array(text.utf8))
      #expect((400..<500).contains(await routes.respond(to: odd).status))
      let body = Request(
        .post, "/api/auth/refresh", headers: ["Content-Type": "application/json"], body: odd.body)
      #expect(await routes.respond(to: body).status == 400)
    }
  }
}

/// The list's place.
enum NaughtyTexts {
  static let file = Suites.folder(Suites.root?.appendingPathComponent("strings"))?
    .appendingPathComponent("blns.json")
}
