// PNG by libpng's full interface. Every setjmp frame of the project is in this file: an error in
// libpng comes back as a message, and no Swift frame is ever jumped over.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CBarShim.h"
#include "nb_png.h"
#include "nb_usual.h"

typedef struct {
  jmp_buf escape;
  char *message;
  nb_source input;
  size_t position;
} session;

// Whether libpng is missing, after saying so; otherwise the message is that of a failure that says nothing.
static int missing(char *message) {
  const char *lack = nb_png_missing();
  snprintf(message, NB_MESSAGE_CAPACITY, "%s", lack ? lack : "out of memory");
  return lack != NULL;
}

static void fail(png_structp png, png_const_charp text) {
  session *self = png_get_error_ptr(png);
  snprintf(self->message, NB_MESSAGE_CAPACITY, "%s", text);
  longjmp(self->escape, 1);
}

static void ignore(png_structp png, png_const_charp text) { (void)png, (void)text; }

static void read_bytes(png_structp png, png_bytep data, size_t count) {
  session *self = png_get_io_ptr(png);
  if (!nb_source_read(&self->input, self->position, data, count)) png_error(png, "the file ends early");
  self->position += count;
}

// Sets a reader up to the point where the header is known.
static void read_header(png_structp png, png_infop info, session *self) {
  png_set_user_limits(png, 1 << 20, 1 << 20);
  png_set_chunk_cache_max(png, 64);
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // What tells nothing about the pixels is passed over without being kept or unpacked.
  static const png_byte passed_over[] =
      "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, passed_over, sizeof passed_over / 5);
  png_set_read_fn(png, self, read_bytes);
  png_read_info(png, info);
}

static int begin_reading(session *self, const nb_source *input, char *message) {
  memset(self, 0, sizeof *self);
  self->message = message;
  self->input = *input;
  return missing(message);
}

// Whether each chunk ends within the file: libpng sets memory aside for as much as a chunk claims to hold
// before it reads any of it.
static int chunks_fit(const nb_source *input, char *message) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  uint8_t chunk[8];
  if (!nb_source_read(input, 0, chunk, sizeof chunk) || memcmp(chunk, signature, sizeof signature) != 0) {
    snprintf(message, NB_MESSAGE_CAPACITY, "it is not a PNG file");
    return 0;
  }
  const size_t length = input->length;
  for (size_t place = sizeof signature; place < length;) {
    if (length - place < 12 || !nb_source_read(input, place, chunk, sizeof chunk)) {
      snprintf(message, NB_MESSAGE_CAPACITY, "the file ends early");
      return 0;
    }
    size_t claimed = (size_t)chunk[0] << 24 | (size_t)chunk[1] << 16 | (size_t)chunk[2] << 8 | chunk[3];
    if (claimed > length - place - 12) {
      char name[5] = "????";
      for (int i = 0; i < 4; i++)
        if ((chunk[4 + i] | 32) >= 'a' && (chunk[4 + i] | 32) <= 'z') name[i] = (char)chunk[4 + i];
      snprintf(
          message, NB_MESSAGE_CAPACITY, "the file ends early: its chunk %s claims %zu bytes, %zu are left", name,
          claimed, length - place - 12);
      return 0;
    }
    if (memcmp(chunk + 4, "IEND", 4) == 0) return 1;
    place += 12 + claimed;
  }
  snprintf(message, NB_MESSAGE_CAPACITY, "the file ends early");
  return 0;
}

int nb_png_size(
    const nb_source *input, uint32_t *width, uint32_t *height, size_t *raw_length,
    char message[NB_MESSAGE_CAPACITY]) {
  session self;
  if (begin_reading(&self, input, message)) return 1;
  if (!chunks_fit(input, message)) return 1;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &self, fail, ignore);
  png_infop volatile info = NULL;
  if (!png) return 1;
  if (setjmp(self.escape)) {
    png_infop made = info;
    png_destroy_read_struct(&png, &made, NULL);
    return 1;
  }
  info = png_create_info_struct(png);
  if (!info) png_error(png, "out of memory");
  read_header(png, info, &self);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  *raw_length = png_get_rowbytes(png, info);
  png_infop made = info;
  png_destroy_read_struct(&png, &made, NULL);
  return 0;
}

// Reads the rows of a picture of 16 bits a channel and keeps the lower half of each number.
static void read_low_bytes(png_structp png, uint8_t *rgba, uint32_t width, uint32_t height, int passes, uint8_t *room) {
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = room + (passes > 1 ? (size_t)y * width * 8 : 0);
      png_read_row(png, row, NULL);
      if (pass < passes - 1) continue;
      for (size_t i = 0; i < (size_t)width * 4; i++) rgba[(size_t)y * width * 4 + i] = row[2 * i + 1];
    }
  }
}

// A byte of the header; 0 in a file too short to have one.
static int header_byte(const nb_source *input, size_t place) {
  uint8_t byte;
  return nb_source_read(input, place, &byte, 1) ? byte : 0;
}

int nb_png_depth(const nb_source *input) { return header_byte(input, 24); }
int nb_png_interlaced(const nb_source *input) { return header_byte(input, 28) != 0; }

int nb_png_decode(
    const uint8_t *bytes, size_t length, uint8_t *rgba, uint32_t width, uint32_t height, int low_bytes,
    char message[NB_MESSAGE_CAPACITY]) {
  nb_usual *usual = low_bytes ? NULL : nb_usual_make(bytes, length, width, height);
  if (usual) {
    nb_usual_read(usual, rgba, height);
    nb_usual_free(usual);
    return 0;
  }
  session self;
  const nb_source input = {.bytes = bytes, .length = length, .file = -1};
  if (begin_reading(&self, &input, message)) return 1;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &self, fail, ignore);
  png_infop volatile info = NULL;
  uint8_t *volatile room = NULL;
  if (!png) return 1;
  if (setjmp(self.escape)) {
    png_infop made = info;
    png_destroy_read_struct(&png, &made, NULL);
    free(room);
    return 1;
  }
  info = png_create_info_struct(png);
  if (!info) png_error(png, "out of memory");
  read_header(png, info, &self);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the extent changed");
  png_set_expand(png);
  if (!low_bytes) png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, low_bytes ? 0xffff : 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * (low_bytes ? 8 : 4)) png_error(png, "unknown pixel format");
  if (low_bytes) {
    room = calloc(passes > 1 ? height : 1, (size_t)width * 8);
    if (!room) png_error(png, "out of memory");
    read_low_bytes(png, rgba, width, height, passes, room);
  }
  for (int pass = low_bytes ? passes : 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + (size_t)y * width * 4, NULL);
  png_read_end(png, NULL);
  png_infop made = info;
  png_destroy_read_struct(&png, &made, NULL);
  free(room);
  return 0;
}

struct nb_png_rows {
  session session;
  png_structp png;
  png_infop info;
  uint32_t width;
  // The rows of a usual file; libpng has no part in it then.
  nb_usual *usual;
};

void nb_png_rows_free(nb_png_rows *self) {
  if (!self) return;
  if (self->png) png_destroy_read_struct(&self->png, &self->info, NULL);
  nb_usual_free(self->usual);
  free(self);
}

nb_png_rows *nb_png_rows_make(
    const nb_source *input, uint32_t width, uint32_t height, char message[NB_MESSAGE_CAPACITY]) {
  nb_png_rows *volatile self = calloc(1, sizeof *self);
  snprintf(message, NB_MESSAGE_CAPACITY, "out of memory");
  if (!self) return NULL;
  if (input->bytes) self->usual = nb_usual_make(input->bytes, input->length, width, height);
  if (self->usual) return self;
  if (begin_reading(&self->session, input, message)) {
    free(self);
    return NULL;
  }
  self->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &self->session, fail, ignore);
  if (!self->png || setjmp(self->session.escape)) {
    nb_png_rows_free(self);
    return NULL;
  }
  self->info = png_create_info_struct(self->png);
  if (!self->info) png_error(self->png, "out of memory");
  read_header(self->png, self->info, &self->session);
  // The header is read anew, and the rows go into memory that was taken for the extent it had before.
  if (png_get_image_width(self->png, self->info) != width || png_get_image_height(self->png, self->info) != height)
    png_error(self->png, "the extent changed");
  self->width = width;
  png_set_expand(self->png);
  png_set_scale_16(self->png);
  png_set_gray_to_rgb(self->png);
  png_set_add_alpha(self->png, 0xff, PNG_FILLER_AFTER);
  png_read_update_info(self->png, self->info);
  if (png_get_rowbytes(self->png, self->info) != (size_t)self->width * 4)
    png_error(self->png, "unknown pixel format");
  return self;
}

int nb_png_rows_read(
    nb_png_rows *self, const nb_source *input, uint8_t *rgba, size_t count, char message[NB_MESSAGE_CAPACITY]) {
  if (self->usual) return nb_usual_read(self->usual, rgba, count);
  self->session.message = message;
  self->session.input = *input;
  if (setjmp(self->session.escape)) return 1;
  for (size_t y = 0; y < count; y++) png_read_row(self->png, rgba + y * self->width * 4, NULL);
  return 0;
}

int nb_png_rows_end(nb_png_rows *self, const nb_source *input, char message[NB_MESSAGE_CAPACITY]) {
  if (self->usual) return 0;
  self->session.message = message;
  self->session.input = *input;
  if (setjmp(self->session.escape)) return 1;
  png_read_end(self->png, NULL);
  return 0;
}
