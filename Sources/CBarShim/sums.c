// Check sums, by zlib, and comparison.
#include <string.h>
#include <zlib.h>

#include "CBarShim.h"

uint32_t nb_crc32(const uint8_t *bytes, size_t length) { return (uint32_t)crc32_z(crc32_z(0, NULL, 0), bytes, length); }

uint32_t nb_adler32(const uint8_t *bytes, size_t length) {
  return (uint32_t)adler32_z(adler32_z(0, NULL, 0), bytes, length);
}

uint32_t nb_adler32_joined(uint32_t first, uint32_t second, size_t second_length) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)second_length);
}

int nb_same_bytes(const void *a, const void *b, size_t length) { return memcmp(a, b, length) == 0; }
