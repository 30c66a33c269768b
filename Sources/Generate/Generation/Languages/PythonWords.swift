/// Words that a name of ours cannot be in Python.
package enum PythonWords {
  /// Keywords and soft keywords.
  package static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "case", "class",
    "continue", "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if",
    "import", "in", "is", "lambda", "match", "nonlocal", "not", "or", "pass", "raise", "return",
    "try", "while", "with", "yield",
  ]

  /// The names that Pydantic's models have, and those that generated classes say in their bodies.
  package static let members: Set<String> = [
    "bool", "callback_url", "construct", "copy", "dict", "fields", "float", "from_orm", "int",
    "json", "list", "models", "mro", "parse_file", "parse_obj", "parse_raw", "rt", "schema",
    "schema_json", "self", "str", "super", "update_forward_refs", "validate",
  ]

  /// Types that generated modules import by name.
  package static let types: Set<String> = imported.union(builtins)

  private static let imported: Set<String> = [
    "Annotated", "ClassVar", "Configuration", "Field", "Literal", "TypeAlias",
  ]

  /// The names that mean something before a module has a class of that name.
  private static let builtins: Set<String> = [
    "ArithmeticError", "AssertionError", "AttributeError", "BaseException", "BaseExceptionGroup",
    "BlockingIOError", "BrokenPipeError", "BufferError", "BytesWarning", "ChildProcessError",
    "ConnectionAbortedError", "ConnectionError", "ConnectionRefusedError", "ConnectionResetError",
    "DeprecationWarning", "EOFError", "Ellipsis", "EncodingWarning", "EnvironmentError",
    "Exception", "ExceptionGroup", "FileExistsError", "FileNotFoundError", "FloatingPointError",
    "FutureWarning", "GeneratorExit", "IOError", "ImportError", "ImportWarning",
    "IndentationError", "IndexError", "InterruptedError", "IsADirectoryError", "KeyError",
    "KeyboardInterrupt", "LookupError", "MemoryError", "ModuleNotFoundError", "NameError",
    "NotADirectoryError", "NotImplemented", "NotImplementedError", "OSError", "OverflowError",
    "PendingDeprecationWarning", "PermissionError", "ProcessLookupError",
    "PythonFinalizationError", "RecursionError", "ReferenceError", "ResourceWarning",
    "RuntimeError", "RuntimeWarning", "StopAsyncIteration", "StopIteration", "SyntaxError",
    "SyntaxWarning", "SystemError", "SystemExit", "TabError", "TimeoutError", "TypeError",
    "UnboundLocalError", "UnicodeDecodeError", "UnicodeEncodeError", "UnicodeError",
    "UnicodeTranslateError", "UnicodeWarning", "UserWarning", "ValueError", "Warning",
    "ZeroDivisionError",
  ]
}
