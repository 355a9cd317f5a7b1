// Opens libdeflate where it is installed.
#include "nb_deflate.h"

#ifdef __linux__
#include <dlfcn.h>
#include <pthread.h>

static struct nb_deflate_functions functions;
static int is_there;

static void load(void) {
  void *library = dlopen("libdeflate.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
  *(void **)&functions.libdeflate_alloc_decompressor = dlsym(library, "libdeflate_alloc_decompressor");
  *(void **)&functions.libdeflate_zlib_decompress = dlsym(library, "libdeflate_zlib_decompress");
  *(void **)&functions.libdeflate_free_decompressor = dlsym(library, "libdeflate_free_decompressor");
  *(void **)&functions.libdeflate_crc32 = dlsym(library, "libdeflate_crc32");
  is_there = functions.libdeflate_alloc_decompressor && functions.libdeflate_zlib_decompress &&
             functions.libdeflate_free_decompressor && functions.libdeflate_crc32;
}

const struct nb_deflate_functions *nb_deflate(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}
#else
const struct nb_deflate_functions *nb_deflate(void) { return NULL; }
#endif
