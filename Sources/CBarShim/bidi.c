// Embedding levels by FriBidi.
#include <stdlib.h>

#include "CBarShim.h"
#include "nb_fribidi.h"

int nb_bidi_levels(const uint32_t *text, size_t length, int right_to_left, int8_t *levels) {
  if (length == 0) return 0;
  if (nb_fribidi_missing()) return 1;
  if (length > INT32_MAX / 8) return 1;
  FriBidiStrIndex count = (FriBidiStrIndex)length;
  FriBidiCharType *types = malloc(length * sizeof *types);
  FriBidiBracketType *brackets = malloc(length * sizeof *brackets);
  int failed = 1;
  if (types && brackets) {
    fribidi_get_bidi_types(text, count, types);
    fribidi_get_bracket_types(text, count, types, brackets);
    FriBidiParType base = right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
    failed = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, levels) == 0;
    // Rule L1: what trails the line belongs to the paragraph.
    for (size_t i = length; !failed && i > 0 && FRIBIDI_IS_EXPLICIT_OR_BN_OR_WS(types[i - 1]); i--)
      levels[i - 1] = right_to_left ? 1 : 0;
  }
  free(types);
  free(brackets);
  return failed;
}
