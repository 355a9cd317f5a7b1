// FreeType, opened when it is first needed: see CLibraries.h.
#ifndef NB_FREETYPE_H
#define NB_FREETYPE_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H

#ifdef __linux__
#define NB_FREETYPE_FUNCTIONS(USE) \
  USE(FT_Add_Default_Modules) \
  USE(FT_Done_FreeType) \
  USE(FT_Done_Library) \
  USE(FT_Init_FreeType) \
  USE(FT_Library_Version) \
  USE(FT_Load_Glyph) \
  USE(FT_New_Library) \
  USE(FT_New_Memory_Face) \
  USE(FT_Select_Size)

#define NB_POINTER(name) __typeof__(name) *name;
extern struct nb_freetype_functions {
  NB_FREETYPE_FUNCTIONS(NB_POINTER)
} nb_freetype;
#undef NB_POINTER

// The file that finds the functions names them themselves.
#ifndef NB_NAMES
#define FT_Add_Default_Modules nb_freetype.FT_Add_Default_Modules
#define FT_Done_FreeType nb_freetype.FT_Done_FreeType
#define FT_Done_Library nb_freetype.FT_Done_Library
#define FT_Init_FreeType nb_freetype.FT_Init_FreeType
#define FT_Library_Version nb_freetype.FT_Library_Version
#define FT_Load_Glyph nb_freetype.FT_Load_Glyph
#define FT_New_Library nb_freetype.FT_New_Library
#define FT_New_Memory_Face nb_freetype.FT_New_Memory_Face
#define FT_Select_Size nb_freetype.FT_Select_Size
#endif
#endif

#endif
