// Counts the glyphs that a glyph is made of. HarfBuzz follows glyphs of glyphs 64 deep and as often as they are named:
// forty that each name the next one twice kept it busy for longer than anybody waits.
#include <stddef.h>

#include "nb_composites.h"

// The most glyphs that one is made of, in all, and how deep. Noto's and Inter's have less than twenty.
enum { PART_LIMIT = 1024, DEPTH_LIMIT = 32 };

// Flags of a part of a glyph.
enum { WORDS = 0x0001, ONE_SCALE = 0x0008, MORE = 0x0020, TWO_SCALES = 0x0040, MATRIX = 0x0080 };

static unsigned word(const uint8_t *bytes) { return (unsigned)bytes[0] << 8 | bytes[1]; }

void nb_composites_open(nb_composites *composites, hb_face_t *face) {
  *composites = (nb_composites){0};
  hb_blob_t *head = hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd'));
  unsigned length = 0;
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(head, &length);
  composites->are_long = length >= 52 && word(bytes + 50) != 0;
  hb_blob_destroy(head);
  composites->places_blob = hb_face_reference_table(face, HB_TAG('l', 'o', 'c', 'a'));
  composites->places = (const uint8_t *)hb_blob_get_data(composites->places_blob, &composites->places_length);
  composites->glyphs_blob = hb_face_reference_table(face, HB_TAG('g', 'l', 'y', 'f'));
  composites->glyphs = (const uint8_t *)hb_blob_get_data(composites->glyphs_blob, &composites->glyphs_length);
}

void nb_composites_close(nb_composites *composites) {
  hb_blob_destroy(composites->places_blob);
  hb_blob_destroy(composites->glyphs_blob);
}

// The bytes of a glyph; 0 where it has none.
static unsigned find(const nb_composites *composites, uint32_t glyph, const uint8_t **bytes) {
  unsigned size = composites->are_long ? 4 : 2;
  if (glyph >= composites->places_length / size || glyph + 1 >= composites->places_length / size) return 0;
  const uint8_t *place = composites->places + (size_t)glyph * size;
  uint32_t start = composites->are_long ? (uint32_t)word(place) << 16 | word(place + 2) : word(place) * 2;
  uint32_t end = composites->are_long ? (uint32_t)word(place + 4) << 16 | word(place + 6) : word(place + 2) * 2;
  if (start >= end || end > composites->glyphs_length) return 0;
  *bytes = composites->glyphs + start;
  return end - start;
}

static int fits(const nb_composites *composites, uint32_t glyph, unsigned depth, unsigned *left) {
  const uint8_t *bytes = NULL;
  unsigned length = find(composites, glyph, &bytes);
  // A negative number of outlines says that there are parts.
  if (length < 10 || bytes[0] < 0x80) return 1;
  if (depth == DEPTH_LIMIT) return 0;
  for (unsigned next = 10, flags = MORE; flags & MORE && next + 4 <= length;) {
    flags = word(bytes + next);
    if (*left == 0) return 0;
    *left -= 1;
    if (!fits(composites, word(bytes + next + 2), depth + 1, left)) return 0;
    next += 4 + (flags & WORDS ? 4 : 2) + (flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);
  }
  return 1;
}

int nb_composites_fit(const nb_composites *composites, uint32_t glyph) {
  unsigned left = PART_LIMIT;
  return fits(composites, glyph, 0, &left);
}
