// HarfBuzz, opened when it is first needed: see CLibraries.h.
#ifndef NB_HARFBUZZ_H
#define NB_HARFBUZZ_H

#ifdef __linux__
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#else
#include <hb-ot.h>
#include <hb.h>
#endif

#ifdef __linux__
// What draws a glyph has another name since HarfBuzz 7.
#if HB_VERSION_ATLEAST(7, 0, 0)
#define NB_HARFBUZZ_DRAWING(USE) USE(hb_font_draw_glyph)
#else
#define NB_HARFBUZZ_DRAWING(USE) USE(hb_font_get_glyph_shape)
#endif
#define NB_HARFBUZZ_FUNCTIONS(USE) \
  USE(hb_blob_create_or_fail) \
  USE(hb_blob_destroy) \
  USE(hb_blob_get_data) \
  USE(hb_buffer_add_codepoints) \
  USE(hb_buffer_create) \
  USE(hb_buffer_destroy) \
  USE(hb_buffer_get_glyph_infos) \
  USE(hb_buffer_get_glyph_positions) \
  USE(hb_buffer_reset) \
  USE(hb_buffer_set_direction) \
  USE(hb_buffer_set_flags) \
  USE(hb_buffer_set_script) \
  USE(hb_draw_funcs_create) \
  USE(hb_draw_funcs_destroy) \
  USE(hb_draw_funcs_set_close_path_func) \
  USE(hb_draw_funcs_set_cubic_to_func) \
  USE(hb_draw_funcs_set_line_to_func) \
  USE(hb_draw_funcs_set_move_to_func) \
  USE(hb_draw_funcs_set_quadratic_to_func) \
  USE(hb_face_count) \
  USE(hb_face_create) \
  USE(hb_face_destroy) \
  USE(hb_face_get_glyph_count) \
  USE(hb_face_get_upem) \
  USE(hb_face_reference_table) \
  USE(hb_font_create) \
  USE(hb_font_destroy) \
  USE(hb_font_get_glyph_extents) \
  USE(hb_font_get_glyph_h_advance) \
  USE(hb_font_get_nominal_glyph) \
  USE(hb_font_set_scale) \
  USE(hb_font_set_var_coords_normalized) \
  USE(hb_language_from_string) \
  USE(hb_ot_color_has_png) \
  USE(hb_ot_name_get_utf8) \
  USE(hb_ot_var_find_axis_info) \
  USE(hb_ot_var_has_data) \
  USE(hb_script_from_iso15924_tag) \
  USE(hb_script_to_iso15924_tag) \
  USE(hb_shape) \
  USE(hb_style_get_value) \
  USE(hb_unicode_funcs_get_default) \
  USE(hb_unicode_script) \
  USE(hb_version_string) \
  NB_HARFBUZZ_DRAWING(USE)

#define NB_POINTER(name) __typeof__(name) *name;
extern struct nb_harfbuzz_functions {
  NB_HARFBUZZ_FUNCTIONS(NB_POINTER)
} nb_harfbuzz;
#undef NB_POINTER

// The file that finds the functions names them themselves.
#ifndef NB_NAMES
#define hb_font_draw_glyph nb_harfbuzz.hb_font_draw_glyph
#define hb_font_get_glyph_shape nb_harfbuzz.hb_font_get_glyph_shape
#define hb_blob_create_or_fail nb_harfbuzz.hb_blob_create_or_fail
#define hb_blob_destroy nb_harfbuzz.hb_blob_destroy
#define hb_blob_get_data nb_harfbuzz.hb_blob_get_data
#define hb_buffer_add_codepoints nb_harfbuzz.hb_buffer_add_codepoints
#define hb_buffer_create nb_harfbuzz.hb_buffer_create
#define hb_buffer_destroy nb_harfbuzz.hb_buffer_destroy
#define hb_buffer_get_glyph_infos nb_harfbuzz.hb_buffer_get_glyph_infos
#define hb_buffer_get_glyph_positions nb_harfbuzz.hb_buffer_get_glyph_positions
#define hb_buffer_reset nb_harfbuzz.hb_buffer_reset
#define hb_buffer_set_direction nb_harfbuzz.hb_buffer_set_direction
#define hb_buffer_set_flags nb_harfbuzz.hb_buffer_set_flags
#define hb_buffer_set_script nb_harfbuzz.hb_buffer_set_script
#define hb_draw_funcs_create nb_harfbuzz.hb_draw_funcs_create
#define hb_draw_funcs_destroy nb_harfbuzz.hb_draw_funcs_destroy
#define hb_draw_funcs_set_close_path_func nb_harfbuzz.hb_draw_funcs_set_close_path_func
#define hb_draw_funcs_set_cubic_to_func nb_harfbuzz.hb_draw_funcs_set_cubic_to_func
#define hb_draw_funcs_set_line_to_func nb_harfbuzz.hb_draw_funcs_set_line_to_func
#define hb_draw_funcs_set_move_to_func nb_harfbuzz.hb_draw_funcs_set_move_to_func
#define hb_draw_funcs_set_quadratic_to_func nb_harfbuzz.hb_draw_funcs_set_quadratic_to_func
#define hb_face_count nb_harfbuzz.hb_face_count
#define hb_face_create nb_harfbuzz.hb_face_create
#define hb_face_destroy nb_harfbuzz.hb_face_destroy
#define hb_face_get_glyph_count nb_harfbuzz.hb_face_get_glyph_count
#define hb_face_get_upem nb_harfbuzz.hb_face_get_upem
#define hb_face_reference_table nb_harfbuzz.hb_face_reference_table
#define hb_font_create nb_harfbuzz.hb_font_create
#define hb_font_destroy nb_harfbuzz.hb_font_destroy
#define hb_font_get_glyph_extents nb_harfbuzz.hb_font_get_glyph_extents
#define hb_font_get_glyph_h_advance nb_harfbuzz.hb_font_get_glyph_h_advance
#define hb_font_get_nominal_glyph nb_harfbuzz.hb_font_get_nominal_glyph
#define hb_font_set_scale nb_harfbuzz.hb_font_set_scale
#define hb_font_set_var_coords_normalized nb_harfbuzz.hb_font_set_var_coords_normalized
#define hb_language_from_string nb_harfbuzz.hb_language_from_string
#define hb_ot_color_has_png nb_harfbuzz.hb_ot_color_has_png
#define hb_ot_name_get_utf8 nb_harfbuzz.hb_ot_name_get_utf8
#define hb_ot_var_find_axis_info nb_harfbuzz.hb_ot_var_find_axis_info
#define hb_ot_var_has_data nb_harfbuzz.hb_ot_var_has_data
#define hb_script_from_iso15924_tag nb_harfbuzz.hb_script_from_iso15924_tag
#define hb_script_to_iso15924_tag nb_harfbuzz.hb_script_to_iso15924_tag
#define hb_shape nb_harfbuzz.hb_shape
#define hb_style_get_value nb_harfbuzz.hb_style_get_value
#define hb_unicode_funcs_get_default nb_harfbuzz.hb_unicode_funcs_get_default
#define hb_unicode_script nb_harfbuzz.hb_unicode_script
#define hb_version_string nb_harfbuzz.hb_version_string
#endif
#endif

#endif
