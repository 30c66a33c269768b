import Testing

@testable import AuthServer

@Suite struct MediaTypeTests {
  @Test(arguments: [
    "application/json", "Application/JSON", "application/json;charset=utf-8",
    "application/json; charset=UTF-8", "application/json ; charset=\"utf-8\"",
    "application/json; charset=\"UTF\\-8\"", "application/json; v=1; charset=utf-8; x=\"a;b\"",
    "application/json; profile=\"charset=latin1\"",
  ])
  func acceptsJSONTypes(text: String) {
    #expect(MediaType(text)?.isUTF8("application/json") == true)
  }

  @Test(arguments: [
    "", "json", "text/json", "application/jsonx", "application/json, text/html",
    "application/json; charset=latin1", "application/json; charset=utf-16",
    "application/json; charset=utf-8; charset=latin1",
    "application/json; charset=utf-8; charset=utf-8", "application/json;",
    "application/json; charset",
    "application/json; charset=", "application/json; charset=\"utf-8", "application /json",
    "application/ json", "application/json charset=utf-8", "application/json; charset =utf-8",
    "application/json; a=\"b\\", "*/*", "application/*", "multipart/form-data; boundary=a",
    "text/plain", "application/json\u{0}", "application/json; charset=utf8",
  ])
  func rejectsOtherTypes(text: String) {
    #expect(MediaType(text)?.isUTF8("application/json") != true)
  }

  @Test func otherTypesCanBeRequired() {
    #expect(MediaType("application/X-amz-json-1.1")?.isUTF8("application/x-AMZ-json-1.1") == true)
  }
}
