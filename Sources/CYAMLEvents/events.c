// libyaml's events without its unions and enumerations.
#include <stdlib.h>

#include "CYAMLEvents.h"
#include "libyaml.h"

struct nb_yaml {
  yaml_parser_t parser;
  yaml_event_t event;
};

static nb_yaml_mark mark(yaml_mark_t place) { return (nb_yaml_mark){place.line + 1, place.column + 1}; }

nb_yaml *nb_yaml_open(const uint8_t *text, size_t length) {
  if (nb_yaml_missing()) return NULL;
  nb_yaml *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  if (!yaml_parser_initialize(&reader->parser)) {
    free(reader);
    return NULL;
  }
  yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&reader->parser, text, length);
  return reader;
}

void nb_yaml_close(nb_yaml *reader) {
  if (!reader) return;
  yaml_event_delete(&reader->event);
  yaml_parser_delete(&reader->parser);
  free(reader);
}

static int style(yaml_scalar_style_t style) {
  switch (style) {
    case YAML_PLAIN_SCALAR_STYLE: return NB_YAML_PLAIN;
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: return NB_YAML_QUOTED;
    default: return NB_YAML_BLOCK;
  }
}

static int kind(yaml_event_type_t type) {
  switch (type) {
    case YAML_STREAM_END_EVENT: return NB_YAML_END;
    case YAML_DOCUMENT_START_EVENT: return NB_YAML_DOCUMENT;
    case YAML_SCALAR_EVENT: return NB_YAML_SCALAR;
    case YAML_SEQUENCE_START_EVENT: return NB_YAML_SEQUENCE;
    case YAML_MAPPING_START_EVENT: return NB_YAML_MAPPING;
    case YAML_ALIAS_EVENT: return NB_YAML_ALIAS;
    default: return NB_YAML_CLOSE;
  }
}

void nb_yaml_next(nb_yaml *reader, nb_yaml_event *event) {
  *event = (nb_yaml_event){.kind = NB_YAML_FAILED};
  yaml_event_t *read = &reader->event;
  do {
    yaml_event_delete(read);
    if (!yaml_parser_parse(&reader->parser, read)) return;
  } while (read->type == YAML_STREAM_START_EVENT);
  event->kind = kind(read->type);
  event->start = mark(read->start_mark);
  if (read->type == YAML_SCALAR_EVENT) {
    event->style = style(read->data.scalar.style);
    event->text = read->data.scalar.value;
    event->length = read->data.scalar.length;
  }
}

nb_yaml_fault nb_yaml_fault_of(const nb_yaml *reader) {
  const yaml_parser_t *parser = &reader->parser;
  return (nb_yaml_fault){parser->problem, parser->context, mark(parser->problem_mark), mark(parser->context_mark)};
}
