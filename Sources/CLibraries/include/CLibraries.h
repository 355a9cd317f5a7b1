// Libraries that are opened when they are first needed, so that a run which needs none finds none, and one that lacks
// one says what to install. On macOS the linker binds them, and nothing here is used.
#ifndef CLIBRARIES_H
#define CLIBRARIES_H

#include <stddef.h>

// A function or a variable of a library, and where its address goes.
typedef struct {
  const char *name;
  void **place;
} nb_symbol;

enum { NB_MISSING_CAPACITY = 200 };

// Opens a library by its file's name: the system's, or that which a release has brought along. NULL where there is none.
void *nb_library_open(const char *file);

// Opens a library by its file's name and finds all symbols. Returns 0, or 1 after saying what is missing: `purpose` is
// what needs the library, `package` what Debian and Ubuntu call the package that has it.
int nb_library_load(
    const char *file, const char *package, const char *purpose, const nb_symbol *symbols, size_t count,
    char missing[NB_MISSING_CAPACITY]);

// What the first library lacked that could not be opened so far; NULL where all of them could.
const char *nb_library_missing(void);

#endif
