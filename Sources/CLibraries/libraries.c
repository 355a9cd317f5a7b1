// Opening libraries while the program runs.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "CLibraries.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char first_missing[NB_MISSING_CAPACITY];

static int lacking(const char *missing) {
  pthread_mutex_lock(&lock);
  if (!first_missing[0]) snprintf(first_missing, sizeof first_missing, "%s", missing);
  pthread_mutex_unlock(&lock);
  return 1;
}

// Whether the loader knows which folder the program is in, and so finds the libraries that a release brings along.
static int knows_its_folder(void) {
#ifdef __linux__
  return access("/proc/self/exe", F_OK) == 0;
#else
  return 1;
#endif
}

int nb_library_load(
    const char *file, const char *package, const char *purpose, const nb_symbol *symbols, size_t count,
    char missing[NB_MISSING_CAPACITY]) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    // A library whose own needs are missing is there, but its package's needs are not.
    int is_there = reason && !strstr(reason, file);
    const char *said = is_there             ? "%s, which %s needs, lacks another library; install %s anew"
                       : knows_its_folder() ? "%s, which %s needs, is not installed; install %s"
                                            : "%s, which %s needs, is not found: mount /proc, or install %s";
    snprintf(missing, NB_MISSING_CAPACITY, said, file, purpose, package);
    return lacking(missing);
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
