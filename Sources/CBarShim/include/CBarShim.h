#ifndef CBARSHIM_H
#define CBARSHIM_H
int nb_placeholder(void);
#endif
