#ifndef CROWSECTION_H
#define CROWSECTION_H

#include <stdbool.h>
#include <stddef.h>

/// Finds the records of row plugins in one image of the running program.
///
/// ELF: image 0 is the program or library that RowKit is linked into, and the only one. Mach-O: all
/// loaded images (written after Apple's documentation, not tried yet).
///
/// - start: The start of the records. Not written if the image has none.
/// - size: The size of the records in bytes, or 0 if the image has none.
/// - Returns: Whether there is an image with this number.
bool CRowSectionRange(
    size_t image, const void *_Nullable *_Nonnull start, size_t *_Nonnull size);

/// Whether records can be found on this platform.
bool CRowSectionIsKnown(void);

#endif
