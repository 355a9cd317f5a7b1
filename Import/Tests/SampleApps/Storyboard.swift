/// Storyboards for tests, put together from their scenes.
public enum Storyboard {
  /// A whole file.
  public static func document(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  /// A navigation controller with its first controller.
  ///
  /// - Parameters:
  ///   - id: its own identifier.
  ///   - root: that of its first controller.
  ///   - attributes: more of its attributes, as XML.
  public static func stack(_ id: String, root: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <navigationController id="\(id)" \(attributes) sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="b-\(id)"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(id)"/></connections>
      </navigationController>
    </objects></scene>
    """
  }

  /// A controller with a title.
  ///
  /// - Parameter segue: attributes of the segue that leads on from it; empty for none.
  public static func controller(
    _ id: String, class type: String, title: String, segue: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" customClass="\(type)" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="\(title)" id="n-\(id)"/>
        <connections>\(segue.isEmpty ? "" : "<segue \(segue) id=\"g-\(id)\"/>")</connections>
      </viewController>
    </objects></scene>
    """
  }
}
