#include "CTextTables.h"

// The directive is from C23, but the compiler accepts it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

const uint8_t CFoldingDigits[] = {
#embed "../RowText/Tables/folding.txt"
};

const uint8_t CDecompositionDigits[] = {
#embed "../RowText/Tables/decompositions.txt"
};

const uint8_t CCompositionDigits[] = {
#embed "../RowText/Tables/compositions.txt"
};

const uint8_t CIDNADigits[] = {
#embed "../RowText/Tables/idna.txt"
};
