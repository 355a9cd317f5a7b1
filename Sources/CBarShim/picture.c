// Colour bitmaps of emoji fonts, by FreeType.
#include <stdlib.h>

#include "CBarShim.h"
#include "nb_freetype.h"

// The most bytes of a piece of memory that a font may make FreeType take: a bitmap may claim 32,767 pixels each way.
enum { PIECE_LIMIT = 64 << 20 };

struct nb_pictures {
  struct FT_MemoryRec_ memory;
  FT_Library library;
  FT_Face face;
  int32_t pixels_per_em;
};

static void *take(FT_Memory memory, long size) {
  (void)memory;
  return size > 0 && size <= PIECE_LIMIT ? malloc((size_t)size) : NULL;
}

static void give_back(FT_Memory memory, void *piece) {
  (void)memory;
  free(piece);
}

static void *take_again(FT_Memory memory, long old_size, long size, void *piece) {
  (void)memory, (void)old_size;
  return size > 0 && size <= PIECE_LIMIT ? realloc(piece, (size_t)size) : NULL;
}

nb_pictures *nb_pictures_open(const nb_file *file, uint32_t index) {
  if (nb_freetype_missing()) return NULL;
  size_t length = 0;
  const uint8_t *bytes = nb_file_bytes(file, &length);
  nb_pictures *pictures = calloc(1, sizeof *pictures);
  if (!pictures) return NULL;
  pictures->memory = (struct FT_MemoryRec_){NULL, take, give_back, take_again};
  if (FT_New_Library(&pictures->memory, &pictures->library)) {
    free(pictures);
    return NULL;
  }
  FT_Add_Default_Modules(pictures->library);
  int failed = FT_New_Memory_Face(pictures->library, bytes, (FT_Long)length, (FT_Long)index, &pictures->face);
  FT_Int best = 0;
  if (!failed) {
    FT_Face face = pictures->face;
    failed = face->num_fixed_sizes < 1;
    for (FT_Int i = 1; i < face->num_fixed_sizes; i++)
      if (face->available_sizes[i].y_ppem > face->available_sizes[best].y_ppem) best = i;
  }
  if (!failed) failed = FT_Select_Size(pictures->face, best);
  if (failed) {
    FT_Done_Library(pictures->library);
    free(pictures);
    return NULL;
  }
  pictures->pixels_per_em = (int32_t)(pictures->face->available_sizes[best].y_ppem / 64);
  return pictures;
}

void nb_pictures_close(nb_pictures *pictures) {
  if (!pictures) return;
  FT_Done_Library(pictures->library);
  free(pictures);
}

int nb_pictures_load(nb_pictures *pictures, uint32_t glyph, nb_picture *picture) {
  FT_Error error = FT_Load_Glyph(pictures->face, glyph, FT_LOAD_COLOR);
  if (error) return error;
  FT_GlyphSlot slot = pictures->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP || slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA)
    return FT_Err_Invalid_Glyph_Format;
  picture->bgra = slot->bitmap.buffer;
  picture->width = (int32_t)slot->bitmap.width;
  picture->height = (int32_t)slot->bitmap.rows;
  picture->pitch = slot->bitmap.pitch;
  picture->left = slot->bitmap_left;
  picture->top = slot->bitmap_top;
  picture->pixels_per_em = pictures->pixels_per_em;
  return 0;
}
