// FreeType's header of this name, where Linux has it: no search path leads there without pkg-config.
#include <freetype2/freetype/ftmodapi.h>
