// What is wrong with a text before it is a scene.

extension MalformedScene {
  static let syntax: [MalformedScene] = [
    MalformedScene(
      "an empty file",
      "",
      [
        "1:1: error: the scene is empty (accepted: a mapping with a key \"navigationBar\")"
      ]),
    MalformedScene(
      "only comments",
      "# nothing\n\n",
      [
        "1:1: error: the scene is empty (accepted: a mapping with a key \"navigationBar\")"
      ]),
    MalformedScene(
      "an unclosed flow mapping",
      "navigationBar: {items: [",
      [
        "1:25: error: bad YAML: did not find expected node content, while parsing a flow node "
          + "at 1:25"
      ]),
    MalformedScene(
      "an unclosed quotation",
      "navigationBar: {items: [{title: \"Inbox}]}\n",
      [
        "2:1: error: bad YAML: found unexpected end of stream, while scanning a quoted scalar "
          + "at 1:33"
      ]),
    MalformedScene(
      "a bad indent",
      "navigationBar:\n    items: []\n  isHidden: true\n",
      [
        "3:3: error: bad YAML: did not find expected key, while parsing a block mapping at 1:1"
      ]),
    MalformedScene(
      "a tab as indent",
      "navigationBar:\n\titems: []\n",
      [
        "2:1: error: bad YAML: found character that cannot start any token, while scanning for "
          + "the next token at 2:1"
      ]),
    MalformedScene(
      "a duplicate key",
      "navigationBar:\n  isHidden: true\n  isHidden: false\n",
      [
        "3:3: error: duplicate key \"isHidden\" (the first is at 2:3)"
      ]),
    MalformedScene(
      "duplicate keys at two places, one quoted",
      """
      system: ios-17
      navigationBar:
        isHidden: true
        "isHidden": false
      system: ios-18

      """,
      [
        "4:3: error: duplicate key \"isHidden\" (the first is at 3:3)",
        "5:1: error: duplicate key \"system\" (the first is at 1:1)",
      ]),
    MalformedScene(
      "two documents",
      "navigationBar: {}\n---\nnavigationBar: {}\n",
      [
        "2:1: error: a second document (accepted: one document a file)"
      ]),
    MalformedScene(
      "an anchor",
      "navigationBar: &bar {}\n",
      [
        "1:16: error: anchors (&) are not accepted"
      ]),
    MalformedScene(
      "an alias",
      "navigationBar: {items: [{title: *x}]}\n",
      [
        "1:33: error: aliases (*) are not accepted (quote a text that begins with *)"
      ]),
    MalformedScene(
      "an alias to itself",
      "navigationBar: &x {items: [*x]}\n",
      [
        "1:16: error: anchors (&) are not accepted",
        "1:28: error: aliases (*) are not accepted (quote a text that begins with *)",
      ]),
    MalformedScene(
      "a merge key",
      "navigationBar: {<<: {}}\n",
      [
        "1:17: error: merge keys (<<) are not accepted"
      ]),
    MalformedScene(
      "a tag",
      "navigationBar: {items: [{title: !!str 5}]}\n",
      [
        "1:33: error: tags (!) are not accepted (quote a text that begins with !)"
      ]),
    MalformedScene(
      "a tag on a quoted text",
      "navigationBar: {items: [{title: !!str \"5\"}]}\n",
      [
        "1:33: error: tags (!) are not accepted (quote a text that begins with !)"
      ]),
    MalformedScene(
      "an explicit key",
      "? navigationBar\n: {}\n",
      [
        "1:1: error: keys after a question mark are not accepted"
      ]),
    MalformedScene(
      "a mapping as a key",
      "{a: 1}: 2\nnavigationBar: {}\n",
      [
        "1:1: error: a key must be a word"
      ]),
    MalformedScene(
      "a list as the scene",
      "- title: Inbox\n",
      [
        "1:1: error: the scene must be a mapping (found a list; accepted: {device, system, "
          + "orientation, posture, presentation, …})"
      ]),
    MalformedScene(
      "a word as the scene",
      "Inbox\n",
      [
        "1:1: error: the scene must be a mapping (found Inbox; accepted: {device, system, "
          + "orientation, posture, presentation, …})"
      ]),
    MalformedScene(
      "a NUL",
      "navigationBar: {items: [{title: a\u{0}b}]}\n",
      [
        "1:34: error: bad YAML: control characters are not allowed (found \"\\u{0}\")"
      ]),
    MalformedScene(
      "an escape character",
      "navigationBar: {items: [{title: \u{1B}[31m}]}\n",
      [
        "1:33: error: bad YAML: control characters are not allowed (found \"\\u{1B}\")"
      ]),
    MalformedScene(
      "an unknown escape",
      "navigationBar: {items: [{title: \"\\q\"}]}\n",
      [
        "1:34: error: bad YAML: found unknown escape character, while parsing a quoted scalar "
          + "at 1:33"
      ]),
    MalformedScene(
      "a lone surrogate escape",
      "navigationBar: {items: [{title: \"\\ud83d\"}]}\n",
      [
        "1:36: error: bad YAML: found invalid Unicode character escape code, while parsing a "
          + "quoted scalar at 1:33"
      ]),
    MalformedScene(
      "a second byte-order mark",
      "\u{FEFF}\u{FEFF}navigationBar: {}\n",
      [
        "1:1: error: bad YAML: control characters are not allowed (found \"\\u{FEFF}\")"
      ]),
    MalformedScene(
      "a reserved character",
      "navigationBar: @bar\n",
      [
        "1:16: error: bad YAML: found character that cannot start any token, while scanning "
          + "for the next token at 1:16"
      ]),
    MalformedScene(
      "an unknown directive version",
      "%YAML 3.0\n---\nnavigationBar: {}\n",
      [
        "1:1: error: bad YAML: found incompatible YAML document"
      ]),
    MalformedScene(
      "JSON with a trailing comma", isJSON: true,
      "{\"navigationBar\": {\"items\": [],}}",
      [
        "1:32: error: bad JSON: expected a key in quotation marks (found \"}\")"
      ]),
    MalformedScene(
      "JSON with a comment", isJSON: true,
      "{ // bar\n\"navigationBar\": {}}",
      [
        "1:3: error: bad JSON: expected a key in quotation marks (found \"/\")"
      ]),
    MalformedScene(
      "JSON with single quotation marks", isJSON: true,
      "{'navigationBar': {}}",
      [
        "1:2: error: bad JSON: expected a key in quotation marks (found \"'\")"
      ]),
    MalformedScene(
      "JSON that ends early", isJSON: true,
      "{\"navigationBar\": {\"items\"",
      [
        "1:27: error: bad JSON: expected ':' after a key (found the end of the text)"
      ]),
    MalformedScene(
      "JSON with text after its end", isJSON: true,
      "{\"navigationBar\": {}} x",
      [
        "1:23: error: bad JSON: text after the end (found \"x\")"
      ]),
    MalformedScene(
      "JSON with half of a surrogate pair", isJSON: true,
      "{\"navigationBar\": {\"items\": [{\"title\": \"\\ud83d\"}]}}",
      [
        "1:41: error: bad JSON: half of a surrogate pair (found \\ud83d)"
      ]),
    MalformedScene(
      "JSON with a raw line break in a string", isJSON: true,
      "{\"navigationBar\": {\"items\": [{\"title\": \"a\nb\"}]}}",
      [
        "1:42: error: bad JSON: a control character in a string (found \"\\n\")"
      ]),
    MalformedScene(
      "JSON with a word of JavaScript", isJSON: true,
      "{\"contentOffset\": NaN}",
      [
        "1:19: error: bad JSON: expected a value (found \"NaN\")"
      ]),
    MalformedScene(
      "JSON with a leading zero", isJSON: true,
      "{\"contentOffset\": 01}",
      [
        "1:19: error: bad JSON: expected a value (found \"01\")"
      ]),
    MalformedScene(
      "JSON with a duplicate key", isJSON: true,
      "{\"navigationBar\": {}, \"navigationBar\": {}}",
      [
        "1:23: error: duplicate key \"navigationBar\" (the first is at 1:2)"
      ]),
    MalformedScene(
      "an empty JSON file", isJSON: true,
      " \n",
      [
        "2:1: error: the scene is empty (accepted: a JSON object)"
      ]),
  ]
}
