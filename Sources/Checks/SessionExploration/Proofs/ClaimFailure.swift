import ContractModel
package import Diagnostics
package import Machines

/// A claim that does not hold, with the shortest story that shows it.
package struct ClaimFailure: Sendable {
  package let claim: SessionClaim
  /// One sentence without a full stop.
  package let event: String
  package let situation: String
  package let steps: Int
  package let story: [StoryLine]
  /// The beginning of the story, and what happens in it; nil where nothing does.
  let course: Course?
  /// The line of the contract that allows it, and others that have a part in it.
  package let span: Span
  package let related: [RelatedPlace]
  package let remedies: [Remedy]

  struct Course: Sendable {
    let start: World
    let moves: [World.Transition]
  }

  init(broken: BrokenClaim, situation: String, _ course: Course, in contract: Contract) {
    claim = broken.claim
    event = broken.event
    self.situation = situation
    self.course = course
    steps = course.moves.count
    story = course.start.story(course.moves)
    let culprits = Culprits(of: broken, in: contract)
    span = culprits.span
    related = culprits.related
    remedies = Remedy.candidates(for: broken, culprits, in: contract)
  }

  /// A state in which no app ever is.
  init(unreached state: String, in contract: Contract) {
    claim = .statesReachable
    event = "nothing leads to the state `\(state)`"
    situation = ""
    steps = 0
    story = []
    course = nil
    span = contract.session?.states.find(state)?.name.span ?? contract.service.span
    related = []
    remedies = []
  }
}
