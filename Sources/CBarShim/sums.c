// Check sums, as RFC 1950 and PNG have them, and comparison.
#include <pthread.h>
#include <string.h>

#include "CBarShim.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

// What eight bytes in a row do to a sum, each from its own place.
static uint32_t effects[8][256];

static void find_effects(void) {
  for (uint32_t byte = 0; byte < 256; byte++) {
    uint32_t sum = byte;
    for (int bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    effects[0][byte] = sum;
  }
  for (int place = 1; place < 8; place++)
    for (uint32_t byte = 0; byte < 256; byte++) {
      uint32_t before = effects[place - 1][byte];
      effects[place][byte] = before >> 8 ^ effects[0][before & 0xff];
    }
}

uint32_t nb_crc32(const uint8_t *bytes, size_t length) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_effects);
  uint32_t sum = ~0u;
  for (; length >= 8; bytes += 8, length -= 8) {
    sum ^= (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[1] << 8 | bytes[0];
    sum = effects[7][sum & 0xff] ^ effects[6][sum >> 8 & 0xff] ^ effects[5][sum >> 16 & 0xff] ^ effects[4][sum >> 24] ^
          effects[3][bytes[4]] ^ effects[2][bytes[5]] ^ effects[1][bytes[6]] ^ effects[0][bytes[7]];
  }
  for (; length > 0; bytes++, length--) sum = sum >> 8 ^ effects[0][(sum ^ *bytes) & 0xff];
  return ~sum;
}

// The largest prime below 2^16.
enum { ADLER_PRIME = 65521 };

// The sum of bytes, and the sum in which each counts once for itself and once for every later one.
static void add_up(const uint8_t *bytes, size_t count, uint32_t *plain, uint32_t *weighted) {
  uint32_t low = 0, high = 0;
#ifdef __SSE2__
  const __m128i zero = _mm_setzero_si128();
  const __m128i first = _mm_set_epi16(9, 10, 11, 12, 13, 14, 15, 16), second = _mm_set_epi16(1, 2, 3, 4, 5, 6, 7, 8);
  __m128i sums = zero, before = zero, within = zero;
  const size_t whole = count / 16 * 16;
  for (size_t i = 0; i < whole; i += 16) {
    __m128i block = _mm_loadu_si128((const __m128i *)(bytes + i));
    before = _mm_add_epi32(before, sums);
    sums = _mm_add_epi32(sums, _mm_sad_epu8(block, zero));
    within = _mm_add_epi32(within, _mm_madd_epi16(_mm_unpacklo_epi8(block, zero), first));
    within = _mm_add_epi32(within, _mm_madd_epi16(_mm_unpackhi_epi8(block, zero), second));
  }
  uint32_t lanes[12];
  _mm_storeu_si128((__m128i *)lanes, sums);
  _mm_storeu_si128((__m128i *)(lanes + 4), before);
  _mm_storeu_si128((__m128i *)(lanes + 8), within);
  low = lanes[0] + lanes[2];
  high = 16 * (lanes[4] + lanes[6]) + lanes[8] + lanes[9] + lanes[10] + lanes[11];
  bytes += whole;
  count -= whole;
#endif
  for (size_t i = 0; i < count; i++) {
    low += bytes[i];
    high += low;
  }
  *plain = low;
  *weighted = high;
}

uint32_t nb_adler32(const uint8_t *bytes, size_t length) {
  uint32_t low = 1, high = 0;
  while (length > 0) {
    // So many bytes fit before a sum of 32 bits runs over.
    size_t count = length < 4096 ? length : 4096;
    uint32_t plain, weighted;
    add_up(bytes, count, &plain, &weighted);
    high = (uint32_t)((high + (uint64_t)low * count + weighted) % ADLER_PRIME);
    low = (low + plain) % ADLER_PRIME;
    bytes += count;
    length -= count;
  }
  return high << 16 | low;
}

uint32_t nb_adler32_joined(uint32_t first, uint32_t second, size_t second_length) {
  // The first piece's low sum, without the 1 that every sum begins with, counts once for each later byte.
  uint64_t before = (first & 0xffff) + ADLER_PRIME - 1;
  uint64_t low = before + (second & 0xffff);
  uint64_t high = (first >> 16) + (second >> 16) + before % ADLER_PRIME * (second_length % ADLER_PRIME);
  return (uint32_t)(high % ADLER_PRIME << 16 | low % ADLER_PRIME);
}

int nb_same_bytes(const void *a, const void *b, size_t length) { return memcmp(a, b, length) == 0; }
