// Files that are read in parts.
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "CBarShim.h"

int nb_source_read(const nb_source *self, size_t place, void *to, size_t count) {
  if (place > self->length || count > self->length - place) return 0;
  if (self->bytes) {
    memcpy(to, self->bytes + place, count);
    return 1;
  }
  for (size_t done = 0; done < count;) {
    ssize_t read = pread(self->file, (char *)to + done, count - done, (off_t)(place + done));
    if (read > 0) done += (size_t)read;
    else if (read == 0 || errno != EINTR) return 0;
  }
  return 1;
}
