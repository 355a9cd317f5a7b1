// PNG files as nearly all are: 8 bits a channel, rows from top to bottom. Read whole, by libdeflate and the project's
// own filters; what is otherwise, or damaged, is libpng's, which knows what to say.
#ifndef NB_USUAL_H
#define NB_USUAL_H

#include <stddef.h>
#include <stdint.h>

typedef struct nb_usual nb_usual;

// The unpacked rows of a file; NULL for one that libpng has to look at, for one of another extent, and without libdeflate.
nb_usual *nb_usual_make(const uint8_t *bytes, size_t length, uint32_t width, uint32_t height);
void nb_usual_free(nb_usual *self);
// The next rows, as straight RGBA; nobody may ask for more than there are. Returns 0.
int nb_usual_read(nb_usual *self, uint8_t *rgba, size_t count);

#endif
