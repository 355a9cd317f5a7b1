// libyaml, opened when the first text is read, so that a program starts without it and can say what is missing.
#ifndef NB_LIBYAML_H
#define NB_LIBYAML_H

#include <yaml.h>

#ifdef __linux__
#define NB_LIBYAML_FUNCTIONS(USE) \
  USE(yaml_event_delete)          \
  USE(yaml_parser_delete)         \
  USE(yaml_parser_initialize)     \
  USE(yaml_parser_parse)          \
  USE(yaml_parser_set_encoding)   \
  USE(yaml_parser_set_input_string)

#define NB_POINTER(name) __typeof__(name) *name;
extern struct nb_libyaml {
  NB_LIBYAML_FUNCTIONS(NB_POINTER)
} nb_libyaml;
#undef NB_POINTER

// The file that finds the functions names them themselves.
#ifndef NB_LIBYAML_NAMES
#define yaml_event_delete nb_libyaml.yaml_event_delete
#define yaml_parser_delete nb_libyaml.yaml_parser_delete
#define yaml_parser_initialize nb_libyaml.yaml_parser_initialize
#define yaml_parser_parse nb_libyaml.yaml_parser_parse
#define yaml_parser_set_encoding nb_libyaml.yaml_parser_set_encoding
#define yaml_parser_set_input_string nb_libyaml.yaml_parser_set_input_string
#endif
#endif

#endif
