// What TrueType glyphs are made of: glyphs that consist of others, which may consist of others again.
#ifndef NB_COMPOSITES_H
#define NB_COMPOSITES_H

#include <stdint.h>

#include "nb_harfbuzz.h"

typedef struct {
  hb_blob_t *places_blob, *glyphs_blob;
  const uint8_t *places, *glyphs;
  unsigned places_length, glyphs_length;
  // Whether places are numbers of four bytes.
  int are_long;
} nb_composites;

// Reads the tables of a face; a face without them has no such glyphs.
void nb_composites_open(nb_composites *composites, hb_face_t *face);
void nb_composites_close(nb_composites *composites);

// Whether a glyph is made of no more others than can be drawn in good time.
int nb_composites_fit(const nb_composites *composites, uint32_t glyph);

#endif
