import AllOutputs
import CommandLineSupport
import ContractPipeline
import Diagnostics
import FileOutput
import Generation

/// `authgen generate`: writes what follows from the contracts, or compares it with what is there.
struct GenerateCommand: AuthgenCommand {
  static let name = "generate"
  static let summary = "Write clients, server stubs, fixtures and docs"
  static let options = [
    Option("--out", "DIR", offers: .folders, says: "output folder (default: Generated)"),
    Option("--check", says: "write nothing; show what is out of date, and fail if anything is"),
    Option(
      "--templates", "DIR", offers: .folders,
      says: "folder of templates that replace built-in ones of the same name"),
    Option("--force", says: "overwrite manually edited files"),
    Option("--in-place", says: "write file by file if a folder can't be swapped; not atomic"),
    Option("--quiet", says: "print errors only"),
    SingleOutput.onlyOption, SingleOutput.intoOption, SingleOutput.settingsOption,
  ]
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "the output is up to date",
    failed: "errors in a contract, manually edited files, or differences found by --check",
    wrongUsage: "wrong usage, or a contract that can't be read")

  private let contracts: [String]
  private let out: String
  private let isCheck: Bool
  private let templates: String?
  private let overwriteEdited: Bool
  private let inPlace: Bool
  private let isQuiet: Bool
  /// The one output that is asked for; nil for all of them.
  private let single: SingleOutput?

  init(_ arguments: Arguments) throws(UsageError) {
    contracts = arguments.words
    out = arguments["--out"] ?? "Generated"
    isCheck = arguments.has("--check")
    templates = arguments["--templates"]
    overwriteEdited = arguments.has("--force")
    isQuiet = arguments.has("--quiet")
    single = try SingleOutput(arguments)
    inPlace = arguments.has("--in-place") || single != nil
  }

  /// Everything is made in memory before anything is written.
  func run(_ console: Console) -> ExitCode {
    let record =  //! check-reads-bytes
      isCheck || templates != nil ? nil : RunRecord(of: CommandLine.arguments, console)
    if let words = record?.answer {
      console.note(words.remarks)
      console.print(words.text)
      return .clean
    }
    let sources: [SourceFile]
    let project: Project
    do {
      project = if let single { try single.project() } else { try Project.read() }
      sources = try ContractFiles.read(contracts.isEmpty ? project.contracts : contracts)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    if let single, sources.count > 1 {
      console.report(single.tooManyContracts(sources.map(\.path)))
      return .wrongUsage
    }
    let files = FilesOnDisk()
    guard let outcomes = outcomes(of: sources, including: files, project, console) else {
      return .failed
    }
    do {
      let folders = try folders(outcomes.contracts, project)
      let ending = Interruption.postponed { finish(folders, console) }
      if ending.isSettled {
        record?.remember(
          RunRecord.Places(
            inputs: inputs(project, sources + files.all) + [attributes?.path].compactMap { $0 },
            outputs: folders.map(\.path)),
          RunRecord.Words(remarks: outcomes.remarks, text: ending.text))
      }
      return ending.isFine ? .clean : .failed
    } catch {
      console.report(error.diagnostics)
      return .failed
    }
  }

  /// Everything that was read, or would have been if it were there.
  private func inputs(_ project: Project, _ read: [SourceFile]) -> [String] {
    let settings = single.map(\.settings) ?? Project.file
    let named = contracts.isEmpty ? project.contracts : contracts
    return [settings, named.isEmpty ? ContractFiles.folder : nil].compactMap { $0 }
      + read.map(\.path)
  }

  /// The files of all contracts, and the remarks about them.
  private struct Outcomes {
    let contracts: [Pipeline.PlannedContract]
    let remarks: String
  }

  /// Nil, and reported, if any contract has an error.
  private func outcomes(
    of sources: [SourceFile], including files: FilesOnDisk, _ project: Project, _ console: Console
  ) -> Outcomes? {
    var outcomes: [Pipeline.PlannedContract] = []
    var problems: [Diagnostic] = []
    do {
      let templates = try Templates(replacing: TemplateFiles.read(templates))
      let wanted = sources.filter { !project.generatesNothing(of: $0.path) }
      console.progress.expect(wanted.count, "contracts")
      let results = ParallelWork.map(wanted) { source in
        defer { console.progress.step() }
        return Result { () throws(Problems) in
          try Pipeline.run(source, including: files, project) { blueprint throws(Problems) in
            try AllOutputs.render(blueprint, with: templates, everyFile: single != nil)
          }
        }
      }
      for result in results {
        switch result {
        case .success(let outcome): outcomes.append(outcome)
        case .failure(let failure): problems += failure.diagnostics
        }
      }
    } catch {
      problems += error.diagnostics
    }
    problems += sharedServices(outcomes)
    let remarks = console.words(
      about: said(problems.isEmpty ? outcomes.flatMap(\.remarks) : problems).eachOnce)
    console.note(remarks)
    return problems.isEmpty ? Outcomes(contracts: outcomes, remarks: remarks) : nil
  }

  /// A quiet run speaks of errors only.
  private func said(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics  //! quiet-errors-only
  }

  private func sharedServices(_ outcomes: [Pipeline.PlannedContract]) -> [Diagnostic] {
    var first: Set<String> = []
    return outcomes.filter { !first.insert($0.service.lowercased()).inserted }.map {
      Diagnostic(
        "same-service", "two contracts are called `\($0.service)` and would write the same folder",
        at: nil, help: "give each its own `service`; capital letters make no difference")
    }
  }

  /// The folders to write, each with a manifest of its own: the services, and behind them what their stubs share.
  private func folders(
    _ outcomes: [Pipeline.PlannedContract], _ project: Project
  ) throws(Problems) -> [(path: String, files: FileSet)] {
    var folders: [(path: String, files: FileSet)] = []
    for outcome in outcomes {
      let path = single?.folder ?? "\(out)/\(outcome.service)"
      folders.append((path, try single?.files(of: outcome) ?? outcome.files))
    }
    guard project.runtime == .shared else { return folders }
    let outputs = outcomes.reduce(into: Set()) { $0.formUnion($1.outputs) }
    for runtime in StubRuntime.needed(by: outputs) {
      folders.append(("\(out)/\(runtime.sharedFolder)", try runtime.shared()))
    }
    return folders
  }

  /// How a run ended in all of its folders.
  private struct Ending {
    var isFine = true
    /// There was nothing to write and nothing to remark on.
    var isSettled = true
    var text = ""
  }

  private func finish(_ folders: [(path: String, files: FileSet)], _ console: Console) -> Ending {
    var ending = Ending()
    for (path, files) in folders {
      do {
        if isCheck {
          try compare(files, with: root(path), console, &ending)
        } else {
          try write(files, to: root(path), console, &ending)
        }
      } catch {
        console.report(error.diagnostics)
        ending.isFine = false
      }
    }
    finish(&ending, beside: folders.map(\.path), console)
    ending.isSettled = ending.isSettled && ending.isFine
    return ending
  }

  /// What stands beside the folders: the attributes for git, and folders of former contracts.
  private func finish(_ ending: inout Ending, beside folders: [String], _ console: Console) {
    if ending.isFine, !folders.isEmpty, let text = attributes?.write(), !text.isEmpty {
      if !isQuiet { console.print(text) }
      ending.isSettled = false
    }
    guard single == nil, contracts.isEmpty else { return }
    let orphans = Orphans(isCheck: isCheck).folders(in: out, besides: folders)
    settle(&ending, with: orphans, console)
  }

  private func settle(
    _ ending: inout Ending, with orphans: [Diagnostic], _ console: Console
  ) {
    console.report(orphans)
    ending.isSettled = ending.isSettled && orphans.isEmpty
    if isCheck { ending.isFine = ending.isFine && orphans.isEmpty }
  }

  /// Nil where nothing is written, and for one output: its folder may hold other files too.
  private var attributes: GitAttributes? {
    single == nil && !isCheck ? GitAttributes(in: out) : nil
  }

  private func orphans(_ foreign: [String], in folder: String) -> [Diagnostic] {
    single == nil ? Orphans(isCheck: isCheck).files(foreign, in: folder) : []
  }

  private func write(
    _ files: FileSet, to root: OutputRoot, _ console: Console, _ ending: inout Ending
  ) throws(Problems) {
    let report = try FileOutput.write(files, to: root)
    console.report(said(single?.relevant(report.notes) ?? report.notes))
    let text = isQuiet ? "" : WriteMessages.written(report)
    console.print(text)
    ending.text += text
    ending.isSettled = ending.isSettled && !report.wroteAnything && report.notes.isEmpty
    settle(&ending, with: orphans(report.foreign, in: root.path), console)
  }

  private func compare(
    _ files: FileSet, with root: OutputRoot, _ console: Console, _ ending: inout Ending
  ) throws(Problems) {
    let found = try FileOutput.compare(files, with: root)
    let isSame = found.differences.isEmpty
    ending.isFine = ending.isFine && isSame
    if !isQuiet || !isSame { console.print(WriteMessages.compared(found.differences, root)) }
    settle(&ending, with: orphans(found.foreign, in: root.path), console)
  }

  private func root(_ path: String) -> OutputRoot {
    var root = OutputRoot(path, generator: StubRuntime.generator)
    root.overwriteEdited = overwriteEdited
    root.inPlace = inPlace
    root.history = GitHistory(path)
    return root
  }
}
