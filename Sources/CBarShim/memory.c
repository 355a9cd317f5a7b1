// Memory that is about to be written whole.
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CBarShim.h"

void nb_pages_ready(void *memory, size_t length) {
#ifdef MADV_POPULATE_WRITE
  // The pages that lie wholly inside; those at the ends may hold others' bytes, which does no harm but no good either.
  const uintptr_t page = 4096, start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  const uintptr_t end = ((uintptr_t)memory + length) & ~(page - 1);
  // What this thread got ready last is mostly what it is given again for the next picture: to ask once more would walk
  // over all of its pages for nothing.
  static _Thread_local uintptr_t ready_start, ready_end;
  if (end <= start || (start >= ready_start && end <= ready_end)) return;
  ready_start = start;
  ready_end = end;
  // A kernel before 5.14 does not know it; then each page comes when it is touched.
  (void)madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#else
  (void)memory;
  (void)length;
#endif
}
