// libdeflate, where it is installed: it unpacks several times faster than zlib, and presses harder. Its few functions have been the same since
// its first release, so that no header is needed; without it, libpng reads every file.
#ifndef NB_DEFLATE_H
#define NB_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

struct nb_deflate_functions {
  void *(*libdeflate_alloc_decompressor)(void);
  // Returns 0 where the stream is whole and gives so many bytes, or fewer: then `*made` says how many.
  int (*libdeflate_zlib_decompress)(
      void *decompressor, const void *in, size_t in_length, void *out, size_t out_length, size_t *made);
  void (*libdeflate_free_decompressor)(void *decompressor);
  void *(*libdeflate_alloc_compressor)(int level);
  // Returns how many bytes it wrote; 0 where they have no room.
  size_t (*libdeflate_zlib_compress)(void *compressor, const void *in, size_t in_length, void *out, size_t out_length);
  size_t (*libdeflate_zlib_compress_bound)(void *compressor, size_t in_length);
  void (*libdeflate_free_compressor)(void *compressor);
  uint32_t (*libdeflate_crc32)(uint32_t sum, const void *bytes, size_t length);
};

// The functions; NULL where the library is not installed.
const struct nb_deflate_functions *nb_deflate(void);

#endif
