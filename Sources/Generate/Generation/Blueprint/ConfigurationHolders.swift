/// The types of what a server's calls send in which a value of the deployment stands, at whatever depth.
struct ConfigurationHolders {
  private(set) var names: Set<String> = []

  init(_ plan: HostPlan) {
    let holding = plan.records.filter { $0.properties.contains { $0.configuration != nil } }
    guard !holding.isEmpty else { return }
    let graph = TypeGraph(plan.records, plan.choices)
    let sent = graph.inside(plan.calls.flatMap(\.sent).compactMap(\.type.element.structure))
    names = graph.around(holding.map(\.name)).intersection(sent)
  }
}
