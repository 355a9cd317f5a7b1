// Versions of the libraries that are loaded, not of the headers the shim was built with.
#include <fribidi.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <png.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "CBarShim.h"

void nb_version_freetype(char version[NB_VERSION_CAPACITY]) {
  FT_Library library;
  FT_Int major = 0, minor = 0, patch = 0;
  if (FT_Init_FreeType(&library) == 0) {
    FT_Library_Version(library, &major, &minor, &patch);
    FT_Done_FreeType(library);
  }
  snprintf(version, NB_VERSION_CAPACITY, "%d.%d.%d", (int)major, (int)minor, (int)patch);
}

void nb_version_harfbuzz(char version[NB_VERSION_CAPACITY]) {
  snprintf(version, NB_VERSION_CAPACITY, "%s", hb_version_string());
}

void nb_version_fribidi(char version[NB_VERSION_CAPACITY]) {
  // The text has several lines; the first reads "(GNU FriBidi) 1.0.8".
  const char *text = fribidi_version_info;
  size_t start = strcspn(text, "0123456789");
  size_t length = strspn(text + start, "0123456789.");
  snprintf(version, NB_VERSION_CAPACITY, "%.*s", (int)length, text + start);
}

void nb_version_png(char version[NB_VERSION_CAPACITY]) {
  snprintf(version, NB_VERSION_CAPACITY, "%s", png_get_libpng_ver(NULL));
}

void nb_version_zlib(char version[NB_VERSION_CAPACITY]) {
  snprintf(version, NB_VERSION_CAPACITY, "%s", zlibVersion());
}
