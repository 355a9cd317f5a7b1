// Preloaded into navbar by script/fault-test: makes the n-th call of one of the system's functions fail.
//
// FAIL_CALL names the function, FAIL_AT the call, counted from 1; FAIL_LOG a file that is made when it failed.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;

// Whether this call of a function is the one that fails.
static int fails(const char *name, int error) {
  const char *wanted = getenv("FAIL_CALL"), *at = getenv("FAIL_AT"), *log = getenv("FAIL_LOG");
  if (!wanted || !at || strcmp(wanted, name) != 0 || atomic_fetch_add(&calls, 1) + 1 != atoi(at)) return 0;
  if (log) {
    long file = syscall(SYS_openat, AT_FDCWD, log, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) syscall(SYS_close, file);
  }
  errno = error;
  return 1;
}

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))
#define MODE(last)                                           \
  mode_t mode = 0;                                           \
  if (last & O_CREAT) {                                      \
    va_list rest;                                            \
    va_start(rest, last);                                    \
    mode = va_arg(rest, mode_t);                             \
    va_end(rest);                                            \
  }

// Libraries of the system read about the machine there, and end the process where they cannot; with the
// files that the program makes sure of when it starts they always can.
static int is_own(const char *path) { return strncmp(path, "/proc/", 6) != 0 && strncmp(path, "/sys/", 5) != 0; }

int open(const char *path, int flags, ...) {
  MODE(flags)
  return is_own(path) && fails("open", EMFILE) ? -1 : REAL(int (*)(const char *, int, ...), "open")(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE(flags)
  return is_own(path) && fails("open", EMFILE) ? -1 : REAL(int (*)(const char *, int, ...), "open64")(path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return is_own(path) && fails("open", EIO) ? -1 : REAL(int (*)(int, const char *, int, ...), "openat")(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return is_own(path) && fails("open", EIO) ? -1 : REAL(int (*)(int, const char *, int, ...), "openat64")(folder, path, flags, mode);
}
DIR *opendir(const char *path) {
  return fails("opendir", EMFILE) ? NULL : REAL(DIR * (*)(const char *), "opendir")(path);
}
// Whether a number is that of a file, a folder or a pipe of ours: not of a queue's own events, nor the
// stream that messages go to.
static int is_ours(int file) {
  char name[64], target[64];
  char number[16];
  int length = 0;
  for (int rest = file; rest > 0 || length == 0; rest /= 10) number[length++] = (char)('0' + rest % 10);
  strcpy(name, "/proc/self/fd/");
  size_t start = strlen(name);
  for (int i = 0; i < length; i++) name[start + (size_t)i] = number[length - 1 - i];
  name[start + (size_t)length] = 0;
  ssize_t count = readlink(name, target, sizeof target - 1);
  if (count <= 0 || file == 2) return 0;
  target[count] = 0;
  return strncmp(target, "anon_inode", 10) != 0 && is_own(target);
}

ssize_t read(int file, void *bytes, size_t count) {
  return is_ours(file) && fails("read", EIO) ? -1 : REAL(ssize_t(*)(int, void *, size_t), "read")(file, bytes, count);
}
ssize_t write(int file, const void *bytes, size_t count) {
  return is_ours(file) && fails("write", ENOSPC) ? -1 : REAL(ssize_t(*)(int, const void *, size_t), "write")(file, bytes, count);
}
int close(int file) {
  int failed = is_ours(file) && fails("close", EIO);
  int answer = REAL(int (*)(int), "close")(file);
  if (failed) errno = EIO;
  return failed ? -1 : answer;
}
int fsync(int file) { return fails("fsync", EIO) ? -1 : REAL(int (*)(int), "fsync")(file); }
int fchmod(int file, mode_t mode) {
  return fails("fchmod", EPERM) ? -1 : REAL(int (*)(int, mode_t), "fchmod")(file, mode);
}
int renameat(int from, const char *old, int to, const char *new) {
  return fails("rename", EROFS) ? -1
                                : REAL(int (*)(int, const char *, int, const char *), "renameat")(from, old, to, new);
}
int mkdirat(int folder, const char *path, mode_t mode) {
  return fails("mkdir", ENOSPC) ? -1 : REAL(int (*)(int, const char *, mode_t), "mkdirat")(folder, path, mode);
}
int mkdir(const char *path, mode_t mode) {
  return fails("mkdir", ENOSPC) ? -1 : REAL(int (*)(const char *, mode_t), "mkdir")(path, mode);
}
