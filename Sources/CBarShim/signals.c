#include "CBarShim.h"

#include <signal.h>
#include <stddef.h>

int nb_signal_is_ignored(int number) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0) return 0;
    return action.sa_handler == SIG_IGN;
}
