import Testing

/// All tests that start a server in Node, one after the other: side by side they would hold more files open than
/// Foundation can start a process beside.
@Suite(.serialized) enum ScriptTests {}
