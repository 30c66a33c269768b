/// The completion script for zsh, to be sourced or put into a folder of `fpath`.
struct ZshCompletions {
  let text: String

  init(_ tool: ToolShape) {
    let function = "_\(tool.name)"
    let commands = tool.commands.map {
      "    \(Self.quoted("\($0.name):\(Self.escaped($0.summary))"))\n"
    }
    let cases = tool.commands.map { command in
      let specs = command.allOptions.map(Self.spec) + Self.argument(command)
      return "        \(command.name))\n          _arguments \\\n"
        + specs.map { "            \($0)" }.joined(separator: " \\\n") + " ;;\n"
    }
    let options = ToolShape.options.map {
      Self.quoted("(- *)\($0.name)[\(Self.escaped($0.says))]")
    }
    text = """
      #compdef \(tool.name)
      # Completions of \(tool.name) \(tool.version) for zsh, printed by `\(tool.name) completions zsh`.
      \(function)() {
        local curcontext="$curcontext" state line
        local -a commands
        typeset -A opt_args
        commands=(
      \(commands.joined())  )
        _arguments -C \(options.joined(separator: " ")) '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            case $words[1] in
      \(cases.joined())      esac
            ;;
        esac
      }
      if [[ $funcstack[1] == \(function) ]]; then \(function) "$@"; else compdef \(function) \(tool.name); fi

      """
  }

  private static func spec(_ option: Option) -> String {
    let head = (option.isRepeated ? "*" : "") + option.name
    let says = "[\(escaped(option.says))]"
    guard let value = option.value else { return quoted("\(head)\(says)") }
    return quoted("\(head)=\(says):\(escaped(value)):\(action(option.offers))")
  }

  private static func argument(_ command: CommandShape) -> [String] {
    command.takes.isEmpty
      ? [] : [quoted("*:\(escaped(command.takes)):\(action(command.offers))")]
  }

  private static func action(_ offers: Offer) -> String {
    switch offers {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files: "_files"
    case .yaml: "_files -g \"*.yaml\""
    }
  }

  /// Colons and brackets end a part of a specification.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for letter in text {
      if "\\:[]".contains(letter) { escaped += "\\" }
      escaped.append(letter)
    }
    return escaped
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
