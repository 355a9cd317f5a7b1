// Opens the libraries that draw and finds their functions.
#define NB_NAMES
#include "CBarShim.h"
#include "nb_freetype.h"
#include "nb_fribidi.h"
#include "nb_harfbuzz.h"
#include "nb_png.h"
#include "nb_zlib.h"

#ifdef __linux__
#include <CLibraries.h>
#include <pthread.h>

#define NB_SYMBOL(symbol) {#symbol, (void **)&NB_TABLE.symbol},

// Defines a library's table, and the function that fills it once.
#define NB_LIBRARY(name, NAME, file, package, purpose)                                                            \
  struct nb_##name##_functions nb_##name;                                                                         \
  static char name##_missing[NB_MISSING_CAPACITY];                                                                \
  static void load_##name(void) {                                                                                 \
    static const nb_symbol symbols[] = {NB_##NAME##_FUNCTIONS(NB_SYMBOL)};                                        \
    nb_library_load(file, package, purpose, symbols, sizeof symbols / sizeof symbols[0], name##_missing);         \
  }                                                                                                               \
  const char *nb_##name##_missing(void) {                                                                         \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                                               \
    pthread_once(&once, load_##name);                                                                             \
    return name##_missing[0] ? name##_missing : NULL;                                                             \
  }

#define NB_TABLE nb_freetype
NB_LIBRARY(freetype, FREETYPE, "libfreetype.so.6", "libfreetype6", "a picture")
#undef NB_TABLE
#define NB_TABLE nb_harfbuzz
NB_LIBRARY(harfbuzz, HARFBUZZ, "libharfbuzz.so.0", "libharfbuzz0b", "text in a picture")
#undef NB_TABLE
#define NB_TABLE nb_fribidi
NB_LIBRARY(fribidi, FRIBIDI, "libfribidi.so.0", "libfribidi0", "text from right to left")
#undef NB_TABLE
#define NB_TABLE nb_png
NB_LIBRARY(png, PNG, "libpng16.so.16", "libpng16-16", "a PNG file")
#undef NB_TABLE
#define NB_TABLE nb_zlib
NB_LIBRARY(zlib, ZLIB, "libz.so.1", "zlib1g", "a PNG file")
#undef NB_TABLE
#else
const char *nb_freetype_missing(void) { return NULL; }
const char *nb_harfbuzz_missing(void) { return NULL; }
const char *nb_fribidi_missing(void) { return NULL; }
const char *nb_png_missing(void) { return NULL; }
const char *nb_zlib_missing(void) { return NULL; }
#endif
