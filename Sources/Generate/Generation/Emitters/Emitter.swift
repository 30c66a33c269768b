import FileOutput
import Mustache

/// Turns a blueprint into the files of one output.
protocol Emitter: SendableMetatype {
  /// The folder of the output, and the one of its templates.
  static var folder: String { get }
  static func emit(_ blueprint: Blueprint, _ templates: Templates) throws(TemplateError)
    -> [EmittedFile]
}

/// One file of an output: its name inside the output's folder and its text.
struct EmittedFile {
  let name: String
  let text: String
}

/// Every output there is.
package enum OutputKind: String, CaseIterable, Sendable {
  case client
  case server
  case fixtures
  case docs
  case typescript
  case python
  case hummingbird
  case vapor

  /// What is made of a contract of which nothing is said.
  package static let usual: Set<OutputKind> = [.client, .server, .fixtures, .docs]

  /// Those that have the side of a server.
  package static let stubs: Set<OutputKind> = [.server, .typescript, .python, .hummingbird, .vapor]

  var emitter: any Emitter.Type {
    switch self {
    case .client: SwiftClientEmitter.self
    case .server: SwiftServerEmitter.self
    case .fixtures: FixturesEmitter.self
    case .docs: DocsEmitter.self
    case .typescript: TypeScriptEmitter.self
    case .python: PythonEmitter.self
    case .hummingbird: HummingbirdEmitter.self
    case .vapor: VaporEmitter.self
    }
  }
}
