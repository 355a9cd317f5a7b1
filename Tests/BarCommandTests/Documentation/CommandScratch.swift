import BarTestSupport
import Foundation
import Testing

/// A folder with all that documented commands speak of, copied for each of them.
struct CommandScratch {
  private let template: TemporaryFolder

  /// Makes the folder, out of copies: no command ever sees the package's own files.
  init() throws {
    template = try TemporaryFolder()
    let answer = try ProcessTests().shell(Self.setUp, in: template)
    try #require(answer.status == 0, "\(answer.errors)")
    // What the shell wrote there must not lie over what it writes for a command.
    for name in [".out", ".err"] {
      try FileManager.default.removeItem(atPath: template.path(name))
    }
  }

  /// Where the folder is, as long as the value is there.
  var path: String { template.path }

  /// Runs a line in a copy of the folder.
  ///
  /// - Parameters:
  ///   - before: what is done there first.
  ///   - path: where the folder is.
  static func run(
    _ line: String, after before: String?, in path: String
  ) throws -> ProcessTests.Answer {
    let folder = try TemporaryFolder()
    let text = """
      cp -R '\(path)/.' "$D" && cd "$D/here" && PATH="$D/bin:$PATH" && exec < /dev/null
      export NAVBAR_FONTS="$D/pinned"
      \(before ?? ":")
      \(line)
      """
    return try ProcessTests().shell(text, in: folder)
  }

  /// `$D/here` is where commands run, `$D` the home, `$D/bin` has the program.
  private static let setUp = """
    set -e
    mkdir -p "$D/bin" "$D/Fonts" "$D/Downloads" "$D/here/goldens" && cd "$D/here"
    printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$N" > "$D/bin/navbar"; chmod +x "$D/bin/navbar"
    PATH="$D/bin:$PATH"
    R='\(ExamplesTests.path(".."))'
    # Two fonts: looking at the content of all of them takes seconds in a debug build.
    font="$(find "$NAVBAR_FONTS" -name 'Inter?opsz,wght?.ttf' | head -1)"
    mkdir -p "$D/pinned"; cp -R "$(dirname "$font")" "$D/pinned"
    cp -R "$(dirname "$(find "$NAVBAR_FONTS" -name 'NotoSansArabic*' | head -1)")" "$D/pinned"
    export NAVBAR_FONTS="$D/pinned"
    cp "$font" "$D/Fonts/SF-Pro.ttf"
    mkdir Examples docs scenes changed
    cp "$R"/Examples/mail-inbox-large.yaml Examples
    cp Examples/mail-inbox-large.yaml inbox.yaml
    cp "$R"/Examples/recipes-on-a-navigation-stack.yaml walk.yaml
    cp "$R"/Examples/contacts-with-a-search-field.yaml search.yaml
    cp "$R"/Examples/migration/two-columns.old.yaml old.yaml
    mkdir goldens/title goldens/prompt goldens/glass
    cp "$R"/goldens/title/is-c*.* goldens/title; cp "$R"/goldens/prompt/lifts*.* goldens/prompt
    cp "$R"/goldens/glass/puts-buttons-into-capsules.* goldens/glass
    sed 's/Inbox/Archive/' inbox.yaml > after.yaml; cp inbox.yaml before.yaml
    cp inbox.yaml before.yaml scenes; cp after.yaml changed/inbox.yaml; cp before.yaml changed
    navbar render before.yaml -o before.png; navbar render after.yaml -o after.png
    navbar render inbox.yaml --scale 1 -o screenshot.png
    navbar doctor --format json > mine.json
    navbar lint scenes --write-baseline lint-baseline.txt || test $? = 1
    mkdir bars
    printf 'navigationBar:\n  items: [{ title: Mailbox }, { title: Inbox,' > bars/inbox.yaml
    printf ' leftItemsSupplementBackButton: true,' >> bars/inbox.yaml
    printf ' leftBarButtonItems: [{ systemItem: edit }] }]\n' >> bars/inbox.yaml
    navbar record bars; sed 's/Mailbox/Mailboxes/' bars/inbox.yaml > changed.tmp
    mv changed.tmp bars/inbox.yaml
    printf 'pictures: .navbar/pictures\\n' > navbar.yaml
    printf 'pixels: hash\\nnavigationBar: { items: [{ title: Inbox }] }\\n' > goldens/checksum.yaml
    navbar record
    git init -q .; git add .
    git -c user.name=A -c user.email=a@example.com commit -qm A
    git update-ref refs/remotes/origin/main HEAD
    # One golden has changed and one scene is renamed, so that there is something to accept.
    sed 's/title: .*/title: Changed }] }/' goldens/prompt/lifts-the-bar-row.yaml > changed.tmp
    mv changed.tmp goldens/prompt/lifts-the-bar-row.yaml
    git mv goldens/title/is-centred-on-the-bar.yaml goldens/title/stands-in-the-middle.yaml
    navbar test --report "$D/Downloads/navbar-report" || test $? = 1
    for i in 1 2; do navbar test --shard $i/2 --report shard-$i || test $? = 1; done
    navbar test --shard 1/3 --json a.json || test $? = 1
    navbar test --shard 2/3 --json b.json || test $? = 1
    navbar test --shard 3/3 --json c.json || test $? = 1
    """
}
