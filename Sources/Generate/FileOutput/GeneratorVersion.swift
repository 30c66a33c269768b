/// The version in the name of a generator, such as `authgen 1.2.3`, by its numbers.
struct GeneratorVersion: Comparable {
  private let numbers: [Int]

  /// Nil if the text ends with no version.
  init?(of generator: String) {
    let version = generator.split(separator: " ").last?.prefix { $0.isNumber || $0 == "." } ?? ""
    numbers = version.split(separator: ".").compactMap { Int($0) }
    if numbers.isEmpty { return nil }
  }

  static func < (one: GeneratorVersion, other: GeneratorVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  /// The newer of two generators; the second if they cannot be compared.
  static func newest(_ one: String, _ other: String) -> String {
    isNewer(one, than: other) ? one : other
  }

  static func isNewer(_ one: String, than other: String) -> Bool {
    guard let one = GeneratorVersion(of: one), let other = GeneratorVersion(of: other) else {
      return false
    }
    return other < one  //! newer-generator-refused
  }
}
