import SessionCore
package import SessionExploration

/// One step of a trace. The reply of a server is the server's own, and only wished for here.
package struct ReplayStep: Hashable, Sendable {
  package let transition: World.Transition
  /// The refusal that the server is asked for.
  package let wish: String?

  package init(_ transition: World.Transition, wish: String? = nil) {
    (self.transition, self.wish) = (transition, wish)
  }

  /// A step of a story of the model.
  package init(_ transition: World.Transition, in world: World) {
    self.transition = transition
    guard case .deliver(let number, .refusal(let index)) = transition else {
      wish = nil
      return
    }
    wish = world.callClass(of: world.messages[number])?.refusals[index].facts.name
  }
}

/// The app did another thing than the model, or the server did.
package struct ReplayDifference: Error, CustomStringConvertible {
  package let description: String

  init(_ what: String, model: String, real: String) {
    description = "\(what): the model has \(model), and the engine has \(real)"
  }
}
