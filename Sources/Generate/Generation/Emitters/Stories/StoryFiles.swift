import ContractModel
import Diagnostics
import Stories

/// The stories of a contract, one file each, and the key of their JWTs.
struct StoryFiles {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var all: [EmittedFile] {
    if blueprint.stories.isEmpty { return [] }
    let key = EmittedFile(name: "stories/keys.json", text: TestKey.file.written())
    return [key]
      + blueprint.stories.map { played in
        var writer = StoryWriter(blueprint, played)
        return EmittedFile(
          name: "stories/\(played.story.name).json", text: writer.file().written())
      }
  }
}
