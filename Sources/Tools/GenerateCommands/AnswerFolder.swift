import Answers
import ContractModel
import Diagnostics
import FileOutput

/// The folder of `--answers`: a folder for each endpoint, with files of answers.
struct AnswerFolder {
  private let path: String

  init(_ path: String) { self.path = path.hasSuffix("/") ? String(path.dropLast()) : path }

  func answers(to contract: Contract) throws(Problems) -> [RecordedAnswer] {
    var answers: [RecordedAnswer] = []
    var problems: [Diagnostic] = []
    var other: String?
    for endpoint in try entries(of: path) {
      guard endpoint.kind == .folder else {
        if AnswerFile.isAnswer(endpoint.name) {
          problems.append(.loose("\(path)/\(endpoint.name)"))
        }
        continue
      }
      let status = contract.endpoints.find(endpoint.name)?.status ?? 200
      for file in try entries(of: "\(path)/\(endpoint.name)") {
        guard AnswerFile.isAnswer(file.name) else {
          other = other ?? "\(endpoint.name)/\(file.name)"
          continue
        }
        let source = try Self.file("\(path)/\(endpoint.name)/\(file.name)")
        do {
          answers.append(
            try AnswerFile(source, of: endpoint.name, usualStatus: status).answer())
        } catch {
          problems.append(error.diagnostic)
        }
      }
    }
    if !problems.isEmpty { throw Problems(problems) }
    if answers.isEmpty { throw Problems([.noAnswers(in: path, beside: other)]) }
    return answers
  }

  private func entries(of folder: String) throws(Problems) -> [Disk.DirectoryEntry] {
    do {
      return try Disk.list(folder).filter { !$0.name.hasPrefix(".") }
        .sorted { $0.name < $1.name }
    } catch {
      throw Problems([error.diagnostic])
    }
  }

  static func file(_ path: String) throws(Problems) -> SourceFile {
    do {
      return SourceFile(path: path, bytes: try Disk.read(path, limit: limit))
    } catch {
      throw Problems([error.diagnostic])
    }
  }

  /// An archive of a long visit, with pictures in it, has some 100 MiB.
  private static let limit = 256 * 1024 * 1024
}

extension Diagnostic {
  fileprivate static func loose(_ path: String) -> Diagnostic {
    Diagnostic(
      AnswerRule.badRecording.rawValue, "`\(path)` is in no endpoint's folder", at: nil,
      help: "move it into a folder with the name of its endpoint, such as `signIn/`")
  }

  /// - Parameter file: one that is there and is read as no answer.
  fileprivate static func noAnswers(in folder: String, beside file: String?) -> Diagnostic {
    Diagnostic(
      "no-answers", "there is no answer in `\(folder)`", at: nil,
      why: file.map { "the name of `\($0)` ends in neither `.json` nor `.txt`" } ?? "",
      help: "write answers as `\(folder)/ENDPOINT/NAME.json`")
  }
}
