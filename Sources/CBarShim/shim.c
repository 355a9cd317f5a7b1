#include "CBarShim.h"
int nb_placeholder(void) { return 0; }
