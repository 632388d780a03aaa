#include "CAssets.h"

// The directive is from C23, but the compiler accepts it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t pageIcon[] = {
#embed "../WebHost/Assets/icon.svg"
};

static const uint8_t pageStyle[] = {
#embed "../WebHost/Assets/rowkit.css"
};

static const uint8_t pageScript[] = {
#embed "../WebHost/Assets/Script/streams.js"
};

// The order matters, because the first files define what the others use immediately.
static const uint8_t formScript[] = {
#embed "../WebHost/Assets/Script/page.js"
    ,
#embed "../WebHost/Assets/Script/notes.js"
    ,
#embed "../WebHost/Assets/Script/text.js"
    ,
#embed "../WebHost/Assets/Script/edits.js"
    ,
#embed "../WebHost/Assets/Script/queue.js"
    ,
#embed "../WebHost/Assets/Script/sending.js"
    ,
#embed "../WebHost/Assets/Script/requests.js"
    ,
#embed "../WebHost/Assets/Script/state.js"
    ,
#embed "../WebHost/Assets/Script/log.js"
    ,
#embed "../WebHost/Assets/Script/connecting.js"
    ,
#embed "../WebHost/Assets/Script/trouble.js"
    ,
#embed "../WebHost/Assets/Script/files.js"
    ,
#embed "../WebHost/Assets/Script/keeping.js"
    ,
#embed "../WebHost/Assets/Script/restoring.js"
    ,
#embed "../WebHost/Assets/Script/pushes.js"
    ,
#embed "../WebHost/Assets/Script/relay.js"
    ,
#embed "../WebHost/Assets/Script/leaving.js"
    ,
#embed "../WebHost/Assets/Script/changes.js"
    ,
#embed "../WebHost/Assets/Script/patches.js"
    ,
#embed "../WebHost/Assets/Script/lists.js"
    ,
#embed "../WebHost/Assets/Script/morphing.js"
    ,
#embed "../WebHost/Assets/Script/looks.js"
    ,
#embed "../WebHost/Assets/Script/waiting.js"
    ,
#embed "../WebHost/Assets/Script/focus.js"
    ,
#embed "../WebHost/Assets/Script/screens.js"
    ,
#embed "../WebHost/Assets/Script/history.js"
    ,
#embed "../WebHost/Assets/Script/controls.js"
    ,
#embed "../WebHost/Assets/Script/buttons.js"
    ,
#embed "../WebHost/Assets/Script/clicks.js"
    ,
#embed "../WebHost/Assets/Script/keys.js"
    ,
#embed "../WebHost/Assets/Script/pointers.js"
    ,
#embed "../WebHost/Assets/Script/start.js"
};

static const uint8_t galleryStyle[] = {
#embed "../RowsCommand/Gallery/Assets/gallery.css"
};

static const uint8_t galleryScript[] = {
#embed "../RowsCommand/Gallery/Assets/gallery.js"
};

CAsset CAssetPageIcon(void) { return (CAsset){pageIcon, sizeof pageIcon}; }

CAsset CAssetPageStyle(void) { return (CAsset){pageStyle, sizeof pageStyle}; }

CAsset CAssetPageScript(void) { return (CAsset){pageScript, sizeof pageScript}; }

CAsset CAssetFormScript(void) { return (CAsset){formScript, sizeof formScript}; }

CAsset CAssetGalleryStyle(void) { return (CAsset){galleryStyle, sizeof galleryStyle}; }

CAsset CAssetGalleryScript(void) { return (CAsset){galleryScript, sizeof galleryScript}; }
