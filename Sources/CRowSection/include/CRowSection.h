#ifndef CROWSECTION_H
#define CROWSECTION_H

#include <stdbool.h>
#include <stddef.h>

/// Finds the records of row plugins in one image of the running program.
///
/// ELF: image 0 is the program or library that RowKit is linked into, and there is no other. Mach-O:
/// the images are all that are loaded (written after Apple's documentation, not tried yet).
///
/// - start: Where the records begin; not written where the image has none.
/// - size: How many bytes they take; 0 where the image has none.
/// - Returns: Whether there is an image of this number.
bool CRowSectionRange(
    size_t image, const void *_Nullable *_Nonnull start, size_t *_Nonnull size);

/// Whether records can be found on this platform.
bool CRowSectionIsKnown(void);

#endif
