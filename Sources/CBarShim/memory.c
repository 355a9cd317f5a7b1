// Memory that is about to be written whole.
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "CBarShim.h"

#ifdef MADV_POPULATE_WRITE
// A kernel before 5.14 does not know it; then each page comes when it is touched.
static void populate(uintptr_t start, uintptr_t end) {
  (void)madvise((void *)start, end - start, MADV_POPULATE_WRITE);
}
#endif

void nb_pages_ready(void *memory, size_t length) {
#ifdef MADV_POPULATE_WRITE
  // The pages that lie wholly inside; those at the ends may hold others' bytes, which does no harm but no good either.
  const uintptr_t page = 4096, start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  const uintptr_t end = ((uintptr_t)memory + length) & ~(page - 1);
  // What this thread got ready is mostly what it is given again for the next picture: to ask once more would walk over
  // all of its pages for nothing. Two pieces are remembered, the picture and what its encoder needs; one that a new piece
  // touches grows by what is new of it.
  static _Thread_local struct { uintptr_t start, end; } ready[2];
  static _Thread_local unsigned next;
  if (end <= start) return;
  for (int i = 0; i < 2; i++) {
    if (start > ready[i].end || end < ready[i].start) continue;
    if (start < ready[i].start) {
      populate(start, ready[i].start);
      ready[i].start = start;
    }
    if (end > ready[i].end) {
      populate(ready[i].end, end);
      ready[i].end = end;
    }
    return;
  }
  ready[next].start = start;
  ready[next].end = end;
  next ^= 1;
  populate(start, end);
#else
  (void)memory;
  (void)length;
#endif
}

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
static _Bool keeps_heap;

void nb_heap_keep(void) {
  // What the allocator comes to by itself after a few large blocks.
  if (mallopt(M_MMAP_THRESHOLD, 32 << 20) && mallopt(M_TRIM_THRESHOLD, 64 << 20)) keeps_heap = 1;
}

void nb_heap_ready(size_t length) {
  if (!keeps_heap) return;
  void *memory = malloc(length);
  if (!memory) return;
  nb_pages_ready(memory, length);
  free(memory);
}
#else
void nb_heap_keep(void) {}

void nb_heap_ready(size_t length) { (void)length; }
#endif
