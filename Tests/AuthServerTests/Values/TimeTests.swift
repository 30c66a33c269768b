import AuthServer
import Testing

@Suite struct TimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2027-03-01T09:30:00Z", 1_803_893_400),
    ("2027-03-01T10:30:00+01:00", 1_803_893_400), ("2027-03-01T01:00:00-08:30", 1_803_893_400),
    ("2027-03-01t09:30:00z", 1_803_893_400), ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2000-02-29T23:59:59Z", 951_868_799), ("1969-12-31T23:59:59Z", -1),
    ("0000-01-01T00:00:00Z", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("1970-01-01T00:00:00.5Z", 0.5), ("1970-01-01T00:00:00.125000000Z", 0.125),
    ("1970-01-01T00:00:00-00:00", 0),
  ])
  func readsRFC3339(text: String, seconds: Double) throws {
    #expect(try Date(json: .string(text)).timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2027-03-01", "2027-03-01T09:30Z", "2027-03-01T09:30:00", "2027-03-01 09:30:00Z",
    "2027-3-1T09:30:00Z", "2027-00-01T00:00:00Z", "2027-13-01T00:00:00Z", "2027-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z", "2027-04-31T00:00:00Z", "2027-03-00T00:00:00Z", "2027-03-32T00:00:00Z",
    "2027-03-01T24:00:00Z", "2027-03-01T00:60:00Z", "2027-03-01T23:59:60Z",
    "2027-03-01T00:00:00.Z", "2027-03-01T00:00:00,5Z", "2027-03-01T00:00:00+24:00",
    "2027-03-01T00:00:00+0100", "2027-03-01T00:00:00+01:60", "2027-03-01T00:00:00Z ",
    "+2027-03-01T00:00:00Z", "20270301T000000Z", "2027-03-01T00:00:00ZZ",
  ])
  func rejectsMalformedTime(text: String) {
    #expect(throws: InvalidValue.self) { try Date(json: .string(text)) }
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (0.25, "1970-01-01T00:00:00.250Z"),
    (-0.001, "1969-12-31T23:59:59.999Z"), (1_803_893_400, "2027-03-01T09:30:00Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59.999Z"),
    (-1e300, "0000-01-01T00:00:00Z"), (.infinity, "9999-12-31T23:59:59.999Z"),
    (.nan, "1970-01-01T00:00:00Z"),
  ])
  func writesRFC3339(seconds: Double, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).json == .string(text))
  }

  @Test func everyDayRoundTrips() throws {
    var previous = ""
    for day in stride(from: -200_000, through: 200_000, by: 7) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      guard case .string(let text) = date.json else { continue }
      #expect(try Date(json: .string(text)) == date)
      #expect(text > previous)
      previous = text
    }
  }

  @Test func unixTimeIsNumber() throws {
    #expect(try UnixTime(json: 1_803_893_400).date == Date(json: "2027-03-01T09:30:00Z"))
    #expect(try UnixTime(json: try JSONValue(parsing: "0.5")).date.timeIntervalSince1970 == 0.5)
    #expect(UnixTime(Date(timeIntervalSince1970: 9.9)).json == 9)
    #expect(UnixTime(Date(timeIntervalSince1970: -0.1)).json == -1)
    #expect(UnixTime(Date(timeIntervalSince1970: .infinity)).json == .null)
    for json in ["1803893400", 1_000_000_000_000, -1_000_000_000_000, true] as [JSONValue] {
      #expect(throws: InvalidValue(expected: "seconds since 1970")) { try UnixTime(json: json) }
    }
  }
}
