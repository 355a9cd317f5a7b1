// Opens libdeflate where it is installed.
#include "nb_deflate.h"

#include <stdlib.h>

#include "CBarShim.h"

#ifdef __linux__
#include <CLibraries.h>
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static struct nb_deflate_functions functions;
static int is_there;

static void load(void) {
  void *library = nb_library_open("libdeflate.so.0");
  if (!library) return;
  const struct {
    void *function;
    const char *name;
  } wanted[] = {
#define WANT(name) {&functions.name, #name}
      WANT(libdeflate_alloc_decompressor), WANT(libdeflate_zlib_decompress),
      WANT(libdeflate_free_decompressor),  WANT(libdeflate_alloc_compressor),
      WANT(libdeflate_zlib_compress),      WANT(libdeflate_zlib_compress_bound),
      WANT(libdeflate_free_compressor),    WANT(libdeflate_crc32),
#undef WANT
  };
  is_there = 1;
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(library, wanted[i].name);
    memcpy(wanted[i].function, &found, sizeof found);
    is_there &= found != NULL;
  }
}

const struct nb_deflate_functions *nb_deflate(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}
#else
const struct nb_deflate_functions *nb_deflate(void) { return NULL; }
#endif

int nb_zlib_smallest(const uint8_t *bytes, size_t count, uint8_t **stream, size_t *length) {
  // The next takes twice the time for a hundredth.
  enum { LEVEL = 11 };
  const struct nb_deflate_functions *deflate = nb_deflate();
  *stream = NULL;
  *length = 0;
  void *compressor = deflate ? deflate->libdeflate_alloc_compressor(LEVEL) : NULL;
  if (!compressor) return 1;
  size_t room = deflate->libdeflate_zlib_compress_bound(compressor, count);
  *stream = malloc(room);
  if (*stream) *length = deflate->libdeflate_zlib_compress(compressor, bytes, count, *stream, room);
  deflate->libdeflate_free_compressor(compressor);
  if (*length > 0) return 0;
  free(*stream);
  *stream = NULL;
  return 1;
}

void nb_bytes_free(uint8_t *bytes) { free(bytes); }
