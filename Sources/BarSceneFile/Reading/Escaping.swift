internal import BarLayout

/// A text as messages show it: on one line, without characters that move the cursor or turn the
/// direction of writing, and cut after so many columns.
func escaped(_ text: String, limit: Int = 60) -> String { text.escaped(limit: limit) }

/// A text between quotation marks, as messages show it.
func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
