// What the Swift side may ask of FreeType, HarfBuzz, FriBidi and libpng: nothing else of them is seen there.
//
// The shim owns everything that Swift cannot or should not touch: setjmp, outline fields whose types
// changed between FreeType releases, calls that newer HarfBuzz releases deprecate, and callbacks.
// Functions return 0 for success unless they say otherwise. No object may be used by two threads at once.
#ifndef CBARSHIM_H
#define CBARSHIM_H

#include <stddef.h>
#include <stdint.h>

// Room for a line about what went wrong.
enum { NB_MESSAGE_CAPACITY = 160 };

// Font: one face of a font file, for shaping and for outlines. All lengths are font units, y upwards.

typedef struct nb_file nb_file;
typedef struct nb_font nb_font;

// Reads a file into memory; NULL after saying why that cannot be.
nb_file *nb_file_open(const char *path, char message[NB_MESSAGE_CAPACITY]);
// The same of bytes from malloc, which are the file's from then on, also where it fails.
nb_file *nb_file_make(uint8_t *bytes, size_t length, char message[NB_MESSAGE_CAPACITY]);
void nb_file_close(nb_file *file);
const uint8_t *nb_file_bytes(const nb_file *file, size_t *length);
// Number of faces in the file; 0 when it is no font.
uint32_t nb_file_face_count(const nb_file *file);

// Opens a face; NULL after saying why it cannot draw: tables that are missing or cut off, no glyphs. The font
// keeps what it needs of the file.
nb_font *nb_font_open(const nb_file *file, uint32_t index, char message[NB_MESSAGE_CAPACITY]);
void nb_font_close(nb_font *font);
uint32_t nb_font_units_per_em(const nb_font *font);
// Copies the family's name as UTF-8 with a closing 0; a face without one gives an empty text.
void nb_font_family(const nb_font *font, char *name, size_t capacity);
// Weight of the strokes, 100 to 900.
double nb_font_weight(const nb_font *font);
int nb_font_is_italic(const nb_font *font);
// Whether the face has a weight axis.
int nb_font_has_weight_axis(const nb_font *font);
int nb_font_has_optical_size_axis(const nb_font *font);
// A value on an axis, which four letters name.
typedef struct {
  uint32_t axis;
  double value;
} nb_axis_value;
enum { NB_AXIS_WEIGHT = 0x77676874, NB_AXIS_OPTICAL_SIZE = 0x6f70737a };
// Finds where values lie on a face's axes, in 1/16384 of the way from the default to an axis's end, as its tables fvar and
// avar say: so many places as the face has axes, 0 for an axis without a value. Returns how many; 0 for a face without
// axes or with more than there is room for.
unsigned nb_axis_places(
    const uint8_t *fvar, size_t fvar_length, const uint8_t *avar, size_t avar_length, const nb_axis_value *values,
    size_t value_count, int32_t *places, unsigned capacity);

// Moves a variable face to a weight and an optical size in points; a face without such axes stays as it is.
void nb_font_set_axes(nb_font *font, double weight, double optical_size);
int nb_font_covers(const nb_font *font, uint32_t scalar);

// One glyph of a shaped run, in the order of drawing from left to right.
typedef struct {
  uint32_t glyph;
  // Index in the text of the scalar the glyph belongs to.
  uint32_t cluster;
  int32_t x_advance, x_offset, y_offset;
} nb_glyph;

// Shapes text[start ..< start + count] as one run. The glyphs stay valid until the font's next call.
// `script` is an ISO 15924 tag; `plain` turns ligatures off.
// Returns the number of glyphs.
size_t nb_font_shape(
    nb_font *font, const uint32_t *text, size_t length, size_t start, size_t count, int right_to_left,
    uint32_t script, int plain, const nb_glyph **glyphs);

// The glyphs of text[start ..< start + count] one by one, as the font has them for each scalar alone: neither kerned nor
// joined. The glyphs stay valid until the font's next call. Returns the number of glyphs; 0 where one is missing.
size_t nb_font_letters(nb_font *font, const uint32_t *text, size_t start, size_t count, const nb_glyph **glyphs);

// An outline as the pen's steps: 'm' and 'l' take one point of `xy`, 'q' two, 'c' three, 'z' none.
// The arrays stay valid until the font's next call.
typedef struct {
  const uint8_t *steps;
  size_t step_count;
  const float *xy;
} nb_outline;
int nb_font_outline(nb_font *font, uint32_t glyph, nb_outline *outline);

// Whether a glyph is made of no more others than can be drawn in good time.
int nb_font_can_draw(const nb_font *font, uint32_t glyph);

// Box of a glyph's outline; returns 0 when it has one.
int nb_font_extents(nb_font *font, uint32_t glyph, double *min_x, double *min_y, double *max_x, double *max_y);

// Whether glyphs are pictures in colour.
int nb_font_has_pictures(const nb_font *font);

// Pictures: the colour bitmaps of an emoji font, by FreeType.

typedef struct nb_pictures nb_pictures;

// Opens a face for its largest bitmaps; NULL when it has none. The file has to outlive it.
nb_pictures *nb_pictures_open(const nb_file *file, uint32_t index);
void nb_pictures_close(nb_pictures *pictures);

typedef struct {
  // Premultiplied blue, green, red, alpha; `pitch` bytes a row, the top row first. Valid until the next call.
  const uint8_t *bgra;
  int32_t width, height, pitch;
  // From the pen on the baseline to the top left pixel: rightwards and upwards.
  int32_t left, top;
  // Pixels of an em.
  int32_t pixels_per_em;
} nb_picture;
int nb_pictures_load(nb_pictures *pictures, uint32_t glyph, nb_picture *picture);

// The names in a folder, one a call and in no order; NULL at the end. The name stays valid until the next call.
typedef struct nb_folder nb_folder;
nb_folder *nb_folder_open(const char *path);
const char *nb_folder_next(nb_folder *folder);
void nb_folder_close(nb_folder *folder);

// ISO 15924 tag of a scalar's script, as HarfBuzz's Unicode tables have it.
uint32_t nb_script(uint32_t scalar);

// Bidi: embedding levels of one line, by the Unicode bidirectional algorithm.

// Fills `levels`, one per scalar; white space at the end of the line takes the paragraph's level.
int nb_bidi_levels(const uint32_t *text, size_t length, int right_to_left, int8_t *levels);

// PNG.

// Presses bytes into a zlib stream with libdeflate's level 11; `nb_bytes_free` frees it.
// Returns 1 where libdeflate is not installed, or there is no memory.
int nb_zlib_smallest(const uint8_t *bytes, size_t count, uint8_t **stream, size_t *length);
void nb_bytes_free(uint8_t *bytes);

// A file that is read: its bytes, or, where they are NULL, an open file whose parts are read as they are needed.
typedef struct {
  const uint8_t *bytes;
  size_t length;
  int file;
} nb_source;
// Copies a part of a file; 0 where it has no such part, or where it cannot be read.
int nb_source_read(const nb_source *self, size_t place, void *to, size_t count);

// Reads the extent a PNG claims, without reading pixels.
int nb_png_size(
    const nb_source *input, uint32_t *width, uint32_t *height, size_t *raw_length, char message[NB_MESSAGE_CAPACITY]);
// How many bits each channel of a PNG has, as its header says.
int nb_png_depth(const nb_source *input);
// Decodes any PNG to straight RGBA rows of width x height x 4 bytes; the extent must be nb_png_size's.
// `low_bytes` gives, of one with 16 bits a channel, the lower 8 bits instead of the nearest number of 8 bits.
int nb_png_decode(
    const uint8_t *bytes, size_t length, uint8_t *rgba, uint32_t width, uint32_t height, int low_bytes,
    char message[NB_MESSAGE_CAPACITY]);

// Whether a PNG's rows come in several passes, so that they cannot be read one after the other.
int nb_png_interlaced(const nb_source *input);
// Reads a PNG that is not interlaced row by row, as straight RGBA; each call is given the same file, in which
// nb_png_size has to have found no fault, and the extent that it found: whoever writes to an open file meanwhile may
// not change it. NULL says why in the message. Of bytes that are in memory the usual kinds are unpacked at once, which
// is faster; of an open file no more is in memory than a few rows need.
typedef struct nb_png_rows nb_png_rows;
nb_png_rows *nb_png_rows_make(
    const nb_source *input, uint32_t width, uint32_t height, char message[NB_MESSAGE_CAPACITY]);
// The next rows; nobody may ask for more than there are, nor after a failure.
int nb_png_rows_read(
    nb_png_rows *self, const nb_source *input, uint8_t *rgba, size_t count, char message[NB_MESSAGE_CAPACITY]);
// Reads what follows the last row.
int nb_png_rows_end(nb_png_rows *self, const nb_source *input, char message[NB_MESSAGE_CAPACITY]);
void nb_png_rows_free(nb_png_rows *self);

// JPEG: reads the extent and whether colours are those of ink, and decodes to rows of width x height x 4 bytes: straight
// RGBA, or ink as the file has it. Extent and ink must be nb_jpeg_size's. A file that is cut off or damaged is refused.
// Both need the library: see nb_jpeg_missing.
int nb_jpeg_size(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height, int32_t *is_cmyk,
    char message[NB_MESSAGE_CAPACITY]);
int nb_jpeg_decode(
    const uint8_t *bytes, size_t length, uint8_t *pixels, uint32_t width, uint32_t height, int32_t is_cmyk,
    char message[NB_MESSAGE_CAPACITY]);

// WebP: packs straight RGBA rows without loss. Returns the number of `*bytes`, which are for nb_webp_free; 0 where that
// cannot be, also for want of the library.
size_t nb_webp_encode(const uint8_t *rgba, int32_t width, int32_t height, uint8_t **bytes);
void nb_webp_free(uint8_t *bytes);

// Check sums: those that PNG chunks and zlib streams end with.

uint32_t nb_crc32(const uint8_t *bytes, size_t length);
uint32_t nb_adler32(const uint8_t *bytes, size_t length);
// The sum of two pieces in a row, from their sums and the second's length.
uint32_t nb_adler32_joined(uint32_t first, uint32_t second, size_t second_length);

// Whether two pieces of memory are the same.
int nb_same_bytes(const void *a, const void *b, size_t length);

// What of a library is missing, and what would bring it; NULL where nothing is. The library is opened for it, as it
// is by the first call that needs it: such a call fails where it is missing.
const char *nb_freetype_missing(void);
const char *nb_harfbuzz_missing(void);
const char *nb_fribidi_missing(void);
const char *nb_png_missing(void);
const char *nb_zlib_missing(void);
const char *nb_webp_missing(void);
const char *nb_jpeg_missing(void);

// Versions of the libraries that are running, as `1.2.3`; empty for one that is missing.

enum { NB_VERSION_CAPACITY = 32 };

void nb_version_freetype(char version[NB_VERSION_CAPACITY]);
void nb_version_harfbuzz(char version[NB_VERSION_CAPACITY]);
void nb_version_fribidi(char version[NB_VERSION_CAPACITY]);
void nb_version_png(char version[NB_VERSION_CAPACITY]);
void nb_version_zlib(char version[NB_VERSION_CAPACITY]);

// How many files may be open at once, up to so many; raises the process's own limit where it may.
size_t nb_files_granted(size_t wanted);
// How much address space the process may have, in bytes; the largest number for as much as there is.
size_t nb_memory_granted(void);
// Whether so many bytes can be had at once, now: 1 or 0. Swift ends a process that asks for more.
int nb_memory_suffices(size_t bytes);

// The arguments of the process, the program's name first; none where only the language's own library knows them.
int nb_argument_count(void);
const char *nb_argument(int index);
// The path the program was started by; NULL where the system does not say.
const char *nb_program_path(void);

// Whether a signal is ignored, as the parent of a process started by nohup has it: 1 or 0.
int nb_signal_is_ignored(int number);

// Says that a file is about to be written: until `nb_write_end` a signal that ends the process waits.
// The first call takes over SIGINT, SIGTERM and SIGHUP, where the process was not started to ignore them. Where such
// a signal has come already, this does not return.
void nb_write_begin(void);

// Says that the file is whole or gone. Ends the process where a signal has come and nobody else is writing.
void nb_write_end(void);

// Asks the system for the pages of memory that is about to be written whole, in one call instead of one a page.
// Does nothing where the system cannot do that.
void nb_pages_ready(void *memory, size_t length);

// Has all tasks of the process run on its main thread, one after the other, where /proc is not mounted: libdispatch reads
// there once a second what its threads do, and ends the process where it cannot. To be called before the main thread
// waits for the first task; a library leaves that to the program it is in. Linux; elsewhere it does nothing.
void nb_tasks_share_a_thread_without_proc(void);

// Says that this process is there to draw pictures: up to 64 MiB of freed memory stay with it. To be called before there
// is a second thread that draws; called again it changes nothing. A library leaves that to the program it is in.
void nb_heap_keep(void);

// Asks the system for the pages of so many bytes that this thread is going to allocate piece by piece, in one call.
// Does nothing unless freed memory stays.
void nb_heap_ready(size_t length);

#endif
