import ContractModel
import Diagnostics
import Generation
import Stories

/// The stories of a contract, one file each, the key of their JWTs and a JSON Schema of them.
struct StoryFiles {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var all: [EmittedFile] {
    let player = StoryPlayer(blueprint.contract)
    let stories = StoryCatalogue(blueprint.contract).situations.compactMap(player.play)
    if stories.isEmpty { return [] }
    let key = EmittedFile(name: "stories/keys.json", text: TestKey.file.written())
    let schema = EmittedFile(
      name: "stories/schema.json", text: StorySchema(blueprint).file.written())
    let messages = MessageExamples(blueprint)
    return [key, schema]
      + stories.map { played in
        var writer = StoryWriter(blueprint, played, messages)
        return EmittedFile(
          name: "stories/\(played.story.name).json", text: writer.file().written())
      }
  }
}
