#ifndef CWORKCOUNTER_H
#define CWORKCOUNTER_H

#include <stdint.h>

/// Begins to count what the calling thread asks memory for. Each object, list and text is asked for once. With another C
/// library than glibc nothing is counted.
void work_counter_begin(void);

/// Ends the count of the calling thread and returns it.
uint64_t work_counter_end(void);

#endif
