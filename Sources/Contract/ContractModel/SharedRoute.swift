import Diagnostics

/// The endpoints of one route, in the order of the contract.
///
/// A protocol may have one route for thousands of calls. Two calls are compared only if they say the same text in a
/// place where all calls of the route say one.
struct SharedRoute {
  private let endpoints: [Endpoint]
  private let marks: [CallMarks]
  private let positions: [String: Int]
  private let sayings: [CallMarks.Place: RouteSayings]
  /// The place with the most texts in which each call says one.
  private let commonPlace: CallMarks.Place?

  init(_ endpoints: [Endpoint], of contract: Contract) {
    self.endpoints = endpoints
    marks = endpoints.map { CallMarks($0, in: contract) }
    positions = Dictionary(endpoints.indices.map { (endpoints[$0].name.value, $0) }) { one, _ in
      one
    }
    var sayings: [CallMarks.Place: RouteSayings] = [:]
    for (position, marks) in marks.enumerated() {
      for saying in marks.sayings {
        sayings[saying.place, default: RouteSayings()].add(saying.texts, of: position)
      }
    }
    self.sayings = sayings
    commonPlace =
      marks[0].sayings.map(\.place)
      .filter { sayings[$0]?.speakers.count == endpoints.count }
      .max { (sayings[$0]?.textCount ?? 0) < (sayings[$1]?.textCount ?? 0) }
  }

  func calls() -> [Endpoint] { endpoints }

  /// The first of those before it that nothing tells from it.
  func twin(of endpoint: Endpoint) -> Endpoint? {
    guard let own = positions[endpoint.name.value] else { return nil }
    return rivals(of: own).prefix { $0 < own }
      .first { !marks[$0].areTold(from: marks[own]) }
      .map { endpoints[$0] }
  }

  /// The marks against each of the others, in the order of the others, each once.
  func marks(of endpoint: Endpoint) -> [RouteMark] {
    guard let own = positions[endpoint.name.value] else { return [] }
    let rivals = rivals(of: own)
    var found: [(other: Int, mark: RouteMark)] = rivals.filter { $0 != own }.flatMap { other in
      marks[own].marks(against: marks[other], isFirst: own < other).map { (other, $0) }
    }
    if rivals.count < endpoints.count {
      found += marks[own].sayings.compactMap { saying in
        sayings[saying.place]?.firstStranger(to: saying.texts).map { ($0, saying.mark) }
      }
    }
    var seen: Set<RouteMark> = []
    return found.enumerated()
      .sorted { ($0.element.other, $0.offset) < ($1.element.other, $1.offset) }
      .map(\.element.mark).filter { seen.insert($0).inserted }
  }

  /// The calls that the common place does not tell from this one, itself among them; all where there is no such place.
  private func rivals(of own: Int) -> [Int] {
    guard let commonPlace, let texts = marks[own].texts(at: commonPlace) else {
      return Array(endpoints.indices)
    }
    return sayings[commonPlace]?.sharers(of: texts) ?? []
  }
}
