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
enum Outputs {
  static let all: [any Emitter.Type] = [
    SwiftClientEmitter.self, SwiftServerEmitter.self, FixturesEmitter.self, DocsEmitter.self,
  ]
}
