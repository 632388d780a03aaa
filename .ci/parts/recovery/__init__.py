"""Random users in Chromium, a server that is killed, and pages to which everything happens."""
