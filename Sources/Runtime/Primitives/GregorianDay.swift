/// A date of the Gregorian calendar, which is extended to all years before 1582.
///
/// The arithmetic counts eras of 400 years that begin on the first of March, so that a leap day is the last of its year.
package struct GregorianDay: Equatable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Takes the numbers as they are: a day that the month lacks counts on into the next month.
  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  package init(daysSince1970 days: Int) {
    let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  package var daysSince1970: Int {
    let (era, yearOfEra) = Self.divide(month <= 2 ? year - 1 : year, by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// How many days a month has.
  package static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// 0 for Monday to 6 for Sunday.
  package var weekday: Int { Self.divide(daysSince1970 + 3, by: 7).rest }

  /// Division that rounds down, so that the rest is never negative.
  package static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = (number % divisor + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }
}
