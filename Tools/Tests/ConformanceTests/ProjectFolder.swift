/// The project's folder, found from where this file was compiled.
enum ProjectFolder {
  /// The full path of something in the project.
  static func path(_ relative: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(4).map(String.init) + [relative]).joined(separator: "/")
  }
}
