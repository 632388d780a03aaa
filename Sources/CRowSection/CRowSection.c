#include "CRowSection.h"

#if defined(__APPLE__)

#include <mach-o/dyld.h>
#include <mach-o/getsect.h>

bool CRowSectionIsKnown(void) { return true; }

bool CRowSectionRange(size_t image, const void **start, size_t *size) {
    if (image >= _dyld_image_count()) return false;
    const struct mach_header_64 *header =
        (const struct mach_header_64 *)_dyld_get_image_header((uint32_t)image);
    unsigned long bytes = 0;
    const void *found =
        header ? getsectiondata(header, "__DATA_CONST", "rowkit_plugins", &bytes) : NULL;
    *size = found ? bytes : 0;
    if (found) *start = found;
    return true;
}

#elif defined(__ELF__)

// If the section is not empty, the linker defines both symbols. They are hidden, so they are those
// of this image: only its rows share the types of the RowKit in it.
extern const char __start_rowkit_plugins[] __attribute__((weak, visibility("hidden")));
extern const char __stop_rowkit_plugins[] __attribute__((weak, visibility("hidden")));

bool CRowSectionIsKnown(void) { return true; }

bool CRowSectionRange(size_t image, const void **start, size_t *size) {
    if (image > 0) return false;
    *size = 0;
    if (__start_rowkit_plugins) {
        *start = __start_rowkit_plugins;
        *size = (size_t)(__stop_rowkit_plugins - __start_rowkit_plugins);
    }
    return true;
}

#else

bool CRowSectionIsKnown(void) { return false; }

bool CRowSectionRange(size_t image, const void **start, size_t *size) { return false; }

#endif
