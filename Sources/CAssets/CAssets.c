#include "CAssets.h"

// C23 has the directive; the compiler has it in each language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t pageStyle[] = {
#embed "../WebHost/Assets/rowkit.css"
};

static const uint8_t pageScript[] = {
#embed "../WebHost/Assets/rowkit.js"
};

static const uint8_t galleryStyle[] = {
#embed "../RowsCommand/Gallery/Assets/gallery.css"
};

static const uint8_t galleryScript[] = {
#embed "../RowsCommand/Gallery/Assets/gallery.js"
};

CAsset CAssetPageStyle(void) { return (CAsset){pageStyle, sizeof pageStyle}; }

CAsset CAssetPageScript(void) { return (CAsset){pageScript, sizeof pageScript}; }

CAsset CAssetGalleryStyle(void) { return (CAsset){galleryStyle, sizeof galleryStyle}; }

CAsset CAssetGalleryScript(void) { return (CAsset){galleryScript, sizeof galleryScript}; }
