import Generation

/// The words of TypeScript and JavaScript, by where an identifier of ours may not stand.
enum TypeScriptWords {
  /// Words of the language, the types that it knows without asking, and what generated code mentions. Whoever awaits a
  /// module that exports `then` waits for ever.
  static let reserved: Set<String> = [
    "Api", "Configuration", "Date", "Options", "ReadonlyMap", "Uint8Array", "abstract", "any",
    "arguments", "as", "asserts", "async", "auth", "await", "bigint", "boolean", "break", "case",
    "catch", "class", "const", "constructor", "continue", "createHandler", "createMiddleware",
    "createRouter", "debugger", "declare", "default", "delete", "do", "else", "enum", "eval",
    "export", "extends", "false", "finally", "for", "from", "function", "get", "globalThis", "if",
    "implements", "import", "in", "infer", "instanceof", "interface", "intrinsic", "is", "keyof",
    "let", "models", "module", "namespace", "never", "new", "null", "number", "object", "of",
    "package", "private", "protected", "public", "readonly", "refusals", "require", "return", "set",
    //! typescript-then-export
    "static", "string", "super", "switch", "symbol", "then", "this", "throw", "true", "try", "type",
    "typeof", "undefined", "unique", "unknown", "using", "var", "void", "while", "with", "yield",
  ]

  /// `new(…)` in an interface is no method called so.
  static let meaningful: Set<String> = ["constructor", "new"]
}
