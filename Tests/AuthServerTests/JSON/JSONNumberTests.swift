import AuthServer
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0.0", 0), ("0e9", 0), ("1", 1), ("-1", -1), ("1.0", 1), ("1e2", 100),
    ("1E+2", 100), ("1.5e1", 15), ("-1.50e2", -150), ("100e-2", 1), ("0.001e3", 1),
    ("120e-1", 12), ("1e18", 1_000_000_000_000_000_000), ("1e0000000000000000000000002", 100),
    ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ("9223372036854775807.000", .max), ("922337203685477580.7e1", .max),
    ("0e99999999999999999999999999", 0), ("0.0e-99999999999999999999999999", 0),
  ])
  func convertsToInt(text: String, int: Int) {
    #expect(JSONNumber(text)?.int == int)
  }

  @Test(arguments: [
    "0.5", "1.5", "1e-1", "15e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e20",
    "99999999999999999999", "1e99999999999999999999999999", "1e-99999999999999999999999999",
    "-1e400", "9223372036854775807.1", "1e9223372036854775807", "1e-9223372036854775808",
    "1e18446744073709551616", "1e281474976710656",
  ])
  func rejectsNonIntegers(text: String) throws {
    #expect(try #require(JSONNumber(text)).int == nil)
  }

  /// A long fraction and a large exponent cancel out.
  @Test func manyDigitsStayExact() throws {
    let zeros = String(repeating: "0", count: 50_000)
    #expect(try #require(JSONNumber("0.\(zeros)1e50001")).int == 1)
    #expect(try #require(JSONNumber("1\(zeros)e-50000")).int == 1)
    #expect(try #require(JSONNumber("1.\(zeros)1")).int == nil)
    #expect(try #require(JSONNumber("1\(zeros)")).int == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("1e2", 100), ("0.1", 0.1), ("-2.5e-3", -0.0025), ("1e-400", 0),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
    ] as [(String, Double)])
  func convertsToDouble(text: String, double: Double) {
    #expect(JSONNumber(text)?.double == double)
  }

  @Test(arguments: ["1e309", "-1e400", "1e99999999999999999999"])
  func rejectsInfiniteDoubles(text: String) throws {
    #expect(try #require(JSONNumber(text)).double == nil)
  }

  @Test(arguments: ["", "-", "+1", "01", "1.", ".1", "1e", "0x1", "1_0", " 1", "1 ", "inf", "nan"])
  func rejectsMalformedNumbers(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test func writesNumbers() {
    #expect(JSONNumber(Int.min).text == "-9223372036854775808")
    #expect(JSONNumber(0.1)?.text == "0.1")
    #expect(JSONNumber(1e100)?.text == "1e+100")
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(Double.nan.json == .null)
  }

  @Test func equalNumbersCompareEqual() {
    #expect(JSONNumber("1") == JSONNumber("1.0"))
    #expect(JSONNumber("1") != JSONNumber("1.5"))
    #expect(JSONNumber("0.5") == JSONNumber("0.5"))
  }
}
