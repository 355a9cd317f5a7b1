// Polygons to coverage, by FreeType's smooth rasteriser. Curves never come here: the Swift side
// flattens them finer than FreeType would.
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "CBarShim.h"
#include "nb_freetype.h"

struct nb_raster {
  FT_Library library;
  FT_Vector *points;
  char *tags;
  short *contours;
  size_t point_capacity, contour_capacity;
};

nb_raster *nb_raster_new(void) {
  if (nb_freetype_missing()) return NULL;
  nb_raster *raster = calloc(1, sizeof *raster);
  if (!raster) return NULL;
  if (FT_Init_FreeType(&raster->library)) {
    free(raster);
    return NULL;
  }
  return raster;
}

void nb_raster_free(nb_raster *raster) {
  if (!raster) return;
  FT_Done_FreeType(raster->library);
  free(raster->points);
  free(raster->tags);
  free(raster->contours);
  free(raster);
}

size_t nb_raster_point_limit(void) { return SHRT_MAX; }

static int reserve(nb_raster *raster, size_t points, size_t contours) {
  if (points > raster->point_capacity) {
    FT_Vector *vectors = realloc(raster->points, points * sizeof *vectors);
    if (!vectors) return FT_Err_Out_Of_Memory;
    raster->points = vectors;
    char *tags = realloc(raster->tags, points);
    if (!tags) return FT_Err_Out_Of_Memory;
    raster->tags = tags;
    memset(tags, FT_CURVE_TAG_ON, points);
    raster->point_capacity = points;
  }
  if (contours > raster->contour_capacity) {
    short *ends = realloc(raster->contours, contours * sizeof *ends);
    if (!ends) return FT_Err_Out_Of_Memory;
    raster->contours = ends;
    raster->contour_capacity = contours;
  }
  return 0;
}

int nb_raster_fill(
    nb_raster *raster, const int32_t *xy, size_t points, const int32_t *ends, size_t contours, uint8_t *coverage,
    int32_t width, int32_t height) {
  memset(coverage, 0, (size_t)width * (size_t)height);
  if (points == 0 || contours == 0) return 0;
  if (points > SHRT_MAX || contours > SHRT_MAX) return FT_Err_Invalid_Outline;
  int error = reserve(raster, points, contours);
  if (error) return error;

  FT_Pos bottom = (FT_Pos)height * 64;
  for (size_t i = 0; i < points; i++) {
    raster->points[i].x = xy[2 * i];
    raster->points[i].y = bottom - xy[2 * i + 1];
  }
  for (size_t i = 0; i < contours; i++) raster->contours[i] = (short)ends[i];

  // The fields' types differ between releases; these assignments suit both.
  FT_Outline outline;
  memset(&outline, 0, sizeof outline);
  outline.n_points = (short)points;
  outline.n_contours = (short)contours;
  outline.points = raster->points;
  outline.tags = (void *)raster->tags;
  outline.contours = (void *)raster->contours;

  FT_Bitmap bitmap;
  memset(&bitmap, 0, sizeof bitmap);
  bitmap.rows = (unsigned)height;
  bitmap.width = (unsigned)width;
  bitmap.pitch = width;
  bitmap.buffer = coverage;
  bitmap.num_grays = 256;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  return FT_Outline_Get_Bitmap(raster->library, &outline, &bitmap);
}
