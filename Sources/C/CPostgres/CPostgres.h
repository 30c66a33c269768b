// The door to PostgreSQL. What Swift can call directly is not repeated here.
#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <libpq-fe.h>

#ifndef LIBPQ_HAS_PIPELINING
#error "CPostgres needs libpq 14 or later: older ones cannot be told to name errors by their code alone"
#endif

#endif
