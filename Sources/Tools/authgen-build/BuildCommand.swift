import CommandLineSupport
import ContractPipeline
import Diagnostics
import FileOutput
import Generation

/// The one command of a build: writes the client or the server of one contract into a folder. It understands what the
/// build-tool plugin passes to `authgen generate`, so that the plugin works with either tool.
struct BuildCommand: NamedCommand {
  static let name = "generate"
  static let summary = "Write the client or the server of a contract"
  static let takes = "CONTRACT"
  static let offers = Offer.yaml
  static let options = [
    SingleOutput.onlyOption, SingleOutput.intoOption, SingleOutput.settingsOption,
    Option(
      "--templates", "DIR", offers: .folders,
      says: "folder of templates that replace built-in ones of the same name"),
    Option("--force", says: "overwrite manually edited files"),
  ]

  private let contract: String
  private let single: SingleOutput
  private let emitter: any Emitter.Type
  private let templates: String?
  private let overwriteEdited: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard let single = try SingleOutput(arguments), let emitter = single.output.targetEmitter else {
      throw .noTargetOutput
    }
    guard arguments.words.count == 1 else { throw .otherThanOneContract }
    contract = arguments.words[0]
    self.single = single
    self.emitter = emitter
    templates = arguments["--templates"]
    overwriteEdited = arguments.has("--force")
  }

  func run(_ console: Console) -> ExitCode {
    let source: SourceFile
    let project: Project
    do {
      project = try single.project()
      source = try ContractFiles.read([contract])[0]
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    do {
      try write(source, project, console)
      return .clean
    } catch {
      console.report(error.diagnostics.eachOnce)
      return .failed
    }
  }

  private func write(
    _ source: SourceFile, _ project: Project, _ console: Console
  ) throws(Problems) {
    let templates = try Templates(replacing: TemplateFiles.read(templates))
    let planned = try Pipeline.run(source, including: FilesOnDisk(), project) {
      blueprint throws(Problems) in
      try Generation.render(blueprint, with: templates, everyFile: true) { _ in emitter }
    }
    console.report(planned.remarks.eachOnce)
    var root = OutputRoot(single.folder, generator: StubRuntime.generator)
    root.overwriteEdited = overwriteEdited
    root.inPlace = true
    let report = try FileOutput.write(single.files(of: planned), to: root)
    // No summary: a build is silent if nothing is wrong.
    console.report(single.relevant(report.notes))
  }
}

extension UsageError {
  fileprivate static let noTargetOutput = UsageError(
    message: "authgen-build makes the client or the server, and nothing else",
    help: "write `--only client` or `--only server` and `--into DIR`; for other outputs run authgen"
  )

  fileprivate static let otherThanOneContract = UsageError(
    message: "authgen-build takes exactly one contract",
    help: "name one file; `authgen generate` takes several")
}
