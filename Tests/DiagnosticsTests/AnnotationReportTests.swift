import Diagnostics
import Testing

@Suite struct AnnotationReportTests {
  private static let source = SourceFile(path: "contract/a,b.yaml", text: "a: 1\nb: 2\n")

  @Test func findingIsOneLineAtItsPlace() {
    let found = [
      Diagnostic("known", .warning, "a matter", at: Self.source.span(8..<9), help: "a way out"),
      Diagnostic("other", "100 %\n::set-output name=x::y", at: nil),
      Diagnostic("last", .note, "a remark", at: Self.source.span(0..<1)),
    ]
    #expect(
      AnnotationReport(found).text == """
        ::warning file=contract/a%2Cb.yaml,line=2,col=4,title=known::a matter. a way out
        ::error title=other::100 %25%0A::set-output name=x::y
        ::notice file=contract/a%2Cb.yaml,line=1,col=1,title=last::a remark

        """)
  }
}
