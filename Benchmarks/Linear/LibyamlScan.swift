import CYAML

/// libyaml alone: its tokens of a text, each thrown away.
enum LibyamlScan {
  static func tokens(in bytes: [UInt8]) -> Int {
    var parser = yaml_parser_t()
    precondition(yaml_parser_initialize(&parser) == 1, "libyaml does not start")
    defer { yaml_parser_delete(&parser) }
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      return tokens(of: &parser)
    }
  }

  private static func tokens(of parser: inout yaml_parser_t) -> Int {
    var count = 0
    while true {
      var token = yaml_token_t()
      precondition(yaml_parser_scan(&parser, &token) == 1, "libyaml does not read the contract")
      let isEnd = token.type == YAML_STREAM_END_TOKEN
      yaml_token_delete(&token)
      if isEnd { return count }
      count += 1
    }
  }
}
