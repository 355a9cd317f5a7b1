/// Which of the appearances is in force.
public enum AppearanceState: String, CaseIterable, Hashable, Sendable {
  case standard, compact, scrollEdge, compactScrollEdge
}
