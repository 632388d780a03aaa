"""Tests of the pages of `rows serve` in headless Chromium.

ROWS is the program. Run by .ci/browser, which installs what is needed; arguments are those of
unittest, such as `-k Recovery`. ROWKIT_RUNS=full runs what takes longer than the gate may.
"""
