/// A type that shows its shape and never its contents when it is printed, interpolated, dumped or
/// mirrored.
public protocol Redacting: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The text that may be read in a log: kinds, counts and names that come from code, no values.
  var redacted: String { get }
}

extension Redacting {
  public var description: String { redacted }
  public var debugDescription: String { redacted }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
