#ifndef CTEXTTABLES_H
#define CTEXTTABLES_H

#include <stdint.h>

// The tables of RowText, which its generators write.

extern const uint8_t CFoldingDigits[];
extern const uint8_t CDecompositionDigits[];
extern const uint8_t CCompositionDigits[];
extern const uint8_t CIDNADigits[];

// Inline, because a lookup in a table must not cost a call.
static inline const uint8_t *_Nonnull CTextTableFolding(void) { return CFoldingDigits; }
static inline const uint8_t *_Nonnull CTextTableDecompositions(void) { return CDecompositionDigits; }
static inline const uint8_t *_Nonnull CTextTableCompositions(void) { return CCompositionDigits; }
static inline const uint8_t *_Nonnull CTextTableIDNA(void) { return CIDNADigits; }

#endif
