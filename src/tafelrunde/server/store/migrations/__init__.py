"""Migrations: how a store comes from one form to the next."""
