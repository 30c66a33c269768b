public import Foundation
public import SwiftUI

// https://developer.apple.com/documentation/widgetkit/timelineentry
public protocol TimelineEntry {
  var date: Date { get }
}

// https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy
public struct TimelineReloadPolicy: Sendable {
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}

// https://developer.apple.com/documentation/widgetkit/timeline
public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

// https://developer.apple.com/documentation/widgetkit/timelineprovidercontext
public struct TimelineProviderContext {}

// https://developer.apple.com/documentation/widgetkit/timelineprovider
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

// https://developer.apple.com/documentation/swiftui/widget
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

// https://developer.apple.com/documentation/swiftui/widgetconfiguration
@MainActor @preconcurrency
public protocol WidgetConfiguration {}

// https://developer.apple.com/documentation/widgetkit/staticconfiguration
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
