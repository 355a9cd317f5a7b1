internal import Testing

/// Scenes that use the whole vocabulary between them, as YAML and as JSON.
struct GoodScene: Sendable, CustomTestStringConvertible {
  let name: String
  let yaml: String
  let json: String

  var testDescription: String { name }

  static let all: [GoodScene] = [
    GoodScene(
      name: "a mailbox",
      yaml: """
        # Mail, after a push.
        device: iphone-15-pro
        system: ios-17
        traits: { userInterfaceStyle: dark, preferredContentSizeCategory: large }
        measuredText:
          - { text: Mailboxes, width: 82.95 }
        navigationBar:
          prefersLargeTitles: true
          items:
            - title: Mailboxes
            - title: "In\\u0062ox"
              largeTitleDisplayMode: always
              rightBarButtonItems:
                - { systemItem: edit }
                - image: { size: [24, 24] }
                  tintColor: '#6d4aff'
        """,
      json: """
        {"device": "iphone-15-pro", "system": "ios-17",
         "traits": {"userInterfaceStyle": "dark", "preferredContentSizeCategory": "large"},
         "measuredText": [{"text": "Mailboxes", "width": 82.95}],
         "navigationBar": {"prefersLargeTitles": true, "items": [{"title": "Mailboxes"},
           {"title": "In\\u0062ox", "largeTitleDisplayMode": "always", "rightBarButtonItems":
             [{"systemItem": "edit"}, {"image": {"size": [24, 24]}, "tintColor": "#6d4aff"}]}]}}
        """),
    GoodScene(
      name: "a window of its own",
      yaml: """
        device:
          points: [390, 844]
          scale: 3
          idiom: phone
          safeArea: {top: 54}
        system: ios-26
        presentation: pageSheet
        contentOffset: 100
        navigationBar:
          standardAppearance: {backgroundColor: '#ffffff', titlePositionAdjustment: [1, -2]}
        """,
      json: """
        {"device": {"points": [390, 844], "scale": 3.0, "idiom": "phone", "safeArea": {"top": 54}},
         "system": "ios-26", "presentation": "pageSheet", "contentOffset": 1e2,
         "navigationBar": {"standardAppearance": {"backgroundColor": "#ffffff",
           "titlePositionAdjustment": {"horizontal": 1, "vertical": -2}}}}
        """),
    GoodScene(
      name: "search and a segmented control, right to left",
      yaml: """
        device: ipad-pro-11
        system: ipados-17
        orientation: landscape
        locale: ar_EG
        clock: 9:41
        traits:
          layoutDirection: rightToLeft
        transition: {operation: push, progress: 0.5}
        navigationBar:
          items:
            - title: 'البريد'
              titleView: {segmentedControl: {segments: [الكل, غير مقروء], selected: 0}}
              searchController: {}
              hidesSearchBarWhenScrolling: false
              preferredSearchBarPlacement: stacked
              leftBarButtonItems: [{customView: {size: [44, 44]}}, {fixedSpace: 8}, {title: تم}]
        """,
      json: """
        {"device": "ipad-pro-11", "system": "ipados-17", "orientation": "landscape",
         "locale": "ar_EG", "clock": "9:41", "traits": {"layoutDirection": "rightToLeft"},
         "transition": {"operation": "push", "progress": 0.5},
         "navigationBar": {"items": [{"title": "\\u0627\\u0644\\u0628\\u0631\\u064a\\u062f",
           "titleView": {"segmentedControl": {"segments": ["الكل", "غير مقروء"], "selected": 0}},
           "searchController": {}, "hidesSearchBarWhenScrolling": false,
           "preferredSearchBarPlacement": "stacked", "leftBarButtonItems":
             [{"customView": {"size": [44, 44]}}, {"fixedSpace": 8}, {"title": "تم"}]}]}}
        """),
    GoodScene(
      name: "a bar that stands alone, with a drawing and an emoji",
      yaml: """
        ---
        navigationBar: {frame: [0, 0, 320, 44], position: any, items: [
            {prompt: "😀 \\U0001F600", backBarButtonItem: {title: ''}},
            {rightBarButtonItems: [{image: {path: "M0,0 L9 9 A4 4 0 0 1 1 1z", size: [9, 9]}}]},
          ]}
        ...
        """,
      json: """
        {"navigationBar": {"frame": [0, 0, 320, 44], "position": "any", "items": [
            {"prompt": "😀 \\ud83d\\uDE00", "backBarButtonItem": {"title": ""}},
            {"rightBarButtonItems":
              [{"image": {"path": "M0,0 L9 9 A4 4 0 0 1 1 1z", "size": [9, 9]}}]}]}}
        """),
  ]
}
