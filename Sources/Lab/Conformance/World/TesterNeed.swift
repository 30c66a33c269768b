/// Something that a promise needs of whoever starts the tester, by the option that gives it.
enum TesterNeed {
  /// It makes accounts, shows codes and moves the clock.
  case control
  /// A stand-in for the provider of this name.
  case provider(String)
  /// The address of the server of this name.
  case server(String)

  var option: String {
    switch self {
    case .control: "--control URL"
    case .provider(let name): "--provider \(name)=URL"
    case .server(let name): "--url \(name)=URL"
    }
  }

  /// The same for all promises that need it, so that a report counts them in one line.
  var words: String { "it needs \(option)" }
}
