extension LaidOutScene {
  /// The scene with its sheet, and everything in it, made smaller.
  ///
  /// Frames go to the nearest pixel again; what they show stands where the transform leaves it.
  func scaled(_ scaling: SheetScaling, on grid: PixelGrid) -> LaidOutScene {
    var result = self
    result.bars = bars.map { bar in
      var bar = bar
      bar.frame = grid.nearest(scaling.rect(bar.frame))
      bar.elements = bar.elements.map { $0.id.isInSheet ? $0.scaled(scaling, on: grid) : $0 }
      return bar
    }
    result.safeArea = grid.nearest(scaling.rect(safeArea))
    result.environment.content = environment.content.map { $0.scaled(scaling, on: grid) }
    result.environment.sheet?.scale(scaling, on: grid)
    // Of what lies behind the sheet only its shadow is its own.
    result.environment.behind = environment.behind.map {
      if case .shadow = $0.content { return $0.scaled(scaling, on: grid) }
      return $0
    }
    result.environment.front = environment.front.map {
      $0.id.isInSheet ? $0.scaled(scaling, on: grid) : $0
    }
    return result
  }
}

extension LaidOutScreen.Sheet {
  fileprivate mutating func scale(_ scaling: SheetScaling, on grid: PixelGrid) {
    frame = grid.nearest(scaling.rect(frame))
    cornerRadius *= scaling.factor
    lowerCornerRadius *= scaling.factor
  }
}

extension ElementID {
  /// Whether it is part of a sheet rather than of the screen around it.
  package var isInSheet: Bool {
    switch self {
    case .keyboard, .foot(.keyboardToolbar, _), .footItem(.keyboardToolbar, _, _),
      .footOverflow(.keyboardToolbar, _):
      false
    case .screen(let part): part == .grabber || part == .presenter
    default: !isStatusBar
    }
  }
}

extension LaidOutElement {
  /// The element where a transform leaves it, its frame on pixels.
  fileprivate func scaled(_ scaling: SheetScaling, on grid: PixelGrid) -> LaidOutElement {
    let factor = scaling.factor
    var result = self
    result.frame = grid.nearest(scaling.rect(frame))
    result.ink = ink.map(scaling.rect)
    result.clip = clip.map { grid.nearest(scaling.rect($0)) }
    result.fade?.left *= factor
    result.fade?.right *= factor
    switch content {
    case .text(var line):
      let start = scaling.point(BarPoint(x: line.x, y: line.baseline))
      (line.x, line.baseline) = (start.x, start.y)
      line.magnification *= factor
      result.content = .text(line)
    case .path(let path): result.content = .path(path.mapped(scaling.point))
    case .roundedRect(let radius, let curve):
      result.content = .roundedRect(cornerRadius: radius * factor, curve: curve)
    case .rim(let radius, let width, let colors):
      result.content = .rim(cornerRadius: radius * factor, width: width * factor, colors)
    case .shadow(let path, let blurRadius, let drop):
      result.content = .shadow(
        of: path.mapped(scaling.point), blurRadius: blurRadius * factor, drop: drop * factor)
    case .softEdge(let tint, let blurRadius, let fadeHeight):
      result.content = .softEdge(
        tint: tint, blurRadius: blurRadius * factor, fadeHeight: fadeHeight * factor)
    case .glass(let glass, let radius):
      result.content = .glass(glass, cornerRadius: radius * factor)
    case .indicator(var indicator):
      indicator.strokeWidth *= factor
      result.content = .indicator(indicator)
    // What fills its frame or its ink.
    case .none, .fill, .material, .bitmap, .icon, .symbol, .sign, .wheel: break
    }
    return result
  }
}
