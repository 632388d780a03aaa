#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>
#include <stdint.h>

// Style sheets, scripts and pictures, byte for byte as their files. The Swift compiler needs seconds for an
// array literal of this size; the C compiler embeds the file.

/// The bytes of a file.
typedef struct {
    const uint8_t *_Nonnull bytes;
    size_t count;
} CAsset;

CAsset CAssetPageIcon(void);
CAsset CAssetPageStyle(void);
CAsset CAssetPageScript(void);
CAsset CAssetFormScript(void);
CAsset CAssetGalleryStyle(void);
CAsset CAssetGalleryScript(void);

#endif
