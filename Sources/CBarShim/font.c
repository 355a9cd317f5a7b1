// Faces: shaping, coverage and outlines, all by HarfBuzz's own OpenType code.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CBarShim.h"
#include "nb_composites.h"
#include "nb_harfbuzz.h"

struct nb_file {
  hb_blob_t *blob;
};

struct nb_font {
  hb_face_t *face;
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_draw_funcs_t *draw;
  nb_composites composites;
  nb_glyph *glyphs;
  size_t glyph_capacity;
  uint8_t *steps;
  size_t step_count, step_capacity;
  float *xy;
  size_t xy_count, xy_capacity;
  int failed;
};

// The most bytes of a font file, the most faces of a collection, and the most axes of a variable face.
enum { FILE_LIMIT = 256 << 20, FACE_LIMIT = 256, AXIS_LIMIT = 64 };

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Reads a whole file, so that nothing that happens to it afterwards is seen; NULL after saying why not.
static uint8_t *read_whole(const char *path, size_t *length, char *message) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat before, after;
  if (file < 0 || fstat(file, &before)) {
    snprintf(message, NB_MESSAGE_CAPACITY, "%s", strerror(errno));
    if (file >= 0) close(file);
    return NULL;
  }
  if (!S_ISREG(before.st_mode) || before.st_size < 12 || before.st_size > FILE_LIMIT) {
    const char *reason = !S_ISREG(before.st_mode) ? "it is not a file"
                         : before.st_size < 12    ? "it is not a font"
                                                  : "it has more than 256 MiB";
    snprintf(message, NB_MESSAGE_CAPACITY, "%s", reason);
    close(file);
    return NULL;
  }
  size_t size = (size_t)before.st_size, done = 0;
  uint8_t *bytes = malloc(size);
  if (!bytes) snprintf(message, NB_MESSAGE_CAPACITY, "out of memory");
  if (bytes) nb_pages_ready(bytes, size);
  while (bytes && done < size) {
    ssize_t count = read(file, bytes + done, size - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      snprintf(
          message, NB_MESSAGE_CAPACITY, "%s", count < 0 ? strerror(errno) : "it became shorter while it was read");
      free(bytes);
      bytes = NULL;
      break;
    }
    done += (size_t)count;
  }
  if (bytes && (fstat(file, &after) || after.st_size != before.st_size || after.st_mtime != before.st_mtime)) {
    snprintf(message, NB_MESSAGE_CAPACITY, "it changed while it was read");
    free(bytes);
    bytes = NULL;
  }
  close(file);
  *length = size;
  return bytes;
}

nb_file *nb_file_open(const char *path, char message[NB_MESSAGE_CAPACITY]) {
  size_t length = 0;
  uint8_t *bytes = read_whole(path, &length, message);
  return bytes ? nb_file_make(bytes, length, message) : NULL;
}

nb_file *nb_file_make(uint8_t *bytes, size_t length, char message[NB_MESSAGE_CAPACITY]) {
  if (nb_harfbuzz_missing()) {
    snprintf(message, NB_MESSAGE_CAPACITY, "%s", nb_harfbuzz_missing());
    free(bytes);
    return NULL;
  }
  int is_collection = length >= 12 && memcmp(bytes, "ttcf", 4) == 0;
  uint32_t claimed = is_collection ? number(bytes + 8) : 0;
  if (claimed > FACE_LIMIT || (is_collection && (claimed == 0 || length < 12 + 4 * (size_t)claimed))) {
    snprintf(
        message, NB_MESSAGE_CAPACITY, claimed > FACE_LIMIT ? "it claims to hold %u faces; 256 are the most"
                                                           : "it is cut off: %u faces are not in it",
        (unsigned)claimed);
    free(bytes);
    return NULL;
  }
  nb_file *file = malloc(sizeof *file);
  hb_blob_t *blob = file ? hb_blob_create_or_fail((const char *)bytes, (unsigned)length, HB_MEMORY_MODE_READONLY, bytes, free)
                         : NULL;
  if (!blob) {
    snprintf(message, NB_MESSAGE_CAPACITY, "out of memory");
    // A blob that cannot be made has freed the bytes already.
    if (!file) free(bytes);
    free(file);
    return NULL;
  }
  file->blob = blob;
  return file;
}

// Says what is wrong with the tables of a face: those that are missing, and those that the file ends before.
static int tables_fit(const nb_file *file, uint32_t index, char *message) {
  size_t length = 0;
  const uint8_t *bytes = nb_file_bytes(file, &length);
  size_t start = 0;
  if (length >= 12 && memcmp(bytes, "ttcf", 4) == 0) start = number(bytes + 12 + 4 * (size_t)index);
  uint32_t kind = start + 12 <= length ? number(bytes + start) : 0;
  if (kind != 0x00010000 && kind != HB_TAG('O', 'T', 'T', 'O') && kind != HB_TAG('t', 'r', 'u', 'e')) {
    snprintf(message, NB_MESSAGE_CAPACITY, "it is not a font");
    return 0;
  }
  static const char needed[][5] = {"cmap", "head", "hhea", "hmtx", "maxp"};
  static const char drawing[][5] = {"CFF ", "CFF2", "glyf", "CBDT", "sbix"};
  const size_t count = (size_t)bytes[start + 4] << 8 | bytes[start + 5];
  unsigned found = 0, draws = 0;
  for (size_t i = 0; i < count; i++) {
    if (start + 12 + 16 * (i + 1) > length) {
      snprintf(message, NB_MESSAGE_CAPACITY, "it is cut off: the list of its tables goes beyond its end");
      return 0;
    }
    const uint8_t *record = bytes + start + 12 + 16 * i;
    size_t offset = number(record + 8), size = number(record + 12);
    if (offset > length || size > length - offset) {
      char name[5] = "????";
      for (int k = 0; k < 4; k++)
        if (record[k] > ' ' && record[k] < 0x7f) name[k] = (char)record[k];
      snprintf(message, NB_MESSAGE_CAPACITY, "it is cut off: its table %s goes beyond its end", name);
      return 0;
    }
    if (size == 0) continue;
    for (unsigned k = 0; k < 5; k++) {
      if (memcmp(record, needed[k], 4) == 0) found |= 1u << k;
      if (memcmp(record, drawing[k], 4) == 0) draws = 1;
    }
  }
  for (unsigned k = 0; k < 5; k++) {
    if (found & 1u << k) continue;
    snprintf(message, NB_MESSAGE_CAPACITY, "it has no table %s", needed[k]);
    return 0;
  }
  if (!draws) snprintf(message, NB_MESSAGE_CAPACITY, "it has no outlines and no pictures");
  return (int)draws;
}

void nb_file_close(nb_file *file) {
  if (!file) return;
  hb_blob_destroy(file->blob);
  free(file);
}

const uint8_t *nb_file_bytes(const nb_file *file, size_t *length) {
  unsigned count = 0;
  const char *bytes = hb_blob_get_data(file->blob, &count);
  *length = count;
  return (const uint8_t *)bytes;
}

uint32_t nb_file_face_count(const nb_file *file) { return hb_face_count(file->blob); }

static void add(nb_font *font, uint8_t step, const float *xy, size_t count) {
  if (font->step_count == font->step_capacity) {
    size_t capacity = font->step_capacity ? font->step_capacity * 2 : 64;
    uint8_t *steps = realloc(font->steps, capacity);
    if (!steps) {
      font->failed = 1;
      return;
    }
    font->steps = steps;
    font->step_capacity = capacity;
  }
  if (font->xy_count + count > font->xy_capacity) {
    size_t capacity = font->xy_capacity ? font->xy_capacity * 2 : 256;
    float *grown = realloc(font->xy, capacity * sizeof *grown);
    if (!grown) {
      font->failed = 1;
      return;
    }
    font->xy = grown;
    font->xy_capacity = capacity;
  }
  font->steps[font->step_count++] = step;
  for (size_t i = 0; i < count; i++) font->xy[font->xy_count++] = xy[i];
}

static void move_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)funcs, (void)state, (void)user;
  add(data, 'm', (float[]){x, y}, 2);
}

static void line_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)funcs, (void)state, (void)user;
  add(data, 'l', (float[]){x, y}, 2);
}

static void quad_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float cx, float cy, float x, float y, void *user) {
  (void)funcs, (void)state, (void)user;
  add(data, 'q', (float[]){cx, cy, x, y}, 4);
}

static void cubic_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float ax, float ay, float bx, float by, float x,
    float y, void *user) {
  (void)funcs, (void)state, (void)user;
  add(data, 'c', (float[]){ax, ay, bx, by, x, y}, 6);
}

static void close_path(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user) {
  (void)funcs, (void)state, (void)user;
  add(data, 'z', NULL, 0);
}

static hb_draw_funcs_t *make_draw_funcs(void) {
  hb_draw_funcs_t *draw = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(draw, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(draw, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(draw, quad_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(draw, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(draw, close_path, NULL, NULL);
  return draw;
}

// Whether widths can be asked for. Those of a variable face without a table of them, or with one that HarfBuzz does not
// take, are read out of the glyphs, so that a glyph is taken apart before anybody knows that it will be drawn.
static int widths_are_read(const nb_font *font) {
  const unsigned count = hb_ot_var_has_data(font->face) ? hb_face_get_glyph_count(font->face) : 0;
  for (unsigned glyph = 0; glyph < count; glyph++)
    if (!nb_composites_fit(&font->composites, glyph)) return 0;
  return 1;
}

nb_font *nb_font_open(const nb_file *file, uint32_t index, char message[NB_MESSAGE_CAPACITY]) {
  if (index > 0 && index >= hb_face_count(file->blob)) {
    snprintf(message, NB_MESSAGE_CAPACITY, "it has no face of that number");
    return NULL;
  }
  if (!tables_fit(file, index, message)) return NULL;
  hb_face_t *face = hb_face_create(file->blob, index);
  if (hb_face_get_glyph_count(face) == 0) {
    snprintf(message, NB_MESSAGE_CAPACITY, "it has no glyphs");
    hb_face_destroy(face);
    return NULL;
  }
  nb_font *font = calloc(1, sizeof *font);
  if (!font) {
    snprintf(message, NB_MESSAGE_CAPACITY, "out of memory");
    hb_face_destroy(face);
    return NULL;
  }
  font->face = face;
  font->font = hb_font_create(face);
  int units = (int)hb_face_get_upem(face);
  hb_font_set_scale(font->font, units, units);
  font->buffer = hb_buffer_create();
  font->draw = make_draw_funcs();
  nb_composites_open(&font->composites, face);
  if (!widths_are_read(font)) {
    snprintf(message, NB_MESSAGE_CAPACITY, "a glyph of it is made of too many others");
    nb_font_close(font);
    return NULL;
  }
  return font;
}

void nb_font_close(nb_font *font) {
  if (!font) return;
  nb_composites_close(&font->composites);
  hb_draw_funcs_destroy(font->draw);
  hb_buffer_destroy(font->buffer);
  hb_font_destroy(font->font);
  hb_face_destroy(font->face);
  free(font->glyphs);
  free(font->steps);
  free(font->xy);
  free(font);
}

uint32_t nb_font_units_per_em(const nb_font *font) { return hb_face_get_upem(font->face); }

void nb_font_family(const nb_font *font, char *name, size_t capacity) {
  const hb_ot_name_id_t ids[] = {HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY};
  hb_language_t english = hb_language_from_string("en", -1);
  if (capacity == 0) return;
  name[0] = 0;
  for (size_t i = 0; i < 2 && name[0] == 0; i++) {
    unsigned length = (unsigned)capacity;
    hb_ot_name_get_utf8(font->face, ids[i], english, &length, name);
  }
}

double nb_font_weight(const nb_font *font) { return hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT); }

int nb_font_is_italic(const nb_font *font) {
  return hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) > 0 ||
         hb_style_get_value(font->font, HB_STYLE_TAG_SLANT_ANGLE) < 0;
}

int nb_font_has_weight_axis(const nb_font *font) {
  hb_ot_var_axis_info_t axis;
  return hb_ot_var_find_axis_info(font->face, HB_OT_TAG_VAR_AXIS_WEIGHT, &axis);
}

int nb_font_has_optical_size_axis(const nb_font *font) {
  hb_ot_var_axis_info_t axis;
  return hb_ot_var_find_axis_info(font->face, HB_OT_TAG_VAR_AXIS_OPTICAL_SIZE, &axis);
}

void nb_font_set_axes(nb_font *font, double weight, double optical_size) {
  // With places, HarfBuzz would read the widths of a face as a variable one's whose axes it does not take.
  if (!hb_ot_var_has_data(font->face)) return;
  hb_blob_t *fvar = hb_face_reference_table(font->face, HB_TAG('f', 'v', 'a', 'r'));
  hb_blob_t *avar = hb_face_reference_table(font->face, HB_TAG('a', 'v', 'a', 'r'));
  unsigned fvar_length = 0, avar_length = 0;
  const uint8_t *fvar_bytes = (const uint8_t *)hb_blob_get_data(fvar, &fvar_length);
  const uint8_t *avar_bytes = (const uint8_t *)hb_blob_get_data(avar, &avar_length);
  const nb_axis_value values[] = {{NB_AXIS_WEIGHT, weight}, {NB_AXIS_OPTICAL_SIZE, optical_size}};
  int32_t places[AXIS_LIMIT];
  const unsigned count =
      nb_axis_places(fvar_bytes, fvar_length, avar_bytes, avar_length, values, 2, places, AXIS_LIMIT);
  hb_blob_destroy(fvar);
  hb_blob_destroy(avar);
  if (count > 0) hb_font_set_var_coords_normalized(font->font, places, count);
}

int nb_font_has_pictures(const nb_font *font) { return hb_ot_color_has_png(font->face); }

int nb_font_covers(const nb_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->font, scalar, &glyph) && glyph != 0;
}

// Makes room for so many glyphs; 0 where there is no memory.
static int room_for_glyphs(nb_font *font, size_t count) {
  if (count <= font->glyph_capacity) return 1;
  nb_glyph *grown = realloc(font->glyphs, count * sizeof *grown);
  if (!grown) return 0;
  font->glyphs = grown;
  font->glyph_capacity = count;
  return 1;
}

size_t nb_font_shape(
    nb_font *font, const uint32_t *text, size_t length, size_t start, size_t count, int right_to_left,
    uint32_t script, int plain, const nb_glyph **glyphs) {
  hb_buffer_t *buffer = font->buffer;
  *glyphs = NULL;
  if (length > INT32_MAX) return 0;
  hb_buffer_reset(buffer);
  // No language and no locale: what a text looks like must not depend on the machine.
  hb_buffer_set_direction(buffer, right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script));
  hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES);
  hb_buffer_add_codepoints(buffer, text, (int)length, (unsigned)start, (int)count);

  const unsigned end = (unsigned)-1;
  const hb_feature_t features[] = {
      {HB_TAG('c', 'a', 'l', 't'), 0, 0, end},
      {HB_TAG('l', 'i', 'g', 'a'), 0, 0, end},
      {HB_TAG('c', 'l', 'i', 'g'), 0, 0, end},
  };
  // Each digit as wide as it is: Noto Sans Arabic has them all alike unless it is asked.
  const hb_feature_t proportional = {HB_TAG('p', 'n', 'u', 'm'), 1, 0, end};
  hb_shape(font->font, buffer, plain ? features : &proportional, plain ? 3 : 1);

  unsigned total = 0, position_count = 0;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &total);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &position_count);
  if (!room_for_glyphs(font, total)) return 0;
  for (unsigned i = 0; i < total && i < position_count; i++) {
    font->glyphs[i] = (nb_glyph){
        infos[i].codepoint, infos[i].cluster, positions[i].x_advance, positions[i].x_offset, positions[i].y_offset};
  }
  *glyphs = font->glyphs;
  return total;
}

size_t nb_font_letters(nb_font *font, const uint32_t *text, size_t start, size_t count, const nb_glyph **glyphs) {
  *glyphs = NULL;
  if (!room_for_glyphs(font, count)) return 0;
  for (size_t i = 0; i < count; i++) {
    hb_codepoint_t glyph = 0;
    if (!hb_font_get_nominal_glyph(font->font, text[start + i], &glyph)) return 0;
    hb_position_t advance = hb_font_get_glyph_h_advance(font->font, glyph);
    font->glyphs[i] = (nb_glyph){glyph, (uint32_t)(start + i), advance, 0, 0};
  }
  *glyphs = font->glyphs;
  return count;
}

int nb_font_can_draw(const nb_font *font, uint32_t glyph) { return nb_composites_fit(&font->composites, glyph); }

int nb_font_outline(nb_font *font, uint32_t glyph, nb_outline *outline) {
  if (!nb_font_can_draw(font, glyph)) return 1;
  font->step_count = 0;
  font->xy_count = 0;
  font->failed = 0;
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font->font, glyph, font->draw, font);
#else
  hb_font_get_glyph_shape(font->font, glyph, font->draw, font);
#endif
  if (font->failed) return 1;
  outline->steps = font->steps;
  outline->step_count = font->step_count;
  outline->xy = font->xy;
  return 0;
}

int nb_font_extents(nb_font *font, uint32_t glyph, double *min_x, double *min_y, double *max_x, double *max_y) {
  hb_glyph_extents_t box;
  if (!nb_font_can_draw(font, glyph)) return 1;
  if (!hb_font_get_glyph_extents(font->font, glyph, &box) || box.width == 0 || box.height == 0) return 1;
  *min_x = box.x_bearing;
  *max_x = (double)box.x_bearing + box.width;
  *max_y = box.y_bearing;
  *min_y = (double)box.y_bearing + box.height;
  return 0;
}

uint32_t nb_script(uint32_t scalar) {
  // Without HarfBuzz nothing is shaped either, which says so.
  if (nb_harfbuzz_missing()) return HB_TAG('Z', 'y', 'y', 'y');
  return hb_script_to_iso15924_tag(hb_unicode_script(hb_unicode_funcs_get_default(), scalar));
}
