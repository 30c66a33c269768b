import CommandLineSupport
import ContractImport
import Diagnostics

/// `authgen import`: a contract of a description in another language.
struct ImportCommand: AuthgenCommand {
  static let name = "import"
  static let summary = "Convert an OpenAPI description to a contract"
  static let takes = "openapi FILE"
  static let offers = Offer.files
  static let options = [
    Option(
      "--into", "CONTRACT", offers: .yaml,
      says: "contract to add missing calls to, instead of printing one")
  ]
  static let more = """
    FILE is OpenAPI 3.0 or 3.1, in YAML or JSON. Parts that a contract can't express
    are listed on standard error.
    """
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "converted", failed: "", wrongUsage: "wrong usage, or a description that can't be read")

  private let file: String
  private let target: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let language = arguments.words.first else { throw .noDescription }
    guard language == "openapi" else {
      throw .unknownLanguage(language)
    }
    guard arguments.words.count == 2 else { throw .noDescription }
    file = arguments.words[1]
    target = arguments["--into"]
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let description = try DescribedContract(file)
      guard let target else {
        let imported = description.imported()
        console.report(imported.shownNotes)
        console.print(imported.text)
        return .clean
      }
      let update = try ContractUpdate(target)
      var wishes = ImportWishes()
      (wishes.style, wishes.hasCodes) = (update.style, update.hasCodes)
      let imported = description.imported(wishes)
      console.report(imported.shownNotes)
      console.print(try update.write(imported.text))
      return .clean
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }
}

extension ImportedContract {
  private static let mostNotes = 200

  /// The notes, as many as a person reads.
  var shownNotes: [Diagnostic] {
    guard notes.count > Self.mostNotes else { return notes }
    let rest = notes.count - Self.mostNotes
    let more = Diagnostic(
      "import-left-out", .warning, "\(rest) more parts of the description are left out", at: nil,
      help: "import a part of the description, or go through its types by hand")
    return Array(notes.prefix(Self.mostNotes)) + [more]
  }
}

extension UsageError {
  fileprivate static let noDescription = UsageError(
    message: "`authgen import` needs `openapi` and a file",
    help: "as in `authgen import openapi api.yaml > contract/api.yaml`")

  fileprivate static func unknownLanguage(_ language: String) -> UsageError {
    UsageError(
      message: "`authgen import` can't read `\(language)`",
      help: "write `openapi`: versions 3.0 and 3.1 are supported")
  }
}
