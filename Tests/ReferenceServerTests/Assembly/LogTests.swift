import Stores
import Testing

@testable import ReferenceServer

@Suite struct LogTests {
  @Test func timesHaveTheirMillisecondsWhereThereAreAny() {
    let times = LogTimes()
    let start: Int64 = 1_800_000_000_000
    let texts = ([0, 7, 250, 1_000, 1_070, 0] as [Int64]).map { milliseconds in
      var bytes: [UInt8] = []
      times.append(Moment(milliseconds: start + milliseconds), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      texts == [
        "2027-01-15T08:00:00Z", "2027-01-15T08:00:00.007Z", "2027-01-15T08:00:00.250Z",
        "2027-01-15T08:00:01Z", "2027-01-15T08:00:01.070Z", "2027-01-15T08:00:00Z",
      ])
  }

  @Test func noTwoRequestsHaveOneName() {
    let make = RequestIDs.random()
    let names = (0..<1_000).map { _ in make() }
    #expect(Set(names).count == 1_000)
    #expect(names.allSatisfy { $0.utf8.count == 16 && $0.allSatisfy(\.isHexDigit) })
    #expect(RequestIDs.random()() != names[0])
  }
}
