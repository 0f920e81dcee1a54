"""Campaigns: several matches whose results go into each other. A campaign is its record."""

from tafelrunde.campaign.campaign import Campaign, load, loads, new

__all__ = ["Campaign", "load", "loads", "new"]
