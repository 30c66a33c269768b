import CommandLineSupport
import ContractPipeline
import Diagnostics

/// `authgen release`: keeps contracts as versions that are in use, for `authgen diff`.
struct ReleaseCommand: AuthgenCommand {
  static let name = "release"
  static let summary = "Keep contracts as released/NAME-VERSION.yaml for later comparison"
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "every version is released", failed: "a version is already released with another text",
    wrongUsage: "wrong usage, or a contract that can't be read")

  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageError) { paths = arguments.words }

  func run(_ console: Console) -> ExitCode {
    var releases: [ContractRelease] = []
    do {
      let sources = try ContractFiles.read(paths.isEmpty ? Project.read().contracts : paths)
      for source in sources { releases.append(try ContractRelease(source)) }
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    return Interruption.postponed { write(releases, console) }
  }

  private func write(_ releases: [ContractRelease], _ console: Console) -> ExitCode {
    var written: [String] = []
    var lines = ""
    do {
      for release in releases {
        // Whoever names a contract expects a new version of it.
        let isOld = paths.isEmpty && release.isThere
        if !isOld { try release.write(&written) }
        lines += release.line(isOld ? ", released earlier" : "")
      }
    } catch {
      written.forEach(NewFile.remove)  //! release-all-or-nothing
      console.report(error.diagnostics)
      return .failed
    }
    console.print(lines)
    return .clean
  }
}
