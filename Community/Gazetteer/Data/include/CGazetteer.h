#ifndef CGAZETTEER_H
#define CGAZETTEER_H

#include <stddef.h>
#include <stdint.h>

// Tables written by `Generators/generate_city_table.py`, a line for each city or country.

/// The bytes of a table.
typedef struct {
    const uint8_t *_Nonnull bytes;
    size_t count;
} CGazetteerTable;

/// Name, country, latitude, longitude and population, by population.
CGazetteerTable CGazetteerCities(void);
/// The codes and names of countries and states.
CGazetteerTable CGazetteerCountries(void);

#endif
