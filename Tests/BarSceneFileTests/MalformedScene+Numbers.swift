// What is wrong with the numbers of a scene.

extension MalformedScene {
  static let numbers: [MalformedScene] = [
    MalformedScene(
      "a word in place of a number",
      "contentOffset: far\nnavigationBar: {}\n",
      [
        "1:16: error: contentOffset must be a number (found far; accepted: a number from "
          + "-100000 to 100000)"
      ]),
    MalformedScene(
      "a number between quotation marks",
      "contentOffset: \"12\"\nnavigationBar: {}\n",
      [
        "1:16: error: contentOffset must be a number (found \"12\"; accepted: a number from "
          + "-100000 to 100000)"
      ]),
    MalformedScene(
      "a number that is not one",
      "contentOffset: .nan\nnavigationBar: {}\n",
      [
        "1:16: error: contentOffset must be a number (found .nan; accepted: a number from "
          + "-100000 to 100000)"
      ]),
    MalformedScene(
      "an endless number",
      "contentOffset: 1e999\nnavigationBar: {}\n",
      [
        "1:16: error: contentOffset is out of range (found 1e999; accepted: -100000 to 100000)"
      ]),
    MalformedScene(
      "a number beyond the limit",
      "contentOffset: 100001\nnavigationBar: {}\n",
      [
        "1:16: error: contentOffset is out of range (found 100001; accepted: -100000 to 100000)"
      ]),
    MalformedScene(
      "a negative extent",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {size: [-1, 20]}}]

      """,
      [
        "3:45: error: size width is out of range (found -1; accepted: 0 to 100000)"
      ]),
    MalformedScene(
      "progress beyond the end",
      """
      transition: {operation: push, progress: 1.5}
      navigationBar: {}

      """,
      [
        "1:41: error: progress is out of range (found 1.5; accepted: 0 to 1)"
      ]),
    MalformedScene(
      "a scale beyond the limit",
      "device: {points: [393, 852], scale: 9}\nnavigationBar: {}\n",
      [
        "1:37: error: scale is out of range (found 9; accepted: 0.5 to 8)"
      ]),
    MalformedScene(
      "a size of one number",
      "navigationBar:\n  items:\n    - titleView: {size: [40]}\n",
      [
        "3:25: error: size must be a list of 2 numbers (found 1; accepted: [width, height])"
      ]),
    MalformedScene(
      "a size of words",
      "navigationBar:\n  items:\n    - titleView: {size: [wide, 40]}\n",
      [
        "3:26: error: size width must be a number (found wide; accepted: a number from 0 to "
          + "100000)"
      ]),
    MalformedScene(
      "a frame with a negative extent",
      "navigationBar: {frame: [0, 0, -320, 44]}\n",
      [
        "1:24: error: frame has a negative extent (found -320 by 44; accepted: 0 or more)"
      ]),
    MalformedScene(
      "yes in place of true",
      "navigationBar: {isHidden: yes}\n",
      [
        "1:27: error: isHidden must be true or false (found yes)"
      ]),
    MalformedScene(
      "true between quotation marks",
      "navigationBar: {isHidden: \"true\"}\n",
      [
        "1:27: error: isHidden must be true or false (found \"true\")"
      ]),
    MalformedScene(
      "a scope that is not there",
      """
      navigationBar:
        items:
          - searchController: {selectedScope: 2, scopeButtonTitles: [All, Unread]}
          - searchController: {selectedScope: 1}

      """,
      [
        "3:41: error: selectedScope is not a scope (found 2; accepted: 0 to 1)",
        "4:41: error: selectedScope is not a scope (found 1; accepted: 0)",
      ]),
    MalformedScene(
      "an axis of a matrix without a value",
      "matrix: {device: []}\nnavigationBar: {}\n",
      [
        "1:18: error: device has no value (found an empty list; accepted: 1 to 100 values)"
      ]),
    MalformedScene(
      "values of a matrix that are there again",
      "matrix: {locale: [en, de, en, en]}\nnavigationBar: {}\n",
      [
        "1:27: error: locale has a value twice (found en; accepted: each value once)",
        "1:31: error: locale has a value twice (found en; accepted: each value once)",
      ]),
    MalformedScene(
      "a fraction of a scope",
      """
      navigationBar:
        items:
          - searchController: {selectedScope: 0.5}

      """,
      [
        "3:41: error: selectedScope must be a whole number (found 0.5; accepted: a whole "
          + "number from 0 to 1000)"
      ]),
  ]
}
