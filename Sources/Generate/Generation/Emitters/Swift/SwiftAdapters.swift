package import Mustache

/// The stubs in Swift behind Hummingbird's server.
package enum HummingbirdEmitter: Emitter {
  package static let folder = "Hummingbird"

  package static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    try SwiftAdapter(blueprint).render(folder, templates)
  }
}

/// The same behind Vapor's.
package enum VaporEmitter: Emitter {
  package static let folder = "Vapor"

  package static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    try SwiftAdapter(blueprint).render(folder, templates)
  }
}

/// An adapter takes the routes of any server: it knows of a contract only what it is called.
struct SwiftAdapter {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  func render(_ folder: String, _ templates: Templates) throws(TemplateError) -> [EmittedFile] {
    let words: [String: Value] = [
      "adapter": .verbatim(SwiftText.part(blueprint.service) + "Adapter"),
      "routes": .verbatim("\(namespace).Routes"),
    ]
    return try SwiftContext(blueprint: blueprint).render(folder, ["Adapter"], words, templates)
  }

  /// The namespace of the first server, as an example.
  private var namespace: String {
    let service = SwiftText.identifier(blueprint.service)
    let nested = blueprint.hosts.lazy.compactMap(\.name).first.map(HostPlan.namespace)
    return nested.map { "\(service).\(SwiftText.part($0))" } ?? service
  }
}
