// Places on the axes of a variable face.
#ifndef NB_AXES_H
#define NB_AXES_H

#include "nb_harfbuzz.h"

// Finds where values lie on a face's axes, in 1/16384 of the way from the default to an axis's end, as the tables fvar and
// avar say: so many places as the face has axes, 0 for an axis without a value. Returns how many; 0 for a face without
// axes or with more than there is room for.
unsigned nb_axis_places(
    hb_face_t *face, const hb_variation_t *values, unsigned value_count, int *places, unsigned capacity);

#endif
