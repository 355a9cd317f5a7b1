// Versions of the libraries that are loaded, not of the headers the shim was built with; empty for one that is missing.
#include <stdio.h>
#include <string.h>

#include "CBarShim.h"
#include "nb_freetype.h"
#include "nb_fribidi.h"
#include "nb_harfbuzz.h"
#include "nb_png.h"
#include "nb_zlib.h"

void nb_version_freetype(char version[NB_VERSION_CAPACITY]) {
  FT_Library library;
  FT_Int major = 0, minor = 0, patch = 0;
  version[0] = 0;
  if (nb_freetype_missing()) return;
  if (FT_Init_FreeType(&library) == 0) {
    FT_Library_Version(library, &major, &minor, &patch);
    FT_Done_FreeType(library);
  }
  snprintf(version, NB_VERSION_CAPACITY, "%d.%d.%d", (int)major, (int)minor, (int)patch);
}

void nb_version_harfbuzz(char version[NB_VERSION_CAPACITY]) {
  snprintf(version, NB_VERSION_CAPACITY, "%s", nb_harfbuzz_missing() ? "" : hb_version_string());
}

void nb_version_fribidi(char version[NB_VERSION_CAPACITY]) {
  // The text has several lines; the first reads "(GNU FriBidi) 1.0.8".
  const char *text = nb_fribidi_missing() ? "" : fribidi_version_info;
  size_t start = strcspn(text, "0123456789");
  size_t length = strspn(text + start, "0123456789.");
  snprintf(version, NB_VERSION_CAPACITY, "%.*s", (int)length, text + start);
}

void nb_version_png(char version[NB_VERSION_CAPACITY]) {
  snprintf(version, NB_VERSION_CAPACITY, "%s", nb_png_missing() ? "" : png_get_libpng_ver(NULL));
}

void nb_version_zlib(char version[NB_VERSION_CAPACITY]) {
  snprintf(version, NB_VERSION_CAPACITY, "%s", nb_zlib_missing() ? "" : zlibVersion());
}
