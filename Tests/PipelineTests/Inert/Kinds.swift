import ContractVariants

/// The entries of several contracts by the pattern of their path.
struct Kinds {
  typealias Site = (search: InertSearch, entry: ContractEntry)
  typealias Judged = (site: Site, verdict: Verdict)

  private(set) var all: [String: [Site]] = [:]

  /// The smallest contract first: what shows there need not be looked for in a larger one.
  init(_ searches: [InertSearch]) {
    for search in searches.sorted(by: { $0.entries.count < $1.entries.count }) {
      for entry in search.entries { all[entry.patternText, default: []].append((search, entry)) }
    }
  }

  /// The best of the first two of each kind that are of interest.
  ///
  /// - Parameter goal: what of an entry is to be seen; nil for one of no interest.
  func verdicts(_ goal: @escaping @Sendable (Site) -> Verdict?) async -> [Judged] {
    await withTaskGroup(of: Judged?.self) { group in
      for (_, sites) in all { group.addTask { Self.best(of: sites, goal) } }
      var found: [Judged] = []
      for await judged in group { if let judged { found.append(judged) } }
      return found.sorted { $0.site.entry.text < $1.site.entry.text }
    }
  }

  private static func best(of sites: [Site], _ goal: (Site) -> Verdict?) -> Judged? {
    var best: Judged?
    for (site, aim) in sites.compactMap({ site in goal(site).map { (site, $0) } }).prefix(2) {
      let verdict = site.search.verdict(on: site.entry, until: aim)
      if verdict >= aim { return nil }
      if best.map({ verdict > $0.verdict }) ?? true { best = (site, verdict) }
    }
    return best
  }
}
