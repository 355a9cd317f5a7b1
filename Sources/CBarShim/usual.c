// Unpacks and unfilters the usual kinds of PNG (PNG 1.2, sections 3 and 6).
#include <stdlib.h>
#include <string.h>

#include "nb_deflate.h"
#include "nb_usual.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

struct nb_usual {
  uint8_t *raw;
  size_t row_length;
  uint8_t *next;
  const uint8_t *above;
  uint32_t width;
  int colour, pixel_length;
  uint8_t palette[256][4];
};

// The most bytes of rows that are unpacked at once: 64 MiB.
enum { MOST = 64 << 20 };
enum { GREY = 0, RGB = 2, INDEXED = 3, GREY_ALPHA = 4, RGB_ALPHA = 6 };

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Takes a palette's chunk; 0 for one that is none.
static int take_palette(nb_usual *self, const uint8_t *bytes, size_t length) {
  if (length == 0 || length > 768 || length % 3) return 0;
  for (size_t i = 0; i < length / 3; i++) memcpy(self->palette[i], bytes + 3 * i, 3);
  return 1;
}

// What a pass over the chunks finds.
typedef struct {
  const uint8_t *data;
  size_t length, chunks;
  int has_palette, ended;
} stream;

// Looks at every chunk; 0 for anything out of the ordinary.
static int look(nb_usual *self, const struct nb_deflate_functions *deflate, const uint8_t *bytes, size_t length, stream *found) {
  int was_data = 0;
  for (size_t place = 33; place + 12 <= length;) {
    const uint8_t *chunk = bytes + place;
    size_t size = number(chunk);
    if (size > length - place - 12) return 0;
    if (deflate->libdeflate_crc32(0, chunk + 4, size + 4) != number(chunk + 8 + size)) return 0;
    int is_data = memcmp(chunk + 4, "IDAT", 4) == 0;
    if (is_data) {
      if (found->chunks > 0 && !was_data) return 0;
      if (found->chunks++ == 0) found->data = chunk + 8;
      found->length += size;
    } else if (memcmp(chunk + 4, "IEND", 4) == 0) {
      found->ended = size == 0;
      return found->ended;
    } else if (memcmp(chunk + 4, "PLTE", 4) == 0) {
      if (found->has_palette || found->chunks || self->colour != INDEXED || !take_palette(self, chunk + 8, size)) return 0;
      found->has_palette = 1;
    } else if (memcmp(chunk + 4, "tRNS", 4) == 0) {
      if (!found->has_palette || found->chunks || size > 256) return 0;
      for (size_t i = 0; i < size; i++) self->palette[i][3] = chunk[8 + i];
    } else if (!(chunk[4] & 0x20)) {
      return 0;
    }
    was_data = is_data;
    place += 12 + size;
  }
  return 0;
}

// The packed rows in one piece: where they lie, or put together in `*room`.
static const uint8_t *packed(const stream *found, uint8_t **room) {
  if (found->chunks == 1) return found->data;
  *room = malloc(found->length);
  if (!*room) return NULL;
  const uint8_t *data = found->data;
  for (size_t chunk = 0, done = 0; chunk < found->chunks; chunk++) {
    size_t size = number(data - 8);
    memcpy(*room + done, data, size);
    done += size;
    data += size + 12;
  }
  return *room;
}

nb_usual *nb_usual_make(const uint8_t *bytes, size_t length, uint32_t width, uint32_t height) {
  static const uint8_t start[16] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
  const struct nb_deflate_functions *deflate = nb_deflate();
  if (!deflate || length < 57 || memcmp(bytes, start, sizeof start)) return NULL;
  static const uint8_t lengths[7] = {1, 0, 3, 1, 2, 0, 4};
  if (number(bytes + 16) != width || number(bytes + 20) != height) return NULL;
  int depth = bytes[24], colour = bytes[25];
  if (depth != 8 || colour > 6 || !lengths[colour] || bytes[26] || bytes[27] || bytes[28]) return NULL;
  if (width == 0 || height == 0 || width > 1 << 20 || height > 1 << 20) return NULL;
  if (deflate->libdeflate_crc32(0, bytes + 12, 17) != number(bytes + 29)) return NULL;

  nb_usual *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  for (int i = 0; i < 256; i++) self->palette[i][3] = 255;
  self->width = width;
  self->colour = colour;
  self->pixel_length = lengths[colour];
  self->row_length = 1 + (size_t)width * self->pixel_length;

  stream found = {0};
  uint8_t *room = NULL;
  size_t total = self->row_length * height, made = 0;
  int failed = !look(self, deflate, bytes, length, &found) || !found.chunks || (colour == INDEXED && !found.has_palette);
  // A file this short cannot hold so many pixels. Of pictures larger than any screen, libpng keeps a few rows alone.
  failed = failed || total / 1032 > found.length || total > MOST;
  const uint8_t *data = failed ? NULL : packed(&found, &room);
  void *decompressor = data ? deflate->libdeflate_alloc_decompressor() : NULL;
  // A row of zeros stands above the first one.
  self->raw = decompressor ? malloc(self->row_length + total) : NULL;
  failed = !self->raw || deflate->libdeflate_zlib_decompress(
                             decompressor, data, found.length, self->raw + self->row_length, total, &made) || made != total;
  if (decompressor) deflate->libdeflate_free_decompressor(decompressor);
  free(room);
  if (failed) {
    nb_usual_free(self);
    return NULL;
  }
  memset(self->raw, 0, self->row_length);
  self->above = self->raw + 1;
  self->next = self->raw + self->row_length;
  for (size_t y = 0; y < height; y++)
    if (self->next[y * self->row_length] > 4) {
      nb_usual_free(self);
      return NULL;
    }
  return self;
}

void nb_usual_free(nb_usual *self) {
  if (!self) return;
  free(self->raw);
  free(self);
}

static void add_left(uint8_t *row, size_t length, size_t pixel) {
  for (size_t i = pixel; i < length; i++) row[i] = (uint8_t)(row[i] + row[i - pixel]);
}

static void add_above(uint8_t *restrict row, const uint8_t *restrict above, size_t length) {
  for (size_t i = 0; i < length; i++) row[i] = (uint8_t)(row[i] + above[i]);
}

static void add_mean(uint8_t *row, const uint8_t *above, size_t length, size_t pixel) {
  for (size_t i = 0; i < pixel; i++) row[i] = (uint8_t)(row[i] + above[i] / 2);
  for (size_t i = pixel; i < length; i++) row[i] = (uint8_t)(row[i] + (row[i - pixel] + above[i]) / 2);
}

static inline uint8_t nearest(int left, int up, int corner) {
  int p = up - corner, q = left - corner;
  int a = abs(p), b = abs(q), c = abs(p + q);
  return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
}

static void add_nearest_bytes(uint8_t *row, const uint8_t *above, size_t from, size_t length, size_t pixel) {
  for (size_t i = from; i < length; i++) {
    int left = i < pixel ? 0 : row[i - pixel], corner = i < pixel ? 0 : above[i - pixel];
    row[i] = (uint8_t)(row[i] + nearest(left, above[i], corner));
  }
}

#ifdef __SSE2__
static inline __m128i wide(const uint8_t *bytes) {
  int32_t four;
  memcpy(&four, bytes, 4);
  return _mm_unpacklo_epi8(_mm_cvtsi32_si128(four), _mm_setzero_si128());
}

static inline __m128i magnitude(__m128i x) { return _mm_max_epi16(x, _mm_sub_epi16(_mm_setzero_si128(), x)); }

static inline __m128i chosen(__m128i mask, __m128i yes, __m128i no) {
  return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

// The channels of a pixel side by side, up to a place; that of the first byte after them. Four bytes are looked at.
static inline __attribute__((always_inline)) size_t add_nearest_pixels(
    uint8_t *row, const uint8_t *above, size_t end, const size_t pixel) {
  size_t i = 0;
  __m128i left = _mm_setzero_si128(), corner = left;
  for (; i + pixel <= end; i += pixel) {
    __m128i up = wide(above + i);
    __m128i p = _mm_sub_epi16(up, corner), q = _mm_sub_epi16(left, corner);
    __m128i a = magnitude(p), b = magnitude(q), c = magnitude(_mm_add_epi16(p, q));
    __m128i least = _mm_min_epi16(c, _mm_min_epi16(a, b));
    __m128i guess =
        chosen(_mm_cmpeq_epi16(least, a), left, chosen(_mm_cmpeq_epi16(least, b), up, corner));
    left = _mm_and_si128(_mm_add_epi16(wide(row + i), guess), _mm_set1_epi16(255));
    corner = up;
    int32_t four = _mm_cvtsi128_si32(_mm_packus_epi16(left, left));
    memcpy(row + i, &four, pixel);
  }
  return i;
}

// A loop for each length of a pixel, which is known in it. The last pixel of three bytes is left to the bytes.
static void add_nearest(uint8_t *row, const uint8_t *above, size_t length, size_t pixel) {
  size_t done = 0;
  if (pixel == 4) done = add_nearest_pixels(row, above, length, 4);
  if (pixel == 3 && length >= 4) done = add_nearest_pixels(row, above, length - 3, 3);
  add_nearest_bytes(row, above, done, length, pixel);
}
#else
static void add_nearest(uint8_t *row, const uint8_t *above, size_t length, size_t pixel) {
  add_nearest_bytes(row, above, 0, length, pixel);
}
#endif

static void expand(const nb_usual *self, const uint8_t *row, uint8_t *rgba) {
  const size_t width = self->width;
  switch (self->colour) {
    case RGB_ALPHA: memcpy(rgba, row, width * 4); return;
    case RGB:
      for (size_t x = 0; x + 1 < width; x++) {
        uint32_t pixel;
        memcpy(&pixel, row + 3 * x, 4);
        memcpy(rgba + 4 * x, &pixel, 4);
        rgba[4 * x + 3] = 255;
      }
      memcpy(rgba + 4 * (width - 1), row + 3 * (width - 1), 3);
      rgba[4 * width - 1] = 255;
      return;
    case INDEXED:
      for (size_t x = 0; x < width; x++) memcpy(rgba + 4 * x, self->palette[row[x]], 4);
      return;
    default:
      for (size_t x = 0; x < width; x++) {
        const uint8_t *pixel = row + x * self->pixel_length;
        rgba[4 * x] = rgba[4 * x + 1] = rgba[4 * x + 2] = pixel[0];
        rgba[4 * x + 3] = self->colour == GREY ? 255 : pixel[1];
      }
  }
}

int nb_usual_read(nb_usual *self, uint8_t *rgba, size_t count) {
  const size_t length = self->row_length - 1, pixel = (size_t)self->pixel_length;
  for (size_t y = 0; y < count; y++) {
    uint8_t *row = self->next + 1;
    switch (self->next[0]) {
      case 1: add_left(row, length, pixel); break;
      case 2: add_above(row, self->above, length); break;
      case 3: add_mean(row, self->above, length, pixel); break;
      case 4: add_nearest(row, self->above, length, pixel); break;
    }
    expand(self, row, rgba + y * self->width * 4);
    self->above = row;
    self->next += self->row_length;
  }
  return 0;
}
