// libpng, opened when it is first needed: see CLibraries.h.
#ifndef NB_PNG_H
#define NB_PNG_H

#include <png.h>

#ifdef __linux__
#define NB_PNG_FUNCTIONS(USE) \
  USE(png_create_info_struct) \
  USE(png_create_read_struct) \
  USE(png_destroy_read_struct) \
  USE(png_error) \
  USE(png_get_error_ptr) \
  USE(png_get_image_height) \
  USE(png_get_image_width) \
  USE(png_get_io_ptr) \
  USE(png_get_libpng_ver) \
  USE(png_get_rowbytes) \
  USE(png_read_end) \
  USE(png_read_info) \
  USE(png_read_row) \
  USE(png_read_update_info) \
  USE(png_set_add_alpha) \
  USE(png_set_chunk_cache_max) \
  USE(png_set_chunk_malloc_max) \
  USE(png_set_crc_action) \
  USE(png_set_expand) \
  USE(png_set_gray_to_rgb) \
  USE(png_set_interlace_handling) \
  USE(png_set_keep_unknown_chunks) \
  USE(png_set_read_fn) \
  USE(png_set_scale_16) \
  USE(png_set_user_limits)

#define NB_POINTER(name) __typeof__(name) *name;
extern struct nb_png_functions {
  NB_PNG_FUNCTIONS(NB_POINTER)
} nb_png;
#undef NB_POINTER

// The file that finds the functions names them themselves.
#ifndef NB_NAMES
#define png_create_info_struct nb_png.png_create_info_struct
#define png_create_read_struct nb_png.png_create_read_struct
#define png_destroy_read_struct nb_png.png_destroy_read_struct
#define png_error nb_png.png_error
#define png_get_error_ptr nb_png.png_get_error_ptr
#define png_get_image_height nb_png.png_get_image_height
#define png_get_image_width nb_png.png_get_image_width
#define png_get_io_ptr nb_png.png_get_io_ptr
#define png_get_libpng_ver nb_png.png_get_libpng_ver
#define png_get_rowbytes nb_png.png_get_rowbytes
#define png_read_end nb_png.png_read_end
#define png_read_info nb_png.png_read_info
#define png_read_row nb_png.png_read_row
#define png_read_update_info nb_png.png_read_update_info
#define png_set_add_alpha nb_png.png_set_add_alpha
#define png_set_chunk_cache_max nb_png.png_set_chunk_cache_max
#define png_set_chunk_malloc_max nb_png.png_set_chunk_malloc_max
#define png_set_crc_action nb_png.png_set_crc_action
#define png_set_expand nb_png.png_set_expand
#define png_set_gray_to_rgb nb_png.png_set_gray_to_rgb
#define png_set_interlace_handling nb_png.png_set_interlace_handling
#define png_set_keep_unknown_chunks nb_png.png_set_keep_unknown_chunks
#define png_set_read_fn nb_png.png_set_read_fn
#define png_set_scale_16 nb_png.png_set_scale_16
#define png_set_user_limits nb_png.png_set_user_limits
#endif
#endif

#endif
