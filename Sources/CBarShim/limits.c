// What the system grants this process.
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "CBarShim.h"

size_t nb_files_granted(size_t wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit)) return wanted;
  if (limit.rlim_cur < wanted) {
    rlim_t most = limit.rlim_max < wanted ? limit.rlim_max : (rlim_t)wanted;
    struct rlimit raised = {most, limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit.rlim_cur = most;
  }
  return limit.rlim_cur < wanted ? (size_t)limit.rlim_cur : wanted;
}

size_t nb_memory_granted(void) {
  struct rlimit limit;
  // Swift counts sizes with a sign, so no limit is the largest number that has one.
  const size_t unlimited = SIZE_MAX >> 1;
  if (getrlimit(RLIMIT_AS, &limit) || limit.rlim_cur == RLIM_INFINITY) return unlimited;
  return limit.rlim_cur < unlimited ? (size_t)limit.rlim_cur : unlimited;
}

int nb_memory_suffices(size_t bytes) {
  // The compiler may leave out a pair of calls of which nobody sees anything.
  void *volatile memory = malloc(bytes);
  int suffices = memory != NULL;
  free(memory);
  return suffices;
}
