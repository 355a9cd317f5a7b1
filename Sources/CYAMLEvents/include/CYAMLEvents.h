// A YAML text as libyaml reads it, one event a call: what begins, what ends, which words stand where.
#ifndef CYAMLEVENTS_H
#define CYAMLEVENTS_H

#include <stddef.h>
#include <stdint.h>

// What a reader has come upon.
enum {
  NB_YAML_FAILED,
  NB_YAML_DOCUMENT,
  NB_YAML_END,
  NB_YAML_SCALAR,
  NB_YAML_SEQUENCE,
  NB_YAML_MAPPING,
  // The end of a document, a sequence or a mapping.
  NB_YAML_CLOSE,
  NB_YAML_ALIAS,
};

// How a scalar was written.
enum { NB_YAML_PLAIN, NB_YAML_QUOTED, NB_YAML_BLOCK };

// A place: a line and a column in Unicode scalars, both counted from 1.
typedef struct {
  size_t line, column;
} nb_yaml_mark;

typedef struct {
  int kind, style;
  nb_yaml_mark start;
  // A scalar's words, valid until the next event.
  const uint8_t *text;
  size_t length;
} nb_yaml_event;

// What is wrong with a text. The words are libyaml's own and live as long as the program; NULL where there are none.
typedef struct {
  const char *problem, *context;
  nb_yaml_mark problem_mark, context_mark;
} nb_yaml_fault;

typedef struct nb_yaml nb_yaml;

// What of libyaml is missing, and what would bring it; NULL where nothing is.
const char *nb_yaml_missing(void);

// A reader of a text in UTF-8, which has to outlive it; NULL without memory or without libyaml.
nb_yaml *nb_yaml_open(const uint8_t *text, size_t length);
void nb_yaml_close(nb_yaml *reader);
// Reads on; after a failure and after the end nothing may be asked but the fault.
void nb_yaml_next(nb_yaml *reader, nb_yaml_event *event);
nb_yaml_fault nb_yaml_fault_of(const nb_yaml *reader);

#endif
