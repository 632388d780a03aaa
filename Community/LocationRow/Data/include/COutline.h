#ifndef COUTLINE_H
#define COUTLINE_H

#include <stddef.h>
#include <stdint.h>

// Tables written by `Generators/generate_outline_table.py`, a line of text for each line on the map.

/// The bytes of a table.
typedef struct {
    const uint8_t *_Nonnull bytes;
    size_t count;
} COutlineTable;

/// The coasts of land.
COutlineTable COutlineLand(void);
/// The coasts of seas within the land.
COutlineTable COutlineSeas(void);
/// The borders between countries.
COutlineTable COutlineBorders(void);

#endif
