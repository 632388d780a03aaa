#include "CTextTables.h"

// The directive is from C23, but the compiler accepts it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

const uint8_t CFoldingDigits[] = {
#embed "folding.txt"
};

const uint8_t CDecompositionDigits[] = {
#embed "decompositions.txt"
};

const uint8_t CCompositionDigits[] = {
#embed "compositions.txt"
};

const uint8_t CIDNADigits[] = {
#embed "idna.txt"
};
