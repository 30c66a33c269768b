import ContractModel

extension RequestDemand {
  /// A request that breaks it, for people: `a request without `body email``.
  package var breach: String {
    let what = "`\(place)`"
    return switch rule {
    case .content: "a request whose body has another `Content-Type`"
    case .present: "a request without \(what)"
    case .segment: "a request with an empty \(what)"
    case .once: "a request with \(what) twice"
    case .kind(let kind): "a request whose \(what) is not \(kind.rawValue)"
    case .form(let scalar): "a request whose \(what) is not of the form `\(scalar.rawValue)`"
    case .constant(let text): "a request whose \(what) is not `\(text)`"
    case .words: "a request whose \(what) is none of its words"
    case .choice: "a request whose \(what) is none of its types"
    case .least(let least): "a request whose \(what) is below \(least)"
    case .most(let most): "a request whose \(what) is above \(most)"
    case .pattern: "a request whose \(what) does not match its pattern"
    case .deployed(let name): "a request whose \(what) is not this deployment's `\(name)`"
    case .someOf: "a request without \(what) and each other field of its group"
    case .onlyOne: "a request with \(what) beside another field of its group"
    case .same: "a request whose \(what) is not the same as the field that it repeats"
    }
  }
}
