import AppCode
import AppReading

let app = try AppReader(Array(CommandLine.arguments.dropFirst()), for: BuildTarget())
for s in app.screens {
  print(
    "\(s.fileName) [\(s.origin.rawValue)] \(s.place.text) parent=\(s.parent ?? "-")\(s.isSheet ? " sheet" : "")"
  )
  if let t = s.title { print("   title \(t.value) \(t.confidence) \(t.place.line)") }
  if let t = s.titleMode { print("   mode \(t.value)") }
  if let t = s.titleView { print("   titleView \(t.value)") }
  if let t = s.search { print("   search \(t.value)") }
  for i in s.items {
    print("   item \(i.position) \(i.content) \(i.confidence) \(i.branch?.condition ?? "")")
  }
}
print(app.screens.count, app.swiftFiles, app.words.languages.count)
