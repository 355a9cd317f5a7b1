// What this process was started with.
#include "CBarShim.h"

#ifdef __linux__
#include <sys/auxv.h>

static int argument_count;
static char *const *all_arguments;

// glibc hands the arguments to what runs before `main`; Swift reads them from /proc, which a bare root has not.
__attribute__((constructor)) static void keep(int count, char **arguments) {
  argument_count = count;
  all_arguments = arguments;
}

int nb_argument_count(void) { return argument_count; }

const char *nb_argument(int index) { return all_arguments[index]; }

const char *nb_program_path(void) { return (const char *)getauxval(AT_EXECFN); }
#else
int nb_argument_count(void) { return 0; }

const char *nb_argument(int index) {
  (void)index;
  return "";
}

const char *nb_program_path(void) { return 0; }
#endif
