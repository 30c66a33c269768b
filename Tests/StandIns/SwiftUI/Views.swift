// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// The views whose content is their own.
public protocol PlainView: View where Body == Never {}

extension PlainView {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
@MainActor @preconcurrency
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: PlainView {
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: PlainView {
  public init(_ value: T) {}
}

// https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
public struct _ConditionalContent<First: View, Second: View>: PlainView {}

// https://developer.apple.com/documentation/swiftui/optional-view-implementations
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/list
public struct List<Content: View>: PlainView {
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) {}
}

// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Content: View>: PlainView {
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

// https://developer.apple.com/documentation/swiftui/text
public struct Text: PlainView {
  public init<S: StringProtocol>(_ content: S) {}
}

// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView: PlainView {
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/button
public struct Button: PlainView {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField: PlainView {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField: PlainView {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<SelectionValue: Hashable, Content: View>: PlainView {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/id(_:)
  public func id<ID: Hashable>(_ id: ID) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
}
