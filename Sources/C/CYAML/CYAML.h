#ifndef CYAML_H
#define CYAML_H

/* The door to libyaml. Only YAMLSource goes through it. */
#include <yaml.h>

#endif
