// libjpeg-turbo's TurboJPEG, opened when a JPEG file is read. Its functions have been the same since version 2.0, so
// that no header is needed; only from 2.1 on it refuses a file of more than 500 scans.
#include "CBarShim.h"
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>

// Source: turbojpeg.h, enum TJPF, enum TJCS and the flags TJFLAG_….
enum { RGBA = 7, CMYK = 11, COLORS_CMYK = 3, COLORS_YCCK = 4, STOP_ON_WARNING = 8192, LIMIT_SCANS = 32768 };

static struct {
  void *(*make)(void);
  int (*read_head)(
      void *reader, const uint8_t *bytes, unsigned long length, int *width, int *height, int *sampling, int *colors);
  int (*decode)(
      void *reader, const uint8_t *bytes, unsigned long length, uint8_t *pixels, int width, int row_length, int height,
      int format, int flags);
  const char *(*failure)(void *reader);
  int (*release)(void *reader);
} jpeg;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#ifdef __linux__
#include <CLibraries.h>

static char missing[NB_MISSING_CAPACITY];

static void load(void) {
  static const nb_symbol symbols[] = {
      {"tjInitDecompress", (void **)&jpeg.make},   {"tjDecompressHeader3", (void **)&jpeg.read_head},
      {"tjDecompress2", (void **)&jpeg.decode},    {"tjGetErrorStr2", (void **)&jpeg.failure},
      {"tjDestroy", (void **)&jpeg.release},
  };
  nb_library_load("libturbojpeg.so.0", "libturbojpeg0 or libturbojpeg", "a JPEG file", symbols, 5, missing);
}
#else
static const char *missing = "";

// No module map for it: it is looked for where package managers put it.
static void load(void) {
  static const char *const places[] = {
      "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib", "/usr/local/lib/libturbojpeg.0.dylib"};
  void *library = NULL;
  for (int i = 0; i < 3 && !library; i++) library = dlopen(places[i], RTLD_LAZY);
  missing = "libjpeg-turbo, which a JPEG file needs, is not there: brew install jpeg-turbo";
  if (!library) return;
  *(void **)&jpeg.make = dlsym(library, "tjInitDecompress");
  *(void **)&jpeg.read_head = dlsym(library, "tjDecompressHeader3");
  *(void **)&jpeg.decode = dlsym(library, "tjDecompress2");
  *(void **)&jpeg.failure = dlsym(library, "tjGetErrorStr2");
  *(void **)&jpeg.release = dlsym(library, "tjDestroy");
  if (jpeg.make && jpeg.read_head && jpeg.decode && jpeg.failure && jpeg.release) missing = "";
}
#endif

const char *nb_jpeg_missing(void) {
  pthread_once(&once, load);
  return missing[0] ? missing : NULL;
}

// Says why a call failed, and lets the reader go.
static int failed(void *reader, char message[NB_MESSAGE_CAPACITY]) {
  snprintf(message, NB_MESSAGE_CAPACITY, "%s", reader ? jpeg.failure(reader) : "out of memory");
  if (reader) jpeg.release(reader);
  return 1;
}

int nb_jpeg_size(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height, int32_t *is_cmyk,
    char message[NB_MESSAGE_CAPACITY]) {
  int columns = 0, rows = 0, sampling, colors;
  if (nb_jpeg_missing()) return 1;
  void *reader = jpeg.make();
  if (!reader || jpeg.read_head(reader, bytes, length, &columns, &rows, &sampling, &colors))
    return failed(reader, message);
  jpeg.release(reader);
  *width = (uint32_t)columns;
  *height = (uint32_t)rows;
  *is_cmyk = colors == COLORS_CMYK || colors == COLORS_YCCK;
  return 0;
}

int nb_jpeg_decode(
    const uint8_t *bytes, size_t length, uint8_t *pixels, uint32_t width, uint32_t height, int32_t is_cmyk,
    char message[NB_MESSAGE_CAPACITY]) {
  if (nb_jpeg_missing()) return 1;
  if (width > INT_MAX / 4 || height > INT_MAX) return failed(NULL, message);
  void *reader = jpeg.make();
  if (!reader || jpeg.decode(
                     reader, bytes, length, pixels, (int)width, (int)width * 4, (int)height, is_cmyk ? CMYK : RGBA,
                     STOP_ON_WARNING | LIMIT_SCANS))
    return failed(reader, message);
  jpeg.release(reader);
  return 0;
}
