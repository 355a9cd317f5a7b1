// Places on the axes of a variable face, worked out here: HarfBuzz 12 rounds once where the releases before it rounded
// after each step, so that bold letters came out a thirtieth of a unit elsewhere and a few pixels with them.
// Source: OpenType 1.9, "Coordinate scales and normalization"; tables fvar and avar, version 1.
#include <math.h>

#include "CBarShim.h"

static int number16(const uint8_t *bytes) { return (int16_t)((uint16_t)bytes[0] << 8 | bytes[1]); }

static uint32_t number32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// A number in 1/65536.
static float fixed(const uint8_t *bytes) { return (float)(int32_t)number32(bytes) / 65536; }

// Where a value lies between the ends of its axis, whose record begins with its tag.
static int place(const uint8_t *axis, double value) {
  const double middle = fixed(axis + 8), low = fmin(fixed(axis + 4), middle), high = fmax(fixed(axis + 12), middle);
  value = fmin(fmax(value, low), high);
  if (value == middle) return 0;
  return (int)round((value - middle) / (value < middle ? middle - low : high - middle) * 16384);
}

// Moves a place as a list of pairs says, each a place and where it goes; between two of them evenly.
static int moved(int place, const uint8_t *pairs, unsigned count) {
  if (count < 2) return count == 0 ? place : place - number16(pairs) + number16(pairs + 2);
  if (place <= number16(pairs)) return place - number16(pairs) + number16(pairs + 2);
  unsigned next = 1;
  while (next < count - 1 && place > number16(pairs + 4 * next)) next++;
  const uint8_t *from = pairs + 4 * (next - 1), *to = pairs + 4 * next;
  if (place >= number16(to)) return place - number16(to) + number16(to + 2);
  const int span = number16(to) - number16(from);
  if (span <= 0) return number16(from + 2);
  return (int)round(number16(from + 2) + (double)(number16(to + 2) - number16(from + 2)) * (place - number16(from)) / span);
}

unsigned nb_axis_places(
    const uint8_t *fvar, size_t fvar_length, const uint8_t *avar, size_t avar_length, const nb_axis_value *values,
    size_t value_count, int32_t *places, unsigned capacity) {
  if (fvar_length < 16) return 0;
  const size_t start = (uint16_t)number16(fvar + 4), size = (uint16_t)number16(fvar + 10);
  const unsigned count = (uint16_t)number16(fvar + 8);
  if (count == 0 || count > capacity || size < 20 || start > fvar_length || count > (fvar_length - start) / size) return 0;
  for (unsigned i = 0; i < count; i++) {
    const uint8_t *axis = fvar + start + i * size;
    places[i] = 0;
    for (size_t k = 0; k < value_count; k++)
      if (number32(axis) == values[k].axis) places[i] = place(axis, (float)values[k].value);
  }
  size_t at = 8;
  // Of a later version of the table only these lists are understood here; none of the pinned fonts has one.
  if (avar_length >= 8 && number16(avar) == 1 && (uint16_t)number16(avar + 6) == count) {
    for (unsigned i = 0; i < count && avar_length - at >= 2; i++) {
      const unsigned pairs = (uint16_t)number16(avar + at);
      if ((avar_length - at - 2) / 4 < pairs) break;
      places[i] = moved(places[i], avar + at + 2, pairs);
      at += 2 + 4 * (size_t)pairs;
    }
  }
  return count;
}
