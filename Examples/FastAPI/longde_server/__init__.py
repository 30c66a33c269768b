"""Longde's auth server in FastAPI, from the generated stubs."""
