#include "COutline.h"

// The directive is from C23, but the compiler accepts it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t land[] = {
#embed "land.txt"
};

static const uint8_t seas[] = {
#embed "seas.txt"
};

static const uint8_t borders[] = {
#embed "borders.txt"
};

COutlineTable COutlineLand(void) { return (COutlineTable){land, sizeof land}; }

COutlineTable COutlineSeas(void) { return (COutlineTable){seas, sizeof seas}; }

COutlineTable COutlineBorders(void) { return (COutlineTable){borders, sizeof borders}; }
