// Names in a folder: readdir's record differs between systems, so Swift does not see it.
#include <dirent.h>
#include <stdlib.h>

#include "CBarShim.h"

struct nb_folder {
  DIR *stream;
};

nb_folder *nb_folder_open(const char *path) {
  DIR *stream = opendir(path);
  if (!stream) return NULL;
  nb_folder *folder = malloc(sizeof *folder);
  if (!folder) {
    closedir(stream);
    return NULL;
  }
  folder->stream = stream;
  return folder;
}

const char *nb_folder_next(nb_folder *folder) {
  struct dirent *entry = readdir(folder->stream);
  return entry ? entry->d_name : NULL;
}

void nb_folder_close(nb_folder *folder) {
  if (!folder) return;
  closedir(folder->stream);
  free(folder);
}
