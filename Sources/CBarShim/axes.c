// Places on the axes of a variable face, worked out here: HarfBuzz 12 rounds once where the releases before it rounded
// after each step, so that bold letters came out a thirtieth of a unit elsewhere and a few pixels with them.
// Source: OpenType 1.9, "Coordinate scales and normalization"; tables fvar and avar, version 1.
#include <math.h>

#include "nb_axes.h"

static int number16(const uint8_t *bytes) { return (int16_t)((uint16_t)bytes[0] << 8 | bytes[1]); }

// Where a value lies between the ends of its axis.
static int place(const hb_ot_var_axis_info_t *axis, double value) {
  const double middle = axis->default_value, low = fmin(axis->min_value, middle), high = fmax(axis->max_value, middle);
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
    hb_face_t *face, const hb_variation_t *values, unsigned value_count, int *places, unsigned capacity) {
  const unsigned count = hb_ot_var_get_axis_count(face);
  if (count == 0 || count > capacity) return 0;
  for (unsigned i = 0; i < count; i++) {
    hb_ot_var_axis_info_t axis;
    unsigned one = 1;
    places[i] = 0;
    hb_ot_var_get_axis_infos(face, i, &one, &axis);
    for (unsigned k = 0; one == 1 && k < value_count; k++)
      if (axis.tag == values[k].tag) places[i] = place(&axis, values[k].value);
  }
  hb_blob_t *blob = hb_face_reference_table(face, HB_TAG('a', 'v', 'a', 'r'));
  unsigned length = 0, at = 8;
  const uint8_t *table = (const uint8_t *)hb_blob_get_data(blob, &length);
  // Of a later version of the table only these lists are understood here; none of the pinned fonts has one.
  if (table && length >= 8 && number16(table) == 1 && (unsigned)number16(table + 6) == count) {
    for (unsigned i = 0; i < count && length - at >= 2; i++) {
      const unsigned pairs = (uint16_t)number16(table + at);
      if ((length - at - 2) / 4 < pairs) break;
      places[i] = moved(places[i], table + at + 2, pairs);
      at += 2 + 4 * pairs;
    }
  }
  hb_blob_destroy(blob);
  return count;
}
