#include "CGazetteer.h"

// The directive is from C23, but the compiler accepts it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t cities[] = {
#embed "cities.txt"
};

static const uint8_t countries[] = {
#embed "countries.txt"
};

CGazetteerTable CGazetteerCities(void) { return (CGazetteerTable){cities, sizeof cities}; }

CGazetteerTable CGazetteerCountries(void) { return (CGazetteerTable){countries, sizeof countries}; }
