// libwebp, opened when an animation needs it. Its two functions have been the same since its first release, so that no
// header is needed.
#include "CBarShim.h"

#ifdef __linux__
#include <CLibraries.h>
#include <pthread.h>

static struct {
  size_t (*encode)(const uint8_t *rgba, int width, int height, int stride, uint8_t **bytes);
  void (*release)(void *bytes);
} webp;
static char missing[NB_MISSING_CAPACITY];

static void load(void) {
  static const nb_symbol symbols[] = {
      {"WebPEncodeLosslessRGBA", (void **)&webp.encode},
      {"WebPFree", (void **)&webp.release},
  };
  nb_library_load("libwebp.so.7", "libwebp7", "a WebP file", symbols, 2, missing);
}

const char *nb_webp_missing(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return missing[0] ? missing : NULL;
}

size_t nb_webp_encode(const uint8_t *rgba, int32_t width, int32_t height, uint8_t **bytes) {
  *bytes = NULL;
  if (nb_webp_missing()) return 0;
  return webp.encode(rgba, width, height, width * 4, bytes);
}

void nb_webp_free(uint8_t *bytes) {
  if (!nb_webp_missing()) webp.release(bytes);
}
#else
#include <dlfcn.h>

// No module map for it: it is looked for where package managers put it.
static void *library(void) {
  static void *found;
  if (!found) found = dlopen("libwebp.7.dylib", RTLD_LAZY);
  if (!found) found = dlopen("/opt/homebrew/lib/libwebp.7.dylib", RTLD_LAZY);
  if (!found) found = dlopen("/usr/local/lib/libwebp.7.dylib", RTLD_LAZY);
  return found;
}

const char *nb_webp_missing(void) {
  return library() ? NULL : "libwebp, which a WebP file needs, is not there: brew install webp";
}

size_t nb_webp_encode(const uint8_t *rgba, int32_t width, int32_t height, uint8_t **bytes) {
  *bytes = NULL;
  if (!library()) return 0;
  size_t (*encode)(const uint8_t *, int, int, int, uint8_t **);
  *(void **)&encode = dlsym(library(), "WebPEncodeLosslessRGBA");
  return encode ? encode(rgba, width, height, width * 4, bytes) : 0;
}

void nb_webp_free(uint8_t *bytes) {
  if (!library()) return;
  void (*release)(void *);
  *(void **)&release = dlsym(library(), "WebPFree");
  if (release) release(bytes);
}
#endif
