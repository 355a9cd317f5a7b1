// FriBidi, opened when it is first needed: see CLibraries.h.
#ifndef NB_FRIBIDI_H
#define NB_FRIBIDI_H

#ifdef __linux__
#include <fribidi/fribidi.h>
#else
#include <fribidi.h>
#endif

#ifdef __linux__
#define NB_FRIBIDI_FUNCTIONS(USE) \
  USE(fribidi_get_bidi_types) \
  USE(fribidi_get_bracket_types) \
  USE(fribidi_get_par_embedding_levels_ex) \
  USE(fribidi_version_info)

#define NB_POINTER(name) __typeof__(name) *name;
extern struct nb_fribidi_functions {
  NB_FRIBIDI_FUNCTIONS(NB_POINTER)
} nb_fribidi;
#undef NB_POINTER

// The file that finds the functions names them themselves.
#ifndef NB_NAMES
#define fribidi_get_bidi_types nb_fribidi.fribidi_get_bidi_types
#define fribidi_get_bracket_types nb_fribidi.fribidi_get_bracket_types
#define fribidi_get_par_embedding_levels_ex nb_fribidi.fribidi_get_par_embedding_levels_ex
#define fribidi_version_info (*nb_fribidi.fribidi_version_info)
#endif
#endif

#endif
