// FreeType's rasteriser and outlines. UIKit has no counterpart: this is how pixels are made.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_IMAGE_H
