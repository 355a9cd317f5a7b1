// Prints sums of what the C parts answer, for script/other-processor: glyphs of many fonts as they are shaped, outlined
// and filled, levels of mixed directions, PNG files written and read. shim-sums FONT… on two processors is the same text.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CBarShim.h"

static uint64_t sum(uint64_t so_far, const void *bytes, size_t length) {
  const uint8_t *place = bytes;
  for (size_t i = 0; i < length; i++) so_far = (so_far ^ place[i]) * 0x100000001b3u;
  return so_far;
}

static const uint64_t start = 0xcbf29ce484222325u;

// Fills an outline at a size; curves are cut into eight lines each, in single precision as the outlines are.
static uint64_t fill(nb_raster *raster, const nb_outline *outline, float scale, uint64_t so_far) {
  static int32_t xy[60000], ends[3000];
  static uint8_t coverage[64 * 64];
  size_t points = 0, contours = 0, next = 0;
  float x = 0, y = 0;
#define ADD(px, py) (xy[2 * points] = (int32_t)((px) * scale) + 512, xy[2 * points + 1] = 3072 - (int32_t)((py) * scale), points++)
  for (size_t i = 0; i < outline->step_count && points < 29000; i++) {
    const float *p = outline->xy + 2 * next;
    switch (outline->steps[i]) {
      case 'm': case 'l': ADD(p[0], p[1]); x = p[0], y = p[1], next += 1; break;
      case 'q':
        for (int n = 1; n <= 8; n++) {
          float t = n / 8.0f, u = 1 - t;
          ADD(u * u * x + 2 * u * t * p[0] + t * t * p[2], u * u * y + 2 * u * t * p[1] + t * t * p[3]);
        }
        x = p[2], y = p[3], next += 2;
        break;
      case 'c':
        for (int n = 1; n <= 8; n++) {
          float t = n / 8.0f, u = 1 - t;
          ADD(u * u * u * x + 3 * u * u * t * p[0] + 3 * u * t * t * p[2] + t * t * t * p[4],
              u * u * u * y + 3 * u * u * t * p[1] + 3 * u * t * t * p[3] + t * t * t * p[5]);
        }
        x = p[4], y = p[5], next += 3;
        break;
      default: if (contours < 3000) ends[contours++] = (int32_t)points - 1;
    }
  }
  if (points == 0 || nb_raster_fill(raster, xy, points, ends, contours, coverage, 64, 64)) return so_far + 1;
  return sum(so_far, coverage, sizeof coverage);
}

static void font(const char *path) {
  char message[NB_MESSAGE_CAPACITY];
  nb_file *file = nb_file_open(path, message);
  nb_font *face = file ? nb_font_open(file, 0, message) : NULL;
  if (!face) { printf("%s: %s\n", strrchr(path, '/') + 1, message); return; }
  uint64_t shaped = start, outlines = start, pixels = start;
  nb_raster *raster = nb_raster_new();
  float em = (float)nb_font_units_per_em(face);
  int glyphs = 0;
  static const uint32_t firsts[] = {0x20, 0xa0, 0x100, 0x370, 0x400, 0x5d0, 0x620, 0x900, 0xe00, 0x10a0, 0x1e00, 0x2190};
  for (int weight = 400; weight <= 700; weight += 300) {
    nb_font_set_axes(face, weight, 17);
    for (size_t range = 0; range < sizeof firsts / sizeof *firsts; range++) {
      uint32_t text[96];
      size_t count = 0;
      for (uint32_t n = 0; n < 96; n++)
        if (nb_font_covers(face, firsts[range] + n)) text[count++] = firsts[range] + n;
      if (!count) continue;
      const nb_glyph *run;
      size_t length = nb_font_shape(face, text, count, 0, count, range == 5 || range == 6, nb_script(text[0]), 0, &run);
      nb_glyph *kept = malloc(length * sizeof *kept);
      memcpy(kept, run, length * sizeof *kept);
      shaped = sum(shaped, kept, length * sizeof *kept);
      for (size_t i = 0; i < length; i++) {
        nb_outline outline;
        if (nb_font_outline(face, kept[i].glyph, &outline)) continue;
        size_t numbers = 0;
        for (size_t step = 0; step < outline.step_count; step++)
          numbers += outline.steps[step] == 'q' ? 4 : outline.steps[step] == 'c' ? 6 : outline.steps[step] == 'z' ? 0 : 2;
        outlines = sum(outlines, outline.steps, outline.step_count);
        outlines = sum(outlines, outline.xy, numbers * sizeof *outline.xy);
        pixels = fill(raster, &outline, 40 * 64 / em, pixels);
        glyphs++;
      }
      free(kept);
    }
  }
  printf(
      "%s: %d glyphs, shaped %016llx, outlines %016llx, pixels %016llx\n", strrchr(path, '/') + 1, glyphs,
      (unsigned long long)shaped, (unsigned long long)outlines, (unsigned long long)pixels);
  nb_raster_free(raster);
  nb_font_close(face);
  nb_file_close(file);
}

static uint8_t *put(uint8_t *at, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *at++ = (uint8_t)(value >> shift);
  return at;
}

// Ends a chunk whose name stands at `name`: its length before the name, its sum behind the last byte.
static uint8_t *end_chunk(uint8_t *name, uint8_t *end) {
  put(name - 4, (uint32_t)(end - name - 4));
  return put(end, nb_crc32(name, (size_t)(end - name)));
}

// Writes a picture as a PNG file that is not compressed, in one block of fewer than 65,536 bytes; returns its length.
static size_t write_png(uint8_t *file, const uint8_t *rgba, uint32_t width, uint32_t height) {
  static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  memcpy(file, signature, sizeof signature);
  uint8_t *name = file + sizeof signature + 4;
  memcpy(name, "IHDR", 4);
  uint8_t *at = put(put(name + 4, width), height);
  static const uint8_t kind[] = {8, 6, 0, 0, 0};
  memcpy(at, kind, sizeof kind);
  name = end_chunk(name, at + sizeof kind) + 4;
  size_t row = (size_t)width * 4, count = (row + 1) * height;
  memcpy(name, "IDAT\x78\x01\x01", 7);
  at = name + 7;
  const uint8_t sizes[] = {(uint8_t)count, (uint8_t)(count >> 8), (uint8_t)~count, (uint8_t)(~count >> 8)};
  memcpy(at, sizes, sizeof sizes);
  uint8_t *rows = at += sizeof sizes;
  for (uint32_t y = 0; y < height; y++) {
    *at++ = 0;
    memcpy(at, rgba + y * row, row);
    at += row;
  }
  name = end_chunk(name, put(at, nb_adler32(rows, count))) + 4;
  memcpy(name, "IEND", 4);
  return (size_t)(end_chunk(name, name + 4) - file);
}

static void png(void) {
  static uint8_t rgba[97 * 61 * 4], back[97 * 61 * 4];
  uint32_t seed = 1;
  for (size_t i = 0; i < sizeof rgba; i++) rgba[i] = (uint8_t)((seed = seed * 1103515245 + 12345) >> 16 & 0xf0);
  static uint8_t bytes[32768];
  size_t length = write_png(bytes, rgba, 97, 61);
  char message[NB_MESSAGE_CAPACITY];
  int failed = nb_png_decode(bytes, length, back, 97, 61, 0, message);
  printf("png: %s, crc %08x\n", !failed && memcmp(rgba, back, sizeof rgba) == 0 ? "whole" : "damaged",
      nb_crc32(rgba, sizeof rgba));
}

static void bidi(void) {
  uint64_t levels = start;
  for (uint32_t seed = 1; seed < 2000; seed++) {
    uint32_t text[24], state = seed;
    int8_t found[24];
    static const uint32_t signs[] = {'a', 'b', ' ', '1', '(', ')', 0x5d0, 0x5d1, 0x627, 0x661, 0x202e, 0x202c, 0x2067, 0x2069, '.', ','};
    for (int i = 0; i < 24; i++) text[i] = signs[(state = state * 1103515245 + 12345) >> 16 & 15];
    nb_bidi_levels(text, 24, (int)(seed & 1), found);
    levels = sum(levels, found, sizeof found);
  }
  printf("bidi: %016llx\n", (unsigned long long)levels);
}

int main(int count, char **paths) {
  png();
  bidi();
  for (int i = 1; i < count; i++) font(paths[i]);
  return 0;
}
