extension CensusPair {
  /// The pairs of Tests/Census/refused.txt, which names under each form the rules that refuse it and where.
  static func refused(in text: String) -> Set<CensusPair> {
    var pairs: Set<CensusPair> = []
    var form = ""
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      if line.hasPrefix("  ") {
        pairs.formUnion(
          words.dropFirst().compactMap(CensusPlace.init).map { CensusPair(form: form, place: $0) })
      } else if let first = words.first {
        form = first
      }
    }
    return pairs
  }
}
