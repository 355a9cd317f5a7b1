// Signals that end the process wait until no file is half written.
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

#include "CBarShim.h"

// How many files are being written, and the signal that has come since; 0 for none.
static atomic_int writing;
static atomic_int ending;
static pthread_once_t installed = PTHREAD_ONCE_INIT;

// Ends the process by a signal. Everything here may be called while a signal is handled.
static void end(int number) {
    signal(number, SIG_DFL);
    kill(getpid(), number);
}

static void receive(int number) {
    int error = errno;
    int none = 0;
    atomic_compare_exchange_strong(&ending, &none, number);
    if (atomic_load(&writing) == 0) end(number);
    errno = error;
}

int nb_signal_is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// A signal that the process was started to ignore, as by nohup, stays ignored.
static void install(void) {
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (nb_signal_is_ignored(numbers[i])) continue;
        struct sigaction action = {.sa_handler = receive, .sa_flags = SA_RESTART};
        sigemptyset(&action.sa_mask);
        sigaction(numbers[i], &action, NULL);
    }
}

// The counter is raised before the signal is looked for, and the handler sets the signal before it looks at the
// counter: one of the two sees the other.
void nb_write_begin(void) {
    pthread_once(&installed, install);
    atomic_fetch_add(&writing, 1);
    if (atomic_load(&ending)) nb_write_end();
}

void nb_write_end(void) {
    int others = atomic_fetch_sub(&writing, 1) - 1;
    int number = atomic_load(&ending);
    if (number == 0) return;
    if (others == 0) end(number);
    // Whoever writes last ends the process; until then nothing else begins.
    for (;;) pause();
}
