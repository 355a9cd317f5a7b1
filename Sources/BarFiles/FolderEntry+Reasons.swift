extension FolderEntry {
  /// Why its contents cannot be used; nil where they can.
  package func reasonAgainst(followingLinks follows: Bool) -> String? {
    if let problem { return problem }
    if !isReadable { return "its name is not UTF-8" }
    switch kind {
    case .file, .folder: return nil
    case .link:
      if leadsToFolder { return "it is a link to a folder, and links are not followed" }
      return follows ? nil : "it is a link, and links are not followed"
    case .stream: return "it is a pipe or a device, not a file"
    }
  }

  /// Whether scenes may stand behind it that nobody looks for there.
  package var isDeadEnd: Bool { kind == .folder || leadsToFolder }
}
