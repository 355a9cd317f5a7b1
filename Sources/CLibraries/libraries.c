// Opening libraries while the program runs.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#ifdef __linux__
#include <limits.h>
#include <stdlib.h>
#include <sys/auxv.h>
#endif

#include "CLibraries.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char first_missing[NB_MISSING_CAPACITY];

static int lacking(const char *missing) {
  pthread_mutex_lock(&lock);
  if (!first_missing[0]) snprintf(first_missing, sizeof first_missing, "%s", missing);
  pthread_mutex_unlock(&lock);
  return 1;
}

#ifdef __linux__
// Opens a library in the folder that a release brings its libraries in, and first what it needs from there.
//
// The loader finds both by itself where /proc tells it which folder the program is in; a bare root has none.
static void *open_beside(const char *folder, const char *file, int depth) {
  char path[PATH_MAX];
  if (snprintf(path, sizeof path, "%s/../lib/navbar/%s", folder, file) >= (int)sizeof path) return NULL;
  // It needs a handful of others; each turn brings one.
  for (int turn = 0; turn < 16 && depth < 8; turn++) {
    void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (library) return library;
    // `libz.so.1: cannot open shared object file: …` names what is not found: this one, or one that it needs.
    const char *reason = dlerror();
    const char *end = reason ? strchr(reason, ':') : NULL;
    char needed[NAME_MAX + 1];
    if (!end || end - reason > NAME_MAX || memchr(reason, '/', (size_t)(end - reason))) break;
    snprintf(needed, sizeof needed, "%.*s", (int)(end - reason), reason);
    if (!open_beside(folder, needed, depth + 1)) break;
  }
  return NULL;
}

static void *open_of_release(const char *file) {
  const char *program = (const char *)getauxval(AT_EXECFN);
  char folder[PATH_MAX];
  if (!program || !realpath(program, folder)) return NULL;
  char *slash = strrchr(folder, '/');
  if (!slash) return NULL;
  *slash = 0;
  return open_beside(folder, file, 0);
}
#else
static void *open_of_release(const char *file) {
  (void)file;
  return NULL;
}
#endif

void *nb_library_open(const char *file) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  return library ? library : open_of_release(file);
}

int nb_library_load(
    const char *file, const char *package, const char *purpose, const nb_symbol *symbols, size_t count,
    char missing[NB_MISSING_CAPACITY]) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    // A library whose own needs are missing is there, but its package's needs are not.
    int is_there = reason && !strstr(reason, file);
    library = open_of_release(file);
    const char *said = is_there ? "%s, which %s needs, lacks another library; install %s anew"
                                : "%s, which %s needs, is not installed; install %s";
    if (!library) {
      snprintf(missing, NB_MISSING_CAPACITY, said, file, purpose, package);
      return lacking(missing);
    }
  }
  for (size_t i = 0; i < count; i++) {
    *symbols[i].place = dlsym(library, symbols[i].name);
    if (*symbols[i].place) continue;
    snprintf(
        missing, NB_MISSING_CAPACITY, "%s, which %s needs, is too old: it has no %s; install a newer %s", file, purpose,
        symbols[i].name, package);
    return lacking(missing);
  }
  missing[0] = 0;
  return 0;
}

const char *nb_library_missing(void) {
  pthread_mutex_lock(&lock);
  const char *missing = first_missing[0] ? first_missing : NULL;
  pthread_mutex_unlock(&lock);
  return missing;
}
