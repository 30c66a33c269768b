/// The completion script for bash 3.2 and later.
struct BashCompletions {
  let text: String

  init(_ tool: ToolShape) {
    let function = "_\(tool.name)"
    let first = (tool.commands.map(\.name) + ToolShape.options.map(\.name)).joined(separator: " ")
    let values = tool.commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        "    '\(command.name) \(option.name)') \(Self.offer(option.offers, function)) ;;\n"
      }
    }
    let arguments = tool.commands.map { command in
      let names = command.allOptions.map(\.name).joined(separator: " ")
      return """
            '\(command.name) '-*) \(function)_words '\(names)' ;;
            '\(command.name) '*) \(Self.offer(command.offers, function)) ;;

        """
    }
    text = """
      # Completions of \(tool.name) \(tool.version) for bash, printed by `\(tool.name) completions bash`.
      \(function)_words() { COMPREPLY=($(compgen -W "$1" -- "$word")); }
      \(function)_paths() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen "$@" -- "$word"))
      }
      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          \(function)_words '\(first)'
          return
        fi
        # Bash splits --option=value into three words.
        if [[ $word == '=' ]]; then word=; elif [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
        case "${COMP_WORDS[1]} $before" in
      \(values.joined())    *)
            case "${COMP_WORDS[1]} $word" in
      \(arguments.joined())      esac
            ;;
        esac
      }
      complete -F \(function) \(tool.name)

      """
  }

  private static func offer(_ offers: Offer, _ function: String) -> String {
    switch offers {
    case .nothing: ":"
    case .words(let words): "\(function)_words '\(words.joined(separator: " "))'"
    case .folders: "\(function)_paths -d"
    case .files: "\(function)_paths -f"
    case .yaml: "\(function)_paths -o plusdirs -f -X '!*.yaml'"
    }
  }
}
