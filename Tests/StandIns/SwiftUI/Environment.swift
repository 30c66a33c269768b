// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

extension EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
  public var scenePhase: ScenePhase { .active }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
}
