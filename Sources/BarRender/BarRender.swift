// The front door. A display list becomes pixels, pixels become a file:
//
//   let renderer = Renderer(fonts: .pinned())
//   let bitmap = try renderer.draw(list)
//   let bytes = try PNG.encode(bitmap, scale: list.scale)
//
// Raster/  outlines to coverage, coverage and colour to pixels
// Text/    characters to runs, runs to glyphs, glyphs to their places on the line
// Fonts/   which files to draw with, and what to install when there are none
// PNG/     pixels to a file and back
//
// Nothing here moves or decides anything: positions are the display list's.
