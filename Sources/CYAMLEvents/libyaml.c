// Opens libyaml and finds its functions.
#define NB_LIBYAML_NAMES
#include "libyaml.h"

#include "CYAMLEvents.h"

#ifdef __linux__
#include <CLibraries.h>
#include <pthread.h>

struct nb_libyaml nb_libyaml;
static char missing[NB_MISSING_CAPACITY];

#define NB_SYMBOL(name) {#name, (void **)&nb_libyaml.name},

static void load(void) {
  static const nb_symbol symbols[] = {NB_LIBYAML_FUNCTIONS(NB_SYMBOL)};
  nb_library_load(
      "libyaml-0.so.2", "libyaml-0-2", "a scene in YAML", symbols, sizeof symbols / sizeof symbols[0], missing);
}

const char *nb_yaml_missing(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return missing[0] ? missing : NULL;
}
#else
const char *nb_yaml_missing(void) { return NULL; }
#endif
