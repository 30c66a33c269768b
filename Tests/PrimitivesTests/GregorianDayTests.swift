import Primitives
import Testing

@Suite struct GregorianDayTests {
  @Test(arguments: [
    (0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (11_017, 2000, 3, 1),
    (47_541, 2100, 3, 1), (-719_528, 0, 1, 1), (-719_529, -1, 12, 31), (2_932_896, 9999, 12, 31),
  ])
  func convertsBetweenDaysAndDates(_ days: Int, _ year: Int, _ month: Int, _ day: Int) {
    let date = GregorianDay(year: year, month: month, day: day)
    #expect(GregorianDay(daysSince1970: days) == date)
    #expect(date.daysSince1970 == days)
  }

  /// Counts days over more than an era, starting before the year 0.
  @Test func consecutiveDaysAreConsecutiveDates() {
    var date = GregorianDay(year: -1, month: 1, day: 1)
    var wrong = 0
    for days in date.daysSince1970..<(date.daysSince1970 + 150_000) {
      let found = GregorianDay(daysSince1970: days)
      if found != date || found.daysSince1970 != days { wrong += 1 }
      let isLast = date.day == GregorianDay.days(in: date.month, of: date.year)
      let isLastOfYear = isLast && date.month == 12
      date = GregorianDay(
        year: isLastOfYear ? date.year + 1 : date.year,
        month: isLastOfYear ? 1 : isLast ? date.month + 1 : date.month,
        day: isLast ? 1 : date.day + 1)
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [(2000, 29), (1900, 28), (2024, 29), (2023, 28), (0, 29)])
  func februaryHasExpectedLength(_ year: Int, _ days: Int) {
    #expect(GregorianDay.days(in: 2, of: year) == days)
  }

  @Test(arguments: [(0, 3), (3, 6), (4, 0), (-1, 2), (-719_528, 5)])
  func weekdayIsCorrect(_ days: Int, _ weekday: Int) {
    #expect(GregorianDay(daysSince1970: days).weekday == weekday)
  }
}
