// https://developer.apple.com/documentation/swiftui/widgetbundle
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  public static func main() {}
}

// https://developer.apple.com/documentation/swiftui/widgetbundlebuilder
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
}

// https://developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
}
