package import ContractModel
import FileOutput
package import Mustache

/// Turns a blueprint into the files of one output.
package protocol Emitter: SendableMetatype {
  /// The folder of the output, and the one of its templates.
  static var folder: String { get }
  static func emit(_ blueprint: Blueprint, _ templates: Templates) throws(TemplateError)
    -> [EmittedFile]
}

/// One file of an output: its name inside the output's folder and its text.
package struct EmittedFile {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension OutputKind {
  /// The outputs in which names have to be such as Swift can have.
  static let inSwift: Set<OutputKind> = [.client, .server, .hummingbird, .vapor]

  /// The emitter of the output that is the code of a Swift target; nil for all others.
  package var targetEmitter: (any Emitter.Type)? {
    switch self {
    case .client: SwiftClientEmitter.self
    case .server: SwiftServerEmitter.self
    case .fixtures, .docs, .typescript, .python, .hummingbird, .vapor: nil
    }
  }
}
