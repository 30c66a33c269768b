import SwiftUI
import WidgetKit

@main
struct ReaderWidgets: WidgetBundle {
  var body: some Widget { SessionWidget() }
}
