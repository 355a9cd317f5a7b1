// zlib, opened when it is first needed: see CLibraries.h.
#ifndef NB_ZLIB_H
#define NB_ZLIB_H

#include <zlib.h>

#ifdef __linux__
#define NB_ZLIB_FUNCTIONS(USE) \
  USE(zlibVersion)

#define NB_POINTER(name) __typeof__(name) *name;
extern struct nb_zlib_functions {
  NB_ZLIB_FUNCTIONS(NB_POINTER)
} nb_zlib;
#undef NB_POINTER

// The file that finds the functions names them themselves.
#ifndef NB_NAMES
#define zlibVersion nb_zlib.zlibVersion
#endif
#endif

#endif
