import ContractModel
import Diagnostics
import Generation
import Mustache

/// A request and an answer for each endpoint, the answer of each refusal, and stories of several calls, as JSON.
enum FixturesEmitter: Emitter {
  static let folder = "Fixtures"

  static func emit(_ blueprint: Blueprint, _ templates: Templates) -> [EmittedFile] {
    let messages = MessageExamples(blueprint)
    let calls = blueprint.calls.flatMap { call in
      let refusals = call.refusals.map { refusal in
        EmittedFile(
          name: "\(call.name)/refused.\(refusal.name).json",
          text: messages.refused(refusal, from: call).written())
      }
      return [
        EmittedFile(name: "\(call.name)/request.json", text: messages.request(call).written()),
        EmittedFile(
          name: "\(call.name)/\(answerName(call)).json", text: messages.answer(call).written()),
      ] + options(call, messages) + refusals
    }
    return calls + StoryFiles(blueprint).all
  }

  /// A page or a provider comes first; the redirect to the app is the end of the whole way.
  private static func answerName(_ call: CallPlan) -> String {
    [.webSignIn, .providerStart].contains(call.operation) && call.endsIn != nil ? "end" : "answer"
  }

  /// One file for each of the types that an answer may be.
  private static func options(_ call: CallPlan, _ messages: MessageExamples) -> [EmittedFile] {
    messages.examples.options(of: call).map { option, _ in
      EmittedFile(
        name: "\(call.name)/answer.\(option).json",
        text: messages.answer(call, named: option).written())
    }
  }
}
