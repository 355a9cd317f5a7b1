// Faces: shaping, coverage and outlines, all by HarfBuzz's own OpenType code.
#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

#include "CBarShim.h"

struct nb_file {
  hb_blob_t *blob;
};

struct nb_font {
  hb_face_t *face;
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_draw_funcs_t *draw;
  nb_glyph *glyphs;
  size_t glyph_capacity;
  uint8_t *steps;
  size_t step_count, step_capacity;
  float *xy;
  size_t xy_count, xy_capacity;
  int failed;
};

nb_file *nb_file_open(const char *path) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return NULL;
  nb_file *file = malloc(sizeof *file);
  if (!file) {
    hb_blob_destroy(blob);
    return NULL;
  }
  file->blob = blob;
  return file;
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

nb_font *nb_font_open(const nb_file *file, uint32_t index) {
  if (index >= hb_face_count(file->blob)) return NULL;
  hb_face_t *face = hb_face_create(file->blob, index);
  if (hb_face_get_glyph_count(face) == 0) {
    hb_face_destroy(face);
    return NULL;
  }
  nb_font *font = calloc(1, sizeof *font);
  if (!font) {
    hb_face_destroy(face);
    return NULL;
  }
  font->face = face;
  font->font = hb_font_create(face);
  int units = (int)hb_face_get_upem(face);
  hb_font_set_scale(font->font, units, units);
  font->buffer = hb_buffer_create();
  font->draw = make_draw_funcs();
  return font;
}

void nb_font_close(nb_font *font) {
  if (!font) return;
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

void nb_font_set_axes(nb_font *font, double weight, double optical_size) {
  if (!hb_ot_var_has_data(font->face)) return;
  hb_variation_t axes[] = {
      {HB_OT_TAG_VAR_AXIS_WEIGHT, (float)weight}, {HB_OT_TAG_VAR_AXIS_OPTICAL_SIZE, (float)optical_size}};
  hb_font_set_variations(font->font, axes, 2);
}

int nb_font_has_pictures(const nb_font *font) { return hb_ot_color_has_png(font->face); }

int nb_font_covers(const nb_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->font, scalar, &glyph) && glyph != 0;
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
  hb_shape(font->font, buffer, features, plain ? 3 : 0);

  unsigned total = 0, position_count = 0;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &total);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &position_count);
  if (total > font->glyph_capacity) {
    nb_glyph *grown = realloc(font->glyphs, total * sizeof *grown);
    if (!grown) return 0;
    font->glyphs = grown;
    font->glyph_capacity = total;
  }
  for (unsigned i = 0; i < total && i < position_count; i++) {
    font->glyphs[i] = (nb_glyph){
        infos[i].codepoint, infos[i].cluster, positions[i].x_advance, positions[i].x_offset, positions[i].y_offset};
  }
  *glyphs = font->glyphs;
  return total;
}

int nb_font_outline(nb_font *font, uint32_t glyph, nb_outline *outline) {
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
  if (!hb_font_get_glyph_extents(font->font, glyph, &box) || box.width == 0 || box.height == 0) return 1;
  *min_x = box.x_bearing;
  *max_x = (double)box.x_bearing + box.width;
  *max_y = box.y_bearing;
  *min_y = (double)box.y_bearing + box.height;
  return 0;
}

uint32_t nb_script(uint32_t scalar) {
  return hb_script_to_iso15924_tag(hb_unicode_script(hb_unicode_funcs_get_default(), scalar));
}
